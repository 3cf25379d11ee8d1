public import Foundation

nonisolated extension NSTextStorage {
    /// Kinds of changes to a text.
    public nonisolated struct EditActions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Attributes were changed.
        public static let editedAttributes = EditActions(rawValue: 1)
        /// Characters were added, removed or replaced.
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    /// Posted before changes are processed; the object is the storage. Characters and attributes may still be changed.
    public static let willProcessEditingNotification = Notification.Name("NSTextStorageWillProcessEditingNotification")
    /// Posted after attributes have been fixed; the object is the storage. Only attributes may be changed.
    public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")
}
