import CoreGraphics
public import Foundation

/// Shows a tool tip for its view, while the pointer rests on it.
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
    /// Provides the text at a point.
    open weak var delegate: (any UIToolTipInteractionDelegate)?

    /// Whether the interaction is active.
    open var isEnabled = true

    /// The text used when the delegate provides none; nil for none.
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

    /// Hides the tip of a view from which the interaction is removed.
    open func willMove(to view: UIView?) {
        if self.view != nil { ApplicationRuntime.current?.pointerTracker.toolTips.leave(self.view) }
    }

    /// Stores the view.
    open func didMove(to view: UIView?) { self.view = view }

    var defaultConfiguration: UIToolTipConfiguration? { defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) } }

    /// The tip at a point of the view; nil without a text.
    func configuration(at point: CGPoint) -> UIToolTipConfiguration? {
        guard isEnabled else { return nil }
        let found = delegate.map { $0.toolTipInteraction(self, configurationAt: point) } ?? defaultConfiguration
        return found?.toolTip.isEmpty == false ? found : nil
    }
}
