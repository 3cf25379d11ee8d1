public import CoreGraphics
public import Foundation

/// One stay of dragged items above the view of a spring-loaded interaction.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// How far the interaction is.
    var state: UISpringLoadedInteractionEffectState { get }

    /// The view that shows the state: at first that of the interaction. A behavior may set one of its subviews.
    var targetView: UIView? { get set }

    /// The part of the view that is to be activated, such as an index path; nil at first.
    ///
    /// A behavior sets it where a view has several parts. With another target, view or item, the interaction begins anew; items
    /// are compared as hashable values or else by identity.
    var targetItem: Any? { get set }

    /// The place of the finger or the pointer, in a view's space; nil for the window's.
    func location(in view: UIView?) -> CGPoint
}
