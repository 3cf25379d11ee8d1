package import Foundation

/// A storyboard, as those see it who want a controller of its without knowing which.
@MainActor package protocol ReopenedStoryboard: AnyObject {
    /// The file's name, without extension.
    var name: String { get }

    /// The bundle that has it; nil for the main one.
    var bundle: Bundle? { get }

    /// Makes the controller that it begins with; nil where it begins with none.
    func makeInitialController() -> AnyObject?

    /// Makes the controller of the scene that has a restoration identifier, as its name or besides; nil where none has.
    func makeController(toRestore identifier: String) -> AnyObject?
}
