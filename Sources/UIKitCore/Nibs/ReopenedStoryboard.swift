package import Foundation

/// A storyboard for code that makes its controllers without knowing its type.
@MainActor package protocol ReopenedStoryboard: AnyObject {
    /// The file's name, without extension.
    var name: String { get }

    /// The bundle that has it; nil for the main one.
    var bundle: Bundle? { get }

    /// Makes the initial controller; nil if it has none.
    func makeInitialController() -> AnyObject?

    /// Makes the controller of the scene with a restoration identifier; nil if there is none.
    func makeController(toRestore identifier: String) -> AnyObject?
}
