public import Foundation

/// The name under which tables have their options.
open class NSPointerFunctions: NSObject {
    /// The options for holding and comparing a table's objects.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        /// Makes options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Objects are held.
        public static let strongMemory = Options([])
        /// Objects are not held, and leave the table when they end.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are compared by `isEqual(_:)`.
        public static let objectPersonality = Options([])
        /// Objects equal only themselves.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        /// Objects that are put in are copied before, if they can be.
        public static let copyIn = Options(rawValue: 1 << 16)
    }

    /// Tables are made with options, and functions of an app's own are not supported.
    override init() {}
}

extension NSPointerFunctions.Options {
    var isWeak: Bool { contains(.weakMemory) }
    var comparesIdentity: Bool { contains(.objectPointerPersonality) }

    /// The object to add to a table.
    func object(for object: AnyObject) -> AnyObject {
        guard contains(.copyIn), let original = object as? any NSCopying else { return object }
        return original.copy(with: nil) as AnyObject
    }
}
