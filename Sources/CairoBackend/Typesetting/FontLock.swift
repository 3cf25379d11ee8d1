import Foundation

/// The turns that threads take to look into font files.
///
/// Cairo 1.16 keeps ten faces open. For one more it closes another, after a look at a counter that a second thread may be raising
/// at that moment: that thread then reads glyphs of a closed face. So whatever makes Cairo or Pango read glyphs holds this lock;
/// nothing that holds it draws or sets text by itself.
enum FontLock {
    private static let turn = NSLock()

    /// Calls a closure that reads glyphs, when no other thread does.
    static func withLock<Result>(_ body: () -> Result) -> Result { turn.withLock(body) }
}
