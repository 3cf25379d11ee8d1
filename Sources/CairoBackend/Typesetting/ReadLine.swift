import CoreText

/// A line as read from Pango, with its origin still to be set.
struct ReadLine {
    var line: TextLine
    let isRightToLeft: Bool
}
