public import Foundation

/// A view that items dragged over it can activate by resting there for a second.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether dragged items can activate the view.
    var isSpringLoaded: Bool { get set }
}
