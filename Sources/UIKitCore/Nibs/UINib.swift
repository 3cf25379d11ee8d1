import CoreGraphics
public import Foundation

/// An interface file without scenes, whose objects are made each time that it is instantiated.
///
/// The file is read when the first objects are made, and kept.
///
/// Status: partial – a later change of the size class changes which subviews and constraints there are, but no other values, and
/// a view that returns into a stack is not arranged by it. Objects directly below `NSObject` are made only where their module
/// registers how.
@preconcurrency @MainActor open class UINib: NSObject {
    /// A name for an option of ``instantiate(withOwner:options:)``.
    public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// A dictionary of the objects for the file's placeholders, by their identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    package let name: String?
    package let bundle: Bundle?
    package let data: Data?
    /// The document, after it was read.
    package var contents: AnyObject?

    /// Describes the nib with a name; a missing one stops the program when it is instantiated.
    ///
    /// - Parameters:
    ///   - name: The file's name, without extension.
    ///   - bundleOrNil: The bundle that contains it; nil for the main one.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        (self.name, bundle, data) = (name, bundleOrNil, nil)
        super.init()
    }

    /// Describes a nib by the contents of its file.
    ///
    /// - Parameters:
    ///   - data: The bytes of a `.xib` file.
    ///   - bundleOrNil: The bundle with the images and strings that it names; nil for the main one.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        (name, bundle, self.data) = (nil, bundleOrNil, data)
        super.init()
    }

    // Explicit, because subclasses could not declare nonisolated deinitializers otherwise: an implicit one is isolated to the
    // main actor.
    deinit {}

    /// Makes all objects of the nib.
    ///
    /// - Parameters:
    ///   - ownerOrNil: The object for the placeholder File's Owner, which gets its outlets; nil for none.
    ///   - optionsOrNil: Objects for other placeholders, under `externalObjects`.
    /// - Returns: The top-level objects in the file's order, without placeholders. The caller must retain them.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
        let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        return installedInterfaceLoader.current.instantiate(self, withOwner: ownerOrNil, externalObjects: external)
    }
}
