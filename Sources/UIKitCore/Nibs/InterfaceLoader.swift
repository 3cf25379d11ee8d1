package import CoreGraphics
package import Foundation

/// The need for objects from interface files, which a target above the core reads.
package protocol InterfaceLoader: Sendable {
    /// Makes the objects of a nib.
    ///
    /// - Parameters:
    ///   - nib: The nib, which keeps the document that was read in `contents`.
    ///   - owner: The object that stands for File's Owner; nil for none.
    ///   - externalObjects: The objects that stand for other placeholders, by their identifiers.
    /// - Returns: The outermost objects in the file's order, without placeholders.
    @MainActor func instantiate(_ nib: UINib, withOwner owner: Any?, externalObjects: [String: Any]) -> [Any]

    /// Whether a bundle has a nib of a name, in any language.
    @MainActor func hasNib(named name: String, in bundle: Bundle?) -> Bool

    /// A number that is another one once a bundle may have other nibs than before; nil for a bundle that others write into, which
    /// may have them at any time.
    @MainActor func revision(of bundle: Bundle?) -> Int?

    /// Makes the controller that a storyboard of the main bundle begins with; nil where it begins with none.
    @MainActor func initialController(ofStoryboard name: String) -> AnyObject?

    /// Opens the storyboard that a saved state names; nil where the bundle has it no longer.
    @MainActor func reopenStoryboard(named name: String, in bundle: Bundle?) -> (any ReopenedStoryboard)?
}

extension InterfaceLoader {
    /// A loader of nibs alone has no storyboards.
    @MainActor package func initialController(ofStoryboard name: String) -> AnyObject? { nil }

    @MainActor package func reopenStoryboard(named name: String, in bundle: Bundle?) -> (any ReopenedStoryboard)? {
        nil
    }

    // A loader that says nothing of its files is asked each time.
    @MainActor package func revision(of bundle: Bundle?) -> Int? { nil }
}

/// The loader of interface files.
package nonisolated let installedInterfaceLoader = PortSlot<any InterfaceLoader>("InterfaceLoader")
