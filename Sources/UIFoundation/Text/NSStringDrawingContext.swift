public import Foundation

/// Says how small a text may be drawn, and takes what a drawing call finds out about its place.
open nonisolated class NSStringDrawingContext: NSObject {
    /// The smallest part of its size to which text is shrunk to fit; 0 does not shrink.
    open var minimumScaleFactor: CGFloat = 0
    /// The part of its size at which the text of the last call was set.
    public internal(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle that the text of the last call took.
    public internal(set) var totalBounds = CGRect.zero

    /// Makes a context that does not shrink text.
    public override init() {}
}
