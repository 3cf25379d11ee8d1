import CoreGraphics
import Foundation

/// The offsets at which a section rests that scrolls by itself.
nonisolated struct OrthogonalStops {
    let section: SolvedSection

    /// The greatest offset; 0 where all groups are visible.
    var maximum: CGFloat { max(0, section.scrolledLength - section.viewportLength) }

    /// The offset to rest at, when a scroll from an offset would end at another one; the velocity decides between two groups.
    ///
    /// Pages are turned one at a time. Offsets do not know the reading direction: 0 is where the first group is.
    func offset(forProposed proposed: CGFloat, from start: CGFloat, velocity: CGFloat) -> CGFloat {
        switch section.section.scrolling {
        case .none, .continuous: limit(proposed)
        case .continuousGroupLeadingBoundary: nearest(to: limit(proposed))
        case .paging: page(forProposed: proposed, from: start, velocity: velocity)
        case .groupPaging, .groupPagingCentered: group(forProposed: proposed, from: start, velocity: velocity)
        }
    }

    private func limit(_ offset: CGFloat) -> CGFloat { min(max(0, offset), maximum) }

    private func page(forProposed proposed: CGFloat, from start: CGFloat, velocity: CGFloat) -> CGFloat {
        let length = section.viewportLength
        guard length > 0 else { return 0 }
        let page = (limit(start) / length).rounded()
        var target = (limit(proposed) / length).rounded()
        if velocity > 0 { target = page + 1 }
        if velocity < 0 { target = page - 1 }
        return limit(min(max(target, page - 1), page + 1) * length)
    }

    private func group(forProposed proposed: CGFloat, from start: CGFloat, velocity: CGFloat) -> CGFloat {
        let current = nearest(to: limit(start))
        let (before, after) = (stop(before: current), stop(after: current))
        if velocity > 0 { return after }
        if velocity < 0 { return before }
        return min(max(nearest(to: limit(proposed)), before), after)
    }

    /// The offset of the page that an item begins on.
    func page(showing item: Int) -> CGFloat {
        let length = section.viewportLength
        guard length > 0, let first = section.groupSpan(of: 0), let span = section.groupSpan(of: item) else { return 0 }
        return limit(((span.start - first.start) / length + PixelGrid.tolerance).rounded(.down) * length)
    }

    // MARK: Groups

    /// The offset at which the group of an item rests.
    func stop(of item: Int) -> CGFloat {
        guard let first = section.groupSpan(of: 0), let span = section.groupSpan(of: item) else { return 0 }
        guard section.section.scrolling == .groupPagingCentered else { return limit(span.start) }
        // The rooms at both ends put the first and the last group in the middle.
        let rooms = section.rooms
        let middle = rooms.start + span.start + span.length / 2 - section.viewportLength / 2
        return limit(span.start == first.start ? 0 : middle)
    }

    private func nearest(to offset: CGFloat) -> CGFloat {
        guard let item = item(at: offset) else { return 0 }
        let (low, high) = (stop(of: item), stop(after: stop(of: item)))
        return offset - low <= high - offset ? low : high
    }

    private func stop(after offset: CGFloat) -> CGFloat {
        guard var item = item(at: offset) else { return 0 }
        while stop(of: item) <= offset + PixelGrid.tolerance {
            guard let next = self.item(after: item) else { return maximum }
            item = next
        }
        return stop(of: item)
    }

    private func stop(before offset: CGFloat) -> CGFloat {
        guard var item = item(at: offset) else { return 0 }
        while stop(of: item) >= offset - PixelGrid.tolerance {
            guard item > 0 else { return 0 }
            item = section.groupStart(of: item - 1)
        }
        return stop(of: item)
    }

    /// The first item of the last group that rests at an offset or in front of it; nil without items.
    private func item(at offset: CGFloat) -> Int? {
        guard section.runs.count > 0 else { return nil }
        var (low, high) = (0, section.runs.count - 1)
        while low < high {
            let middle = low + (high - low + 1) / 2
            if stop(of: middle) <= offset + PixelGrid.tolerance { low = middle } else { high = middle - 1 }
        }
        return section.groupStart(of: low)
    }

    /// The first item of the group behind an item's; nil behind the last.
    private func item(after item: Int) -> Int? {
        let finding = section.runs.find(index: item)
        let next = section.groupStart(of: item) + section.runs[finding].itemCount
        return next < section.runs.count ? next : nil
    }
}
