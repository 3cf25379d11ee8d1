import CoreGraphics

/// The heights of a section's rows.
///
/// Rows of one height that were never measured take no memory each: they are one run.
nonisolated struct RowHeights {
    private var tree = StretchTree<RowRun>()

    init() {}

    /// Rows of one height, estimated or known, in points.
    init(count: Int, height: CGFloat, isMeasured: Bool) {
        if count > 0 { tree.insert(RowRun(count, height: height, isMeasured: isMeasured), at: 0) }
    }

    /// A row for each height in points, all estimated or all known.
    init(_ heights: [CGFloat], isMeasured: Bool) {
        var runs: [RowRun] = []
        var index = 0
        while index < heights.count {
            let first = index
            repeat { index += 1 } while index < heights.count && heights[index] == heights[first]
            runs.append(RowRun(index - first, height: heights[first], isMeasured: isMeasured))
        }
        tree = StretchTree(runs)
    }

    var count: Int { tree.count }
    var extent: CGFloat { tree.extent }
    /// The bytes in use for all rows.
    var byteCount: Int { tree.byteCount }

    /// Where a row begins, counted from the first one, and how high it is; the index may be the count, for the end.
    func span(of row: Int) -> ItemSpan {
        guard row < count else { return ItemSpan(start: extent, length: 0, isMeasured: true) }
        let finding = tree.find(index: row)
        let run = tree[finding]
        return ItemSpan(
            start: finding.offset + CGFloat(row - finding.index) * run.height, length: run.height,
            isMeasured: run.isMeasured)
    }

    /// The first row that ends behind an offset; nil behind the last.
    func row(at offset: CGFloat) -> Int? {
        guard let finding = tree.find(offset: offset) else { return nil }
        let run = tree[finding]
        return finding.index + min(run.count - 1, Int(max(0, offset - finding.offset) / run.height))
    }

    /// Notes the height of a row, as known or as a guess.
    mutating func setHeight(_ height: CGFloat, of row: Int, isMeasured: Bool = true) {
        let span = span(of: row)
        guard span.isMeasured != isMeasured || span.length != height else { return }
        tree.remove(row..<row + 1)
        tree.insert(RowRun(1, height: height, isMeasured: isMeasured), at: row)
    }

    mutating func insert(_ rows: RowHeights, at row: Int) {
        let runs = rows.tree.elements
        if runs.count == 1 { tree.insert(runs[0], at: row) } else { tree.insert(runs, at: row) }
    }

    /// Has all heights count as guesses.
    mutating func forgetMeasures() {
        var runs: [RowRun] = []
        for run in tree.elements {
            let guess = RowRun(run.count, height: run.height, isMeasured: false)
            if runs.isEmpty || !runs[runs.count - 1].absorb(guess) { runs.append(guess) }
        }
        tree = StretchTree(runs)
    }

    /// Removes rows and returns their heights.
    @discardableResult mutating func remove(_ range: Range<Int>) -> RowHeights {
        var removed = RowHeights()
        removed.tree = StretchTree(tree.remove(range))
        return removed
    }
}
