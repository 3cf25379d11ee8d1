import Foundation

/// The coder from which a controller or the delegate reads its state.
///
/// Foundation's unarchiver treats a missing key as damage and then returns no further values; this one returns nil for the key.
nonisolated final class StateDecoder: NSCoder {
    private let archive: Data
    private let delegate: any NSKeyedUnarchiverDelegate
    private var unarchiver: NSKeyedUnarchiver

    /// Makes a decoder of an archive; nil for other bytes, and for an archive with which Foundation would trap.
    init?(_ archive: Data, delegate: any NSKeyedUnarchiverDelegate) {
        guard ArchiveReferences(archive)?.areSound == true, let unarchiver = Self.open(archive, delegate)
        else { return nil }
        (self.archive, self.delegate, self.unarchiver) = (archive, delegate, unarchiver)
        super.init()
    }

    private static func open(_ archive: Data, _ delegate: any NSKeyedUnarchiverDelegate) -> NSKeyedUnarchiver? {
        guard let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: archive) else { return nil }
        unarchiver.requiresSecureCoding = false
        unarchiver.decodingFailurePolicy = .setErrorAndReturn
        unarchiver.delegate = delegate
        return unarchiver
    }

    /// The value of a key; nil when it is missing or of another kind than requested. Other keys can still be read afterwards.
    private func value<Value>(_ key: String, _ decode: (NSKeyedUnarchiver) -> Value?) -> Value? {
        guard unarchiver.containsValue(forKey: key) else { return nil }
        let value = decode(unarchiver)
        if unarchiver.error != nil, let fresh = Self.open(archive, delegate) { unarchiver = fresh }
        return value
    }

    override var allowsKeyedCoding: Bool { true }

    override func containsValue(forKey key: String) -> Bool { unarchiver.containsValue(forKey: key) }

    override func decodeObject(forKey key: String) -> Any? { value(key) { $0.decodeObject(forKey: key) } }

    override func decodeObject<Object: NSObject & NSCoding>(of cls: Object.Type, forKey key: String) -> Object? {
        value(key) { $0.decodeObject(of: cls, forKey: key) }
    }

    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        // A reference is replaced by its controller only after its class was checked.
        let others: [AnyClass] = [ControllerReference.self, StoryboardReference.self]
        return value(key) { $0.decodeObject(of: classes.map { $0 + others }, forKey: key) }
    }

    override func decodePropertyList(forKey key: String) -> Any? { value(key) { $0.decodePropertyList(forKey: key) } }

    override func decodeBool(forKey key: String) -> Bool { unarchiver.decodeBool(forKey: key) }
    override func decodeInteger(forKey key: String) -> Int { unarchiver.decodeInteger(forKey: key) }
    override func decodeInt32(forKey key: String) -> Int32 { unarchiver.decodeInt32(forKey: key) }
    override func decodeInt64(forKey key: String) -> Int64 { unarchiver.decodeInt64(forKey: key) }
    override func decodeCInt(forKey key: String) -> CInt { unarchiver.decodeCInt(forKey: key) }
    override func decodeFloat(forKey key: String) -> Float { unarchiver.decodeFloat(forKey: key) }
    override func decodeDouble(forKey key: String) -> Double { unarchiver.decodeDouble(forKey: key) }

    override func withDecodedUnsafeBytes<Result>(
        forKey key: String, body: (UnsafeRawBufferPointer?) throws -> Result
    ) rethrows -> Result { try unarchiver.withDecodedUnsafeBytes(forKey: key, body: body) }
}
