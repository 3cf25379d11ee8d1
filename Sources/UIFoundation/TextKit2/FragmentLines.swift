import CoreGraphics

/// The lines of a fragment and the size of its frame.
nonisolated struct FragmentLines {
    var lines: [NSTextLineFragment] = []
    /// From the container's left side to the frame.
    var x: CGFloat = 0
    var size = CGSize.zero
}
