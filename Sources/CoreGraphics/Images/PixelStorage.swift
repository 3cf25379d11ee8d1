/// Memory for pixels with a stable address, written while it is made and never afterwards.
package final class PixelStorage: @unchecked Sendable {
    package let count: Int
    private let base: UnsafeMutablePointer<UInt32>

    /// Allocates zeroed words and lets `fill` write them.
    package init(count: Int, fill: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
        self.count = count
        base = UnsafeMutablePointer<UInt32>.allocate(capacity: max(1, count))
        base.initialize(repeating: 0, count: max(1, count))
        fill(UnsafeMutableBufferPointer(start: base, count: count))
    }

    deinit { base.deallocate() }

    /// The words; valid as long as this object lives.
    package var words: UnsafeBufferPointer<UInt32> { UnsafeBufferPointer(start: base, count: count) }
}
