import CoreGraphics
import UIFoundation

/// A guide of a view that follows the keyboard's area at the window's bottom.
///
/// Its upper edge is the area's, or the end of the safe area while there is no area that reaches higher. Constraints follow in
/// the animation of the area, which is always at the window's bottom, from side to side.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    private var height: NSLayoutConstraint?

    /// Whether the guide follows keyboards that the user has moved away from the window's bottom, where there are such; false at
    /// first.
    open var followsUndockedKeyboard = false

    /// Whether the guide begins at the end of the safe area while no keyboard reaches higher, and not at the view's lower edge;
    /// true at first.
    open var usesBottomSafeArea = true { didSet { follow() } }

    override var nearEdges: NSDirectionalRectEdge { .bottom }

    convenience init(of view: UIView) {
        self.init()
        identifier = "UIViewKeyboardLayoutGuide"
        height = becomeBand(of: view, at: .bottom)
        follow()
        ApplicationRuntime.current?.inputDock.add(self)
    }

    override func ownerSafeAreaDidChange() { follow() }

    /// Gives the guide the height that it has by the area's present position; true when it is another one.
    @discardableResult
    func follow() -> Bool {
        let new = currentHeight
        guard let height, abs(height.constant - new) > 0.001 else { return false }
        height.constant = new
        return true
    }

    private var currentHeight: CGFloat {
        guard let owner else { return 0 }
        let lowest = usesBottomSafeArea ? owner.safeAreaInsets.bottom : 0
        guard let window = owner.window, let area = ApplicationRuntime.current?.inputDock.area(in: window) else {
            return lowest
        }
        return max(lowest, owner.bounds.maxY - owner.convert(area, from: window).minY)
    }
}
