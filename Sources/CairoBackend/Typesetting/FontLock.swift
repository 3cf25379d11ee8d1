import Foundation

/// The turns that threads take to look into font files.
///
/// Cairo 1.16 keeps ten faces open. For one more it closes another, after a look at a counter that a second thread may be raising
/// at that moment: that thread then reads glyphs of a closed face. It also opens a face without a lock of its own while another
/// thread may close one. So whatever makes Cairo or Pango read glyphs, or lets go of fonts, holds this lock.
enum FontLock {
    /// Recursive, since what is let go of in a turn may hold the last reference to a font.
    private static let turn = NSRecursiveLock()

    /// Calls a closure that reads glyphs or lets go of fonts, when no other thread does.
    static func withLock<Result>(_ body: () -> Result) -> Result { turn.withLock(body) }
}
