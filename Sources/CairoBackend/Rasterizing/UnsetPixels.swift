/// Owns uninitialized memory for pixels of 32 bits.
final class UnsetPixels: @unchecked Sendable {
    let base: UnsafeMutableRawPointer

    init(count: Int) { base = .allocate(byteCount: 4 * count, alignment: 16) }

    deinit { base.deallocate() }
}
