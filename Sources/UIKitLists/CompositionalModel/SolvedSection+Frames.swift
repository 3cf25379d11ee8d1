import CoreGraphics
import Foundation
import UIFoundation

nonisolated extension SolvedSection {
    /// A group, and where it is.
    struct Group {
        var firstItem: Int
        /// The corner, from the section's own.
        var corner: CGPoint
        var solution: SolvedGroup
    }

    /// The arrangement of the group that an item is in; nil in a section without items.
    func group(of item: Int) -> Group? {
        guard item >= 0, item < runs.count, let template else { return nil }
        let finding = runs.find(index: item)
        let run = runs[finding]
        let ordinal = (item - finding.index) / run.itemCount
        return group(
            run.solution ?? template, firstItem: finding.index + ordinal * run.itemCount,
            start: finding.offset + CGFloat(ordinal) * run.pitch, corner: corner)
    }

    private func group(_ solution: SolvedGroup, firstItem: Int, start: CGFloat, corner: CGPoint) -> Group {
        let edges = section.group.edges
        var corner = corner
        corner[axis] += start + edges.start(axis).length
        let across = axis.across
        let flexible = edges.flexibleCount(across)
        let rest = max(0, groupBreadth - solution.size[across] - edges.sum(across))
        corner[across] += edges.start(across, share: flexible > 0 ? rest / CGFloat(flexible) : 0)
        return Group(firstItem: firstItem, corner: corner, solution: solution)
    }

    /// Calls a function with each group that has an element between two positions along its axis, from the section's corner.
    func forEachGroup(from start: CGFloat, to end: CGFloat, _ body: (Group) -> Void) {
        guard runs.count > 0, let template else { return }
        let corner = corner
        let (low, high) = (start - corner[axis] - overhang.after, end - corner[axis] + overhang.before)
        guard high >= 0 else { return }
        var item = firstItem(endingAfter: low)
        while item < runs.count {
            let finding = runs.find(index: item)
            let run = runs[finding]
            var ordinal = (item - finding.index) / run.itemCount
            while ordinal < run.groupCount {
                let position = finding.offset + CGFloat(ordinal) * run.pitch
                guard position <= high else { return }
                body(
                    group(
                        run.solution ?? template, firstItem: finding.index + ordinal * run.itemCount, start: position,
                        corner: corner))
                ordinal += 1
            }
            item = finding.index + run.count
        }
    }

    /// The first item of the first group that does not end in front of an offset; the number of items without one.
    private func firstItem(endingAfter offset: CGFloat) -> Int {
        guard offset > 0 else { return 0 }
        // A group that ends exactly there is found too, as it would be with the tolerance of a pixel's part.
        guard let finding = runs.find(offset: offset - PixelGrid.tolerance) else {
            return offset <= runs.extent + PixelGrid.tolerance ? groupStart(of: runs.count - 1) : runs.count
        }
        let run = runs[finding]
        let ordinal = run.pitch > 0 ? (offset - PixelGrid.tolerance - finding.offset) / run.pitch : 0
        let index = ordinal >= CGFloat(run.groupCount) ? run.groupCount - 1 : max(0, Int(ordinal))
        return finding.index + index * run.itemCount
    }

    // MARK: Elements

    /// The elements in a rectangle, from the section's corner: in the order of the items, with their supplementary views
    /// behind each.
    ///
    /// In a section that scrolls by itself, items are searched between two positions along its own direction.
    func elements(in rect: CGRect, window: ClosedRange<CGFloat>? = nil, pinnedIn bounds: CGRect? = nil)
        -> [CompositionElement]
    {
        var found: [CompositionElement] = []
        func add(_ element: CompositionElement?, _ area: CGRect) {
            if let element, element.frame.overlaps(area) { found.append(element) }
        }
        for index in section.decorations.indices { add(decoration(index), rect) }
        var area = rect
        if isOrthogonal, let window {
            area.origin[axis] = window.lowerBound
            area.size[axis] = window.upperBound - window.lowerBound
        }
        forEachGroup(from: area.start(axis), to: area.end(axis)) { group in
            for part in group.solution.parts.indices {
                for element in supplements(ofPart: part, in: group) { add(element, area) }
            }
            for leaf in group.solution.leaves.indices {
                add(item(leaf, in: group), area)
                for element in supplements(ofLeaf: leaf, in: group) { add(element, area) }
            }
        }
        let boundaries = boundaries
        for index in boundaries.items.indices { add(boundary(index, boundaries, pinnedIn: bounds), rect) }
        return found
    }

    /// A single view; nil when the section has none with the key.
    func element(_ key: CompositionElement.Key, pinnedIn bounds: CGRect? = nil) -> CompositionElement? {
        switch key {
        case .item(let index):
            guard let group = group(of: index) else { return nil }
            return item(index - group.firstItem, in: group)
        case .supplement(let kind, let index):
            guard let group = group(of: index) else { return nil }
            let leaf = index - group.firstItem
            let parts = group.solution.parts.indices.filter { group.solution.parts[$0].firstLeaf == leaf }
            let candidates =
                supplements(ofLeaf: leaf, in: group) + parts.flatMap { supplements(ofPart: $0, in: group) }
            return candidates.first { $0.key == .supplement(kind, item: index) }
        case .boundary(let kind):
            guard let index = section.boundaries.firstIndex(where: { $0.kind == kind }) else { return nil }
            return boundary(index, boundaries, pinnedIn: bounds)
        case .decoration(let kind):
            guard let index = section.decorations.firstIndex(where: { $0.kind == kind }) else { return nil }
            return decoration(index)
        }
    }

    /// Views lie above the decorations of their section.
    private func lift(_ zIndex: Int) -> Int { section.decorations.isEmpty ? zIndex : max(1, zIndex) }

    private func item(_ leaf: Int, in group: Group) -> CompositionElement {
        let solved = group.solution.leaves[leaf]
        return CompositionElement(
            key: .item(group.firstItem + leaf), frame: solved.frame.offsetBy(dx: group.corner.x, dy: group.corner.y),
            zIndex: lift(solved.zIndex), measuresWidth: solved.measuresWidth, measuresHeight: solved.measuresHeight)
    }

    private func supplements(ofLeaf leaf: Int, in group: Group) -> [CompositionElement] {
        let solved = group.solution.leaves[leaf]
        guard !solved.supplements.isEmpty else { return [] }
        return supplements(solved.supplements, at: solved.frame, item: group.firstItem + leaf, group)
    }

    private func supplements(ofPart part: Int, in group: Group) -> [CompositionElement] {
        let solved = group.solution.parts[part]
        return supplements(solved.supplements, at: solved.frame, item: group.firstItem + solved.firstLeaf, group)
    }

    private func supplements(
        _ supplements: [CompositionSupplement], at frame: CGRect, item: Int, _ group: Group
    ) -> [CompositionElement] {
        let rect = frame.offsetBy(dx: group.corner.x, dy: group.corner.y)
        var elements: [CompositionElement] = []
        for supplement in supplements {
            let key = CompositionElement.Key.supplement(supplement.kind, item: item)
            elements.append(
                CompositionElement(
                    key: key, frame: supplement.frame(at: rect, measured: measuredViews[key], space.grid),
                    zIndex: lift(supplement.zIndex), measuresWidth: supplement.size.width.isSelfSizing,
                    measuresHeight: supplement.size.height.isSelfSizing))
        }
        return elements
    }

    private func boundary(_ index: Int, _ boundaries: Boundaries, pinnedIn bounds: CGRect?) -> CompositionElement {
        let item = boundaries.items[index]
        return CompositionElement(
            key: .boundary(item.kind),
            frame: boundaries.frame(of: index, contentLength: contentLength, pinnedIn: bounds),
            zIndex: lift(boundaries.zIndex(of: index)), measuresWidth: item.size.width.isSelfSizing,
            measuresHeight: item.size.height.isSelfSizing)
    }

    private func decoration(_ index: Int) -> CompositionElement {
        let item = section.decorations[index]
        let (axis, across) = (space.axis, space.axis.across)
        var frame = CGRect.zero
        frame.origin[across] = space.insets.start(across)
        frame.size[across] = max(0, space.size[across] - space.insets.sum(across))
        frame.size[axis] = extent
        let size = CompositionSize(.absolute(frame.width), .absolute(frame.height))
        return CompositionElement(
            key: .decoration(item.kind), frame: size.inset(frame, by: item.insets), zIndex: item.zIndex)
    }
}
