import Foundation

/// The lock that threads hold while font files are read.
///
/// Cairo 1.16 keeps ten faces open. For one more it closes another, after reading a counter that a second thread may be raising
/// at that moment: that thread then reads glyphs of a closed face. It also opens a face without a lock of its own while another
/// thread may close one. So all calls that make Cairo or Pango read glyphs or release fonts hold this lock.
enum FontLock {
    /// Recursive, since an object released under the lock may hold the last reference to a font.
    private static let turn = NSRecursiveLock()

    /// Calls a closure that reads glyphs or releases fonts, while no other thread does.
    static func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try turn.withLock(body) }
}
