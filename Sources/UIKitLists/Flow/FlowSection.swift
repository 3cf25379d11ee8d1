import CoreGraphics

/// The items of a section in lines.
///
/// Items of one size take no memory each, and their lines are computed from the index. Those of different sizes are arranged in
/// lines once; a change of one arranges the items from its line on again.
nonisolated struct FlowSection: Sendable {
    /// The sizes of the items.
    private enum Sizes: Sendable {
        case uniform(FlowExtent, count: Int)
        case each([FlowExtent])
    }

    private(set) var metrics: FlowMetrics
    private var sizes: Sizes
    /// The lines of items with different sizes.
    private var lines: [FlowLine] = []
    /// The number of items in a full line of items of one size.
    private var capacity = 1
    private var largestThickness: CGFloat = 0

    /// Sets items of one size.
    init(_ metrics: FlowMetrics, count: Int, size: FlowExtent) {
        (self.metrics, sizes) = (metrics, .uniform(size, count: count))
        capacity = metrics.capacity(of: size.across, among: count)
        largestThickness = size.along
    }

    /// Sets items with a size each.
    init(_ metrics: FlowMetrics, sizes: [FlowExtent]) {
        (self.metrics, self.sizes) = (metrics, .each(sizes))
        setLines(from: 0)
    }

    // MARK: Lengths

    var count: Int {
        switch sizes {
        case .uniform(_, let count): count
        case .each(let sizes): sizes.count
        }
    }

    func size(of item: Int) -> FlowExtent {
        switch sizes {
        case .uniform(let size, _): size
        case .each(let sizes): sizes[item]
        }
    }

    /// Where the first line begins, in points from the section's beginning.
    var linesStart: CGFloat { metrics.header + metrics.margins.before }

    /// Where the footer begins, in points from the section's beginning.
    var footerStart: CGFloat { linesStart + linesExtent + metrics.margins.behind }

    /// The length of the section along the axis.
    var extent: CGFloat { footerStart + metrics.footer }

    private var linesExtent: CGFloat {
        guard lineCount > 0 else { return 0 }
        let last = line(lineCount - 1)
        return last.start + last.thickness
    }

    /// The breadth of the longest item, where it is longer than a line; nil where all fit.
    var overlongBreadth: CGFloat? {
        var longest: CGFloat = 0
        switch sizes {
        case .uniform(let size, let count): longest = count > 0 ? size.across : 0
        case .each(let sizes): for size in sizes { longest = max(longest, size.across) }
        }
        return longest > metrics.available + 1e-5 ? longest : nil
    }

    // MARK: Lines

    var lineCount: Int {
        switch sizes {
        case .uniform(_, let count): (count + capacity - 1) / capacity
        case .each: lines.count
        }
    }

    func line(_ index: Int) -> FlowLine {
        guard case .uniform(let size, let count) = sizes else { return lines[index] }
        let first = index * capacity
        let spread = metrics.spread(of: size.across, capacity: capacity)
        return FlowLine(
            first: first, count: min(capacity, count - first),
            start: CGFloat(index) * (size.along + metrics.lineSpacing),
            thickness: size.along, origin: spread.origin, spacing: spread.spacing)
    }

    /// The line of an item.
    func lineIndex(of item: Int) -> Int {
        guard case .each = sizes else { return item / capacity }
        return lines.partition { $0.end > item }
    }

    /// The lines between two positions, in points from the section's beginning.
    func lineIndices(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let (start, end) = (start - linesStart, end - linesStart)
        let count = lineCount
        guard count > 0, start < end else { return 0..<0 }
        if case .uniform(let size, _) = sizes {
            let pitch = size.along + metrics.lineSpacing
            guard pitch > 0 else { return 0..<count }
            func index(_ position: CGFloat) -> Int {
                Int(max(-1, min(position / pitch, CGFloat(count))).rounded(.down))
            }
            let first = max(0, index(start - size.along))
            return first..<max(first, min(count, index(end) + 1))
        }
        let first = lines.partition { $0.start > start - largestThickness }
        // Distances between lines may be negative, so that the one before may reach as far.
        let behind = lines.partition { $0.start >= end }
        return max(0, first - 1)..<max(first, behind)
    }

    /// Calls a closure with the items of a line and where each begins, across and from the section's beginning.
    func visitItems(of line: FlowLine, _ visit: (_ item: Int, _ across: CGFloat, _ along: CGFloat, FlowExtent) -> Void)
    {
        var across = metrics.margins.leading + line.origin
        for item in line.first..<line.end {
            let size = size(of: item)
            visit(item, across, linesStart + line.start + (line.thickness - size.along) / 2, size)
            across += size.across + line.spacing
        }
    }

    /// Where an item begins, across and from the section's beginning, and its size.
    func position(of item: Int) -> (across: CGFloat, along: CGFloat, size: FlowExtent) {
        let line = line(lineIndex(of: item))
        var across = metrics.margins.leading + line.origin
        let size = size(of: item)
        if case .each(let sizes) = sizes {
            for other in line.first..<item { across += sizes[other].across + line.spacing }
        } else {
            across += CGFloat(item - line.first) * (size.across + line.spacing)
        }
        return (across, linesStart + line.start + (line.thickness - size.along) / 2, size)
    }

    // MARK: Changes

    /// Gives the section other lengths, and keeps its items.
    mutating func setMetrics(_ metrics: FlowMetrics) {
        guard metrics != self.metrics else { return }
        self.metrics = metrics
        switch sizes {
        case .uniform(let size, let count): capacity = metrics.capacity(of: size.across, among: count)
        case .each: setLines(from: 0)
        }
    }

    /// Gives items other sizes, in one pass over the lines from the first of them on.
    mutating func setSizes(_ changes: [(item: Int, size: FlowExtent)]) {
        guard !changes.isEmpty else { return }
        var all: [FlowExtent]
        switch sizes {
        case .uniform(let size, let count): all = Array(repeating: size, count: count)
        case .each(let sizes): all = sizes
        }
        let hadLines = !lines.isEmpty
        var first = Int.max
        for change in changes where all[change.item] != change.size {
            all[change.item] = change.size
            first = min(first, change.item)
        }
        guard first < Int.max else { return }
        // An item that got shorter may have room in the line before.
        let line = hadLines ? max(0, lineIndex(of: first) - 1) : 0
        sizes = .each(all)
        setLines(from: line)
    }

    private mutating func setLines(from index: Int) {
        guard case .each(let sizes) = sizes else { return }
        lines.removeSubrange(index...)
        var item = lines.last?.end ?? 0
        var start = lines.last.map { $0.start + $0.thickness + metrics.lineSpacing } ?? 0
        if index == 0 { largestThickness = 0 }
        while item < sizes.count {
            let line = makeLine(from: item, of: sizes, start: start)
            lines.append(line)
            largestThickness = max(largestThickness, line.thickness)
            item = line.end
            start += line.thickness + metrics.lineSpacing
        }
    }

    private func makeLine(from first: Int, of sizes: [FlowExtent], start: CGFloat) -> FlowLine {
        var end = first + 1
        var (sum, used, thickness) = (sizes[first].across, sizes[first].across, sizes[first].along)
        var isUniform = true
        while end < sizes.count, metrics.hasRoom(for: sizes[end].across, behind: used) {
            let size = sizes[end]
            sum += size.across
            used += metrics.itemSpacing + size.across
            thickness = max(thickness, size.along)
            if size.across != sizes[first].across { isUniform = false }
            end += 1
        }
        var line = FlowLine(
            first: first, count: end - first, start: start, thickness: thickness, origin: 0,
            spacing: metrics.itemSpacing)
        if isUniform, end == sizes.count || line.count == 1 {
            let length = sizes[first].across
            let capacity = metrics.capacity(of: length, among: .max)
            (line.origin, line.spacing) = metrics.spread(of: length, capacity: capacity)
        } else if end < sizes.count {
            line.spacing = (metrics.available - sum) / CGFloat(line.count - 1)
        }
        return line
    }
}

nonisolated extension [FlowLine] {
    /// The index of the first line for which a condition is true, of lines in which it is true for all behind that.
    fileprivate func partition(where isBehind: (FlowLine) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
