import CoreGraphics
public import Foundation
public import UIFoundation

/// A view of the app's own that is shown behind a popover's content, with the card and the arrow.
///
/// Override `arrowBase()`, `arrowHeight()` and `contentViewInsets()`, draw card and arrow, and give the class to
/// `popoverBackgroundViewClass`. The view is as large as card and arrow together; on the side of the arrow it is larger than the
/// card by `arrowHeight()`. The shadow is the view's own.
///
/// Unlike iOS: `arrowOffset` and `arrowDirection` need not be overridden; a change of them has the view laid out and drawn anew.
@preconcurrency @MainActor open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    /// Makes a view for a popover, which sets its frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a view from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The distance of the arrow's middle from the middle of its edge, in points to the right or down.
    open var arrowOffset: CGFloat = 0 {
        didSet { if arrowOffset != oldValue { arrowDidChange() } }
    }

    /// The direction of the arrow; empty for a card without one.
    open var arrowDirection: UIPopoverArrowDirection = .unknown {
        didSet { if arrowDirection != oldValue { arrowDidChange() } }
    }

    private func arrowDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Whether the content has the round corners that it has without a background view.
    open class var wantsDefaultContentAppearance: Bool { true }

    /// The width in points of the arrow at the card; must be overridden.
    open class func arrowBase() -> CGFloat { refuse("arrowBase()") }

    /// The height in points of the arrow outside the card; must be overridden.
    open class func arrowHeight() -> CGFloat { refuse("arrowHeight()") }

    /// The insets in points of the content in the card; must be overridden.
    open class func contentViewInsets() -> UIEdgeInsets { refuse("contentViewInsets()") }

    private static func refuse(_ method: String) -> Never {
        fatalError(
            "\(self) does not override \(method), which popovers need to find their place. Override it in every subclass of "
                + "UIPopoverBackgroundView, without a call of super.")
    }
}
