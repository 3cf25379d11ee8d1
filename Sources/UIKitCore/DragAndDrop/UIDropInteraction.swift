import CoreGraphics
public import Foundation

/// Lets items be dropped on its view; the delegate takes them.
///
/// Of several views below the finger the innermost one gets the items whose interaction can handle them.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
    /// Takes the items; not retained.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?

    /// The view that it was added to.
    open private(set) weak var view: UIView?

    /// Whether several sessions at once are let in; there is one at a time here.
    open var allowsSimultaneousDropSessions = false

    /// Makes an interaction; the delegate is not retained.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// The items leave a view that the interaction is taken off.
    open func willMove(to view: UIView?) {
        if self.view != nil { (ApplicationRuntime.current?.drag as? DragTransaction)?.leave(self) }
    }

    open func didMove(to view: UIView?) { self.view = view }

    /// Has the delegate be asked anew, since something else lies below the finger than before.
    package func updateSession() {
        (ApplicationRuntime.current?.drag as? DragTransaction)?.surroundingsDidChange(for: self)
    }
}
