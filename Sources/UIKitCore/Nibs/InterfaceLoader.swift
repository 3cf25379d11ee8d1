package import CoreGraphics
package import Foundation

/// Makes objects from interface files; a target above the core implements it.
package protocol InterfaceLoader: Sendable {
    /// Makes the objects of a nib.
    ///
    /// - Parameters:
    ///   - nib: The nib, which keeps the document that was read in `contents`.
    ///   - owner: The object for the placeholder File's Owner; nil for none.
    ///   - externalObjects: The objects for other placeholders, by their identifiers.
    /// - Returns: The top-level objects in the file's order, without placeholders.
    @MainActor func instantiate(_ nib: UINib, withOwner owner: Any?, externalObjects: [String: Any]) -> [Any]

    /// Whether a bundle has a nib of a name, in any language.
    @MainActor func hasNib(named name: String, in bundle: Bundle?) -> Bool

    /// A number that changes when a bundle may contain other nibs than before.
    ///
    /// It is nil for a bundle into which others write, because it may change at any time.
    @MainActor func revision(of bundle: Bundle?) -> Int?

    /// Makes the initial controller of a storyboard in the main bundle; nil if it has none.
    @MainActor func initialController(ofStoryboard name: String) -> AnyObject?

    /// Opens the storyboard that a saved state names; nil if the bundle does not contain it any more.
    @MainActor func reopenStoryboard(named name: String, in bundle: Bundle?) -> (any ReopenedStoryboard)?
}

extension InterfaceLoader {
    /// A loader of nibs alone has no storyboards.
    @MainActor package func initialController(ofStoryboard name: String) -> AnyObject? { nil }

    @MainActor package func reopenStoryboard(named name: String, in bundle: Bundle?) -> (any ReopenedStoryboard)? {
        nil
    }

    // A loader without revisions is asked each time.
    @MainActor package func revision(of bundle: Bundle?) -> Int? { nil }
}

/// The loader of interface files.
package nonisolated let installedInterfaceLoader = PortSlot<any InterfaceLoader>("InterfaceLoader")
