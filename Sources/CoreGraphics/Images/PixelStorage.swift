import Synchronization

/// Memory for pixels with a stable address, written while it is made and never afterwards.
package final class PixelStorage: @unchecked Sendable {
    package let count: Int
    private let base: UnsafeMutablePointer<UInt32>
    private let opacity = Mutex<Bool?>(nil)

    /// Allocates zeroed words and lets `fill` write them.
    package init(count: Int, fill: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
        self.count = count
        base = UnsafeMutablePointer<UInt32>.allocate(capacity: max(1, count))
        base.initialize(repeating: 0, count: max(1, count))
        fill(UnsafeMutableBufferPointer(start: base, count: count))
    }

    /// Whether no word has an alpha below 255, which is found out once.
    package var isOpaque: Bool {
        opacity.withLock { known in
            if let known { return known }
            let isOpaque = !words.contains { $0 < 0xFF00_0000 }
            known = isOpaque
            return isOpaque
        }
    }

    deinit { base.deallocate() }

    /// The words; valid as long as this object lives.
    package var words: UnsafeBufferPointer<UInt32> { UnsafeBufferPointer(start: base, count: count) }
}
