public import Foundation

/// Takes what a drawing call finds out about a text's place.
///
/// Status: partial – the bounds; shrinking text to fit follows.
open nonisolated class NSStringDrawingContext: NSObject {
    /// The rectangle that the text of the last call took.
    public internal(set) var totalBounds = CGRect.zero

    public override init() {}
}
