import Foundation

/// Owns uninitialized memory for pixels. That of a large bitmap is apart from the heap, in huge pages where the system has them.
///
/// The system interrupts a program at the first use of each page, to map and clear it: for the bitmap of a screen in pages of
/// 4 KB that takes longer than drawing. A heap returns blocks of this size to the system when they are freed, or keeps them,
/// depending on its other blocks, so that drawing the same picture takes two different times.
final class PixelMemory: @unchecked Sendable {
    /// From this many bytes on, memory is apart from the heap.
    static let minimumMapping = 1 << 20
    private static let hugePage = 2 << 20

    let base: UnsafeMutableRawPointer
    /// The memory around `base` that is returned to the system at the end; nil for a block of the heap.
    private let mapping: UnsafeMutableRawBufferPointer?

    init(byteCount: Int) {
        // A rest of half a huge page or more is worth one.
        let advised = (byteCount + Self.hugePage / 2) / Self.hugePage * Self.hugePage
        mapping = byteCount < Self.minimumMapping ? nil : Self.map(max(byteCount, advised) + Self.hugePage)
        guard let start = mapping?.baseAddress else {
            base = .allocate(byteCount: byteCount, alignment: 16)
            return
        }
        base = start.alignedUp(toMultipleOf: Self.hugePage)
        // Only advice: a system without huge pages gives small ones.
        madvise(base, advised, MADV_HUGEPAGE)
    }

    deinit {
        if let mapping { munmap(mapping.baseAddress, mapping.count) } else { base.deallocate() }
    }

    /// Reserves addresses, which have no memory before their first use; nil when the system refuses.
    private static func map(_ byteCount: Int) -> UnsafeMutableRawBufferPointer? {
        let start = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        return start == MAP_FAILED ? nil : UnsafeMutableRawBufferPointer(start: start, count: byteCount)
    }
}
