import CoreGraphics
public import Foundation

/// Explains its view by a small text, while the pointer rests on it.
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
    /// Says which text there is at a point.
    open weak var delegate: (any UIToolTipInteractionDelegate)?

    /// Whether it takes part at all.
    open var isEnabled = true

    /// The text where the delegate gives none of its own; nil for none.
    open var defaultToolTip: String?

    /// The view that it was added to.
    open private(set) weak var view: UIView?

    /// Makes an interaction without a text.
    public override init() {
        ToolTips.areThere = true
        super.init()
    }

    /// Makes an interaction with a text for all of its view.
    public convenience init(defaultToolTip: String) {
        self.init()
        self.defaultToolTip = defaultToolTip
    }

    /// Removes the tip of a view that it is taken off.
    open func willMove(to view: UIView?) {
        if self.view != nil { ApplicationRuntime.current?.pointerTracker.toolTips.leave(self.view) }
    }

    /// Remembers its view.
    open func didMove(to view: UIView?) { self.view = view }

    var defaultConfiguration: UIToolTipConfiguration? { defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) } }

    /// The tip at a point of the view; nil for none, as for one without a text.
    func configuration(at point: CGPoint) -> UIToolTipConfiguration? {
        guard isEnabled else { return nil }
        let found = delegate.map { $0.toolTipInteraction(self, configurationAt: point) } ?? defaultConfiguration
        return found?.toolTip.isEmpty == false ? found : nil
    }
}
