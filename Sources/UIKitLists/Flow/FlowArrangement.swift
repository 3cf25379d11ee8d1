import CoreGraphics

/// The sections of a flow, one behind the other.
nonisolated struct FlowArrangement: Sendable {
    private(set) var sections: [FlowSection] = []
    /// Where each section begins, in points along the axis.
    private(set) var starts: [CGFloat] = []
    /// The length of all sections.
    private(set) var extent: CGFloat = 0

    init(_ sections: [FlowSection] = []) {
        self.sections = sections
        setStarts(from: 0)
    }

    func contains(_ position: ItemPosition) -> Bool {
        position.section >= 0 && position.section < sections.count && position.item >= 0
            && position.item < sections[position.section].count
    }

    /// Where a section ends.
    func end(of section: Int) -> CGFloat { section + 1 < starts.count ? starts[section + 1] : extent }

    /// The sections that have an element between two positions.
    func sectionIndices(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        // Sections without length share their beginning with the next one.
        let first = max(0, count(where: { $0 <= start }) - 1)
        return first..<max(first, count(where: { $0 < end }))
    }

    /// The number of sections whose beginnings fulfil a condition that those behind do not.
    private func count(where isBefore: (CGFloat) -> Bool) -> Int {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(starts[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Where an item begins, across and along, and its size.
    func position(of item: ItemPosition) -> (across: CGFloat, along: CGFloat, size: FlowExtent) {
        var position = sections[item.section].position(of: item.item)
        position.along += starts[item.section]
        return position
    }

    /// Gives items other sizes.
    mutating func setSizes(_ changes: [ItemPosition: FlowExtent]) {
        var bySection: [Int: [(item: Int, size: FlowExtent)]] = [:]
        // Hash order: the changes of a section are applied together, and sections one by one.
        for (position, size) in changes { bySection[position.section, default: []].append((position.item, size)) }
        guard let first = bySection.keys.min() else { return }
        // Hash order: each has a section of its own.
        for (section, changes) in bySection { sections[section].setSizes(changes) }
        setStarts(from: first)
    }

    private mutating func setStarts(from first: Int) {
        var start = first < starts.count ? starts[first] : 0
        starts.removeSubrange(min(first, starts.count)...)
        starts.reserveCapacity(sections.count)
        for section in sections[first...] {
            starts.append(start)
            start += section.extent
        }
        extent = start
    }
}
