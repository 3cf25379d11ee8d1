import CoreGraphics
import Testing

/// A layout in words: views, their relations, and the resulting frames.
nonisolated struct LayoutDescription: Sendable, CustomTestStringConvertible {
    var name: String
    /// The size of the view around all, which relations call root.
    var size = CGSize(width: 320, height: 200)
    /// Each by its name, behind that of the view around it and a slash, with its intrinsic size: a size such as 30x20 or letters
    /// of 17 points, or of a `size`, in quotes, which are wrapped; `hugs` and `resists` with a priority after that.
    ///
    /// Instead it may be a `guide`, or one that is a `scroll` view; `frame` with four numbers has it keep that, `insets` are
    /// those of its alignment rectangle and `margins` its margins, each from the top, the leading side first; one that
    /// `preserves` minds the margins of the view around.
    var views: [String]
    /// Each an equation such as a.width = root.width * 0.5 + 10 @ 750, a visual format, or `pin` with a view and a distance.
    /// Between a view and an attribute there may be a guide of the view: margins, readable, safe, content, frame.
    var relations: [String]
    /// The left, the top, the width and the height of views by name.
    var frames: [String: [CGFloat]]
    /// Whether the layout is mirrored in right-to-left surroundings.
    var mirrors = true
    /// Whether no constraints conflict when the outermost view has another size.
    var fitsAllSizes = true

    var testDescription: String { name }

    static let all = rows + proportions + contents + guides + framed + relations + formats
}
