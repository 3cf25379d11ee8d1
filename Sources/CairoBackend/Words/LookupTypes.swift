import CPango

/// The types of the lookups in a face's table of substitutions or of positions, which HarfBuzz does not tell.
struct LookupTypes {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let blob: Blob
    /// The type that stands for another one further away.
    private let extensionType: Int

    private final class Blob {
        let pointer: OpaquePointer?
        init(_ pointer: OpaquePointer?) { self.pointer = pointer }
        deinit { hb_blob_destroy(pointer) }
    }

    init(of face: OpaquePointer, _ table: hb_tag_t, extensionType: Int) {
        self.extensionType = extensionType
        blob = Blob(hb_face_reference_table(face, table))
        var length: UInt32 = 0
        let start = hb_blob_get_data(blob.pointer, &length)
        bytes = UnsafeBufferPointer(
            start: start.map { UnsafeRawPointer($0).assumingMemoryBound(to: UInt8.self) }, count: Int(length))
    }

    /// The type of a lookup, by the numbers of its table, that of an extension being the type of the lookup it extends; nil for
    /// damaged tables.
    subscript(lookup: Int) -> Int? {
        guard let list = number(at: 8), let offset = number(at: list + 2 + 2 * lookup), offset > 0 else { return nil }
        let start = list + offset
        guard number(at: start) == extensionType else { return number(at: start) }
        return number(at: start + 6).flatMap { number(at: start + $0 + 2) }
    }

    private func number(at offset: Int) -> Int? {
        guard offset >= 0, offset + 1 < bytes.count else { return nil }
        return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }
}
