import CCairo
import CPango
import Foundation

/// Owns a face that FreeType reads from memory, and that memory. Cairo keeps it as long as its own face for it lives.
final class FreeTypeFace {
    private let bytes: UnsafeMutableRawBufferPointer
    private let face: OpaquePointer

    /// FreeType's state; used only in a turn of ``FontLock``.
    nonisolated(unsafe) private static let library: OpaquePointer? = {
        var library: OpaquePointer?
        return FT_Init_FreeType(&library) == 0 ? library : nil
    }()

    /// The key under which Cairo's face keeps this object.
    nonisolated(unsafe) private static let key: UnsafeMutablePointer<cairo_user_data_key_t> = {
        let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
        key.initialize(to: cairo_user_data_key_t())
        return key
    }()

    private init?(_ data: Data) {
        guard let library = Self.library, !data.isEmpty else { return nil }
        bytes = .allocate(byteCount: data.count, alignment: 16)
        data.copyBytes(to: bytes)
        var face: OpaquePointer?
        let status = FT_New_Memory_Face(
            library, bytes.bindMemory(to: UInt8.self).baseAddress, data.count, 0, &face)
        guard status == 0, let face else {
            bytes.deallocate()
            return nil
        }
        self.face = face
    }

    deinit {
        FontLock.withLock { _ = FT_Done_Face(face) }
        bytes.deallocate()
    }

    /// A new reference to Cairo's face for the bytes of a font file, with values for the axes in the file's order; nil when
    /// they are none.
    static func cairoFace(_ data: Data, axes: [CGFloat]) -> OpaquePointer? {
        FontLock.withLock {
            guard let owner = FreeTypeFace(data) else { return nil }
            if !axes.isEmpty {
                var values = axes.map { Int(($0 * 65536).rounded()) }
                guard FT_Set_Var_Design_Coordinates(owner.face, UInt32(values.count), &values) == 0 else { return nil }
            }
            guard let pointer = cairo_ft_font_face_create_for_ft_face(owner.face, 0) else { return nil }
            let kept = Unmanaged.passRetained(owner)
            let status = cairo_font_face_set_user_data(
                pointer, key, kept.toOpaque(),
                { owner in
                    if let owner { Unmanaged<FreeTypeFace>.fromOpaque(owner).release() }
                })
            guard status == CAIRO_STATUS_SUCCESS else {
                kept.release()
                cairo_font_face_destroy(pointer)
                return nil
            }
            return pointer
        }
    }
}
