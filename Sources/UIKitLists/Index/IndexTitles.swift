import CoreGraphics

/// The titles of an index, and the lines on which they are in a strip of a height.
///
/// Where they are too many, every second line has a dot for titles that are left out; a finger finds these all the same.
nonisolated struct IndexTitles: Equatable {
    /// The content of one line of the strip.
    enum Line: Equatable {
        /// The title at an index.
        case title(Int)
        /// A dot for titles that have no line.
        case dot
    }

    /// Points from one line to the next.
    static let pitch: CGFloat = 14

    var titles: [String] = []

    /// The number of lines in a strip of a height in points; odd where titles are left out, so that both ends have theirs.
    private func lineCount(inHeight height: CGFloat) -> Int {
        guard height >= Self.pitch, !titles.isEmpty else { return 0 }
        let room = height / Self.pitch
        if CGFloat(titles.count) <= room { return titles.count }
        return (Int(room) - 1) | 1
    }

    /// The lines in a strip of a height in points, from top to bottom.
    func lines(inHeight height: CGFloat) -> [Line] {
        let count = lineCount(inHeight: height)
        var lines: [Line] = []
        for line in 0..<count {
            lines.append(
                count == titles.count || line % 2 == 0 ? .title(title(onLine: CGFloat(line), of: count)) : .dot)
        }
        return lines
    }

    /// Where the first line begins: the lines are in the middle of the strip.
    func start(inHeight height: CGFloat) -> CGFloat {
        (height - CGFloat(lineCount(inHeight: height)) * Self.pitch) / 2
    }

    /// The title for a finger at a distance from the strip's top, which may be outside of it; nil without lines.
    func title(at y: CGFloat, inHeight height: CGFloat) -> Int? {
        let count = lineCount(inHeight: height)
        guard count > 0, y.isFinite else { return nil }
        guard count > 1 else { return title(onLine: y / height * 2, of: 3) }
        return title(onLine: (y - start(inHeight: height)) / Self.pitch - 0.5, of: count)
    }

    /// The title at a line, which may be between two, of so many.
    private func title(onLine line: CGFloat, of count: Int) -> Int {
        let last = CGFloat(titles.count - 1)
        guard count > 1 else { return 0 }
        return Int(min(max(0, line * last / CGFloat(count - 1)), last).rounded())
    }
}
