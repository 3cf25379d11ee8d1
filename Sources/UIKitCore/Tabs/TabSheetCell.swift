import CoreGraphics
import Foundation
import UIFoundation

/// One item on the screen for choosing tabs, which is dragged by touch and picked up by keys.
final class TabSheetCell: UIControl {
    /// The opacity of an item whose portrait is being dragged.
    private static let absentAlpha: CGFloat = 0.3

    let portrait: TabPreview
    let press = UILongPressGestureRecognizer()
    weak var customization: TabCustomization?

    var item: UITabBarItem { portrait.item }

    /// Whether the item's portrait is being dragged.
    var isAway = false {
        didSet { portrait.alpha = isAway ? Self.absentAlpha : 1 }
    }

    init(_ item: UITabBarItem) {
        portrait = TabPreview(item)
        super.init(frame: .zero)
        item.secondPresenter = portrait
        portrait.show(picture: .secondaryLabel, title: .label)
        addSubview(portrait)
        addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    override func layoutSubviews() {
        super.layoutSubviews()
        portrait.frame = bounds
    }

    // MARK: Keyboard

    override var focusShape: FocusShape { FocusShape(bounds.insetBy(dx: 6, dy: 2), radius: 10, in: self) }

    override func keyboardPress(_ phase: UIPress.Phase) {
        if phase == .ended { customization?.keyDidPress(self) }
    }

    package override func keyboardStep(_ heading: UIFocusHeading) -> (() -> Void)? {
        guard let customization, customization.isCarriedByKeys(item), heading == .left || heading == .right else {
            return nil
        }
        return { customization.carry(heading) }
    }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        if !isFocused, customization?.isCarriedByKeys(item) == true { customization?.cancelDrag() }
    }
}
