import CoreGraphics
public import Foundation

/// The state and the target of a spring-loaded interaction.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// The state of the interaction.
    var state: UISpringLoadedInteractionEffectState { get }

    /// The view that the effect is applied to: by default the interaction's view. A behavior may set a subview.
    var targetView: UIView? { get set }

    /// The part of the view that is activated, such as an index path; nil by default.
    ///
    /// A behavior sets it in views with several parts. The interaction starts again if the target view or the target item
    /// changes. Target items are equal if they are equal as hashable values, or else identical.
    var targetItem: Any? { get set }

    /// The location of the finger or the pointer, in a view's space; nil for the window's.
    func location(in view: UIView?) -> CGPoint
}
