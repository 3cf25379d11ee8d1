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

    /// Makes the controller that a storyboard of the main bundle begins with; nil where it begins with none.
    @MainActor func initialController(ofStoryboard name: String) -> AnyObject?
}

extension InterfaceLoader {
    /// A loader of nibs alone has no storyboards.
    @MainActor package func initialController(ofStoryboard name: String) -> AnyObject? { nil }
}

/// The loader of interface files.
package nonisolated let installedInterfaceLoader = PortSlot<any InterfaceLoader>("InterfaceLoader")
