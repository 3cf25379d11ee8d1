import Foundation

/// The characters of a storage as a mutable string; changes of the string change the storage.
nonisolated final class StorageString: NSMutableString {
    private var storage: NSTextStorage?

    init(of storage: NSTextStorage) {
        self.storage = storage
        super.init(capacity: 0)
    }

    required convenience init?(coder: NSCoder) {
        guard let string = NSString(coder: coder) else { return nil }
        self.init(string: string as String)
    }
    required init(capacity: Int) { super.init(capacity: capacity) }
    required init(string: String) { super.init(string: string) }
    required init(characters: UnsafePointer<unichar>, length: Int) {
        super.init(characters: characters, length: length)
    }
    required init(stringLiteral value: StaticString) { super.init(stringLiteral: value) }
    required convenience init(unicodeScalarLiteral value: StaticString) { self.init(stringLiteral: value) }
    required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
        self.init(stringLiteral: value)
    }

    // One without a storage, which only the required initializers make, is the plain string that it was made as.

    override var length: Int { storage?.length ?? super.length }

    override func character(at index: Int) -> unichar {
        storage?.unit(at: index) ?? super.character(at: index)
    }

    override func replaceCharacters(in range: NSRange, with string: String) {
        guard let storage else { return super.replaceCharacters(in: range, with: string) }
        storage.replaceCharacters(in: range, with: string)
    }
}
