import CoreGraphics

/// The heights of all rows, headers and footers of a list, from which their positions are computed.
///
/// Questions and changes cost the logarithm of the numbers of sections and of rows.
nonisolated struct ItemHeights {
    private var tree = StretchTree<SectionHeights>()

    init() {}

    init(_ sections: [SectionHeights]) { tree = StretchTree(sections) }

    var sectionCount: Int { tree.count }
    /// The height of all sections, in points.
    var extent: CGFloat { tree.extent }

    /// The number of rows in a section; the section must exist, here and below.
    func rowCount(in section: Int) -> Int { tree[tree.find(index: section)].rows.count }

    /// The number of rows in each section.
    var rowCounts: [Int] {
        var counts: [Int] = []
        for section in tree.elements { counts.append(section.rows.count) }
        return counts
    }

    /// Whether a row exists.
    func contains(_ position: ItemPosition) -> Bool {
        position.section >= 0 && position.section < sectionCount && position.item >= 0
            && position.item < rowCount(in: position.section)
    }

    // MARK: Spans

    /// The section from the room above its header to its footer's end.
    func span(of section: Int) -> ItemSpan {
        let finding = tree.find(index: section)
        return ItemSpan(start: finding.offset, length: tree[finding].extent, isMeasured: true)
    }

    /// The header, below the room above it.
    func headerSpan(of section: Int) -> ItemSpan {
        let finding = tree.find(index: section)
        let heights = tree[finding]
        return ItemSpan(
            start: finding.offset + heights.padding, length: heights.header.height,
            isMeasured: heights.header.isMeasured)
    }

    /// The rows of a section.
    func rowsSpan(of section: Int) -> ItemSpan {
        let finding = tree.find(index: section)
        let heights = tree[finding]
        return ItemSpan(
            start: finding.offset + heights.padding + heights.header.height, length: heights.rows.extent,
            isMeasured: true)
    }

    func footerSpan(of section: Int) -> ItemSpan {
        let finding = tree.find(index: section)
        let heights = tree[finding]
        return ItemSpan(
            start: finding.offset + heights.extent - heights.footer.height, length: heights.footer.height,
            isMeasured: heights.footer.isMeasured)
    }

    func span(of position: ItemPosition) -> ItemSpan {
        let finding = tree.find(index: position.section)
        let heights = tree[finding]
        var span = heights.rows.span(of: position.item)
        span.start += finding.offset + heights.padding + heights.header.height
        return span
    }

    // MARK: Offsets

    /// The section at an offset; the nearest one outside of all, and nil without any.
    func section(at offset: CGFloat) -> Int? {
        guard sectionCount > 0 else { return nil }
        return tree.find(offset: offset)?.index ?? sectionCount - 1
    }

    /// The row at an offset; nil on headers, on footers and outside.
    func row(at offset: CGFloat) -> ItemPosition? {
        guard offset >= 0, let finding = tree.find(offset: offset) else { return nil }
        let heights = tree[finding]
        let rest = offset - finding.offset - heights.padding - heights.header.height
        guard rest >= 0, let row = heights.rows.row(at: rest) else { return nil }
        return ItemPosition(finding.index, row)
    }

    /// The first row that ends behind an offset; nil without one.
    func firstRow(endingAfter offset: CGFloat) -> ItemPosition? {
        guard let finding = tree.find(offset: offset) else { return nil }
        let heights = tree[finding]
        let rest = offset - finding.offset - heights.padding - heights.header.height
        if let row = heights.rows.row(at: max(0, rest)) { return ItemPosition(finding.index, row) }
        return firstRow(from: finding.index + 1)
    }

    /// The row behind one, in the next section with rows if need be; nil behind the last.
    func row(after position: ItemPosition) -> ItemPosition? {
        if position.item + 1 < rowCount(in: position.section) {
            return ItemPosition(position.section, position.item + 1)
        }
        return firstRow(from: position.section + 1)
    }

    /// The row in front of one, in an earlier section with rows if need be; nil in front of the first.
    func row(before position: ItemPosition) -> ItemPosition? {
        if position.item > 0 { return ItemPosition(position.section, position.item - 1) }
        return lastRow(before: position.section)
    }

    /// The first row of a section and those behind it; nil without rows there.
    func firstRow(from first: Int) -> ItemPosition? {
        var section = first
        while section < sectionCount {
            if rowCount(in: section) > 0 { return ItemPosition(section, 0) }
            section += 1
        }
        return nil
    }

    // MARK: Changes

    /// Notes the height of a row, as known or as a guess.
    mutating func setHeight(_ height: CGFloat, of position: ItemPosition, isMeasured: Bool = true) {
        tree.update(index: position.section) { $0.rows.setHeight(height, of: position.item, isMeasured: isMeasured) }
    }

    /// Has the heights of all rows count as guesses.
    mutating func forgetRowMeasures() {
        for section in 0..<sectionCount { tree.update(index: section) { $0.rows.forgetMeasures() } }
    }

    /// Gives a section other heights of its rows.
    mutating func setRows(_ rows: RowHeights, of section: Int) { tree.update(index: section) { $0.rows = rows } }

    /// Notes the room above a header and the header's height as known.
    mutating func setHeader(_ height: CGFloat, padding: CGFloat, of section: Int, isMeasured: Bool = true) {
        tree.update(index: section) {
            ($0.header, $0.padding) = (.init(height: height, isMeasured: isMeasured), padding)
        }
    }

    /// Notes the height of a footer as known.
    mutating func setFooter(_ height: CGFloat, of section: Int, isMeasured: Bool = true) {
        tree.update(index: section) { $0.footer = .init(height: height, isMeasured: isMeasured) }
    }

    mutating func insertRows(_ rows: RowHeights, at position: ItemPosition) {
        tree.update(index: position.section) { $0.rows.insert(rows, at: position.item) }
    }

    /// Removes rows of a section and returns their heights.
    @discardableResult mutating func removeRows(_ range: Range<Int>, in section: Int) -> RowHeights {
        tree.update(index: section) { $0.rows.remove(range) }
    }

    /// Moves a row; the new position counts without it.
    mutating func moveRow(from former: ItemPosition, to position: ItemPosition) {
        insertRows(removeRows(former.item..<former.item + 1, in: former.section), at: position)
    }

    mutating func insertSection(_ section: SectionHeights, at index: Int) { tree.insert(section, at: index) }

    @discardableResult mutating func removeSections(_ range: Range<Int>) -> [SectionHeights] { tree.remove(range) }

    /// Moves a section; the new index counts without it.
    mutating func moveSection(from former: Int, to index: Int) {
        tree.insert(tree.remove(former..<former + 1), at: index)
    }

    /// The bytes in use for the rows of a section.
    func byteCount(in section: Int) -> Int { tree[tree.find(index: section)].rows.byteCount }
}
