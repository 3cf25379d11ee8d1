public import Foundation

/// Can be activated by items that are dragged over it and stay there for a second.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether dragged items activate it.
    var isSpringLoaded: Bool { get set }
}
