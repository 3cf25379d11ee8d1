import CoreGraphics
import Foundation
import UIFoundation

nonisolated extension SolvedSection {
    /// The views at the section's edges.
    var boundaries: Boundaries { Boundaries(section, in: space, measuredViews) }

    /// The points from the first group's beginning to the last one's end.
    var groupsLength: CGFloat { runs.count > 0 ? max(0, runs.extent - section.spacing) : 0 }

    /// The length along the layout's direction between the views at the edges, with the section's insets.
    var contentLength: CGFloat {
        section.insets.sum(space.axis) + (isOrthogonal ? breadth : groupsLength)
    }

    /// The length along the layout's direction.
    var extent: CGFloat {
        let ends = boundaries.ends
        return ends.start + contentLength + ends.end
    }

    /// The distance by which an element can reach out of the section, along the layout's direction.
    var reach: CGFloat {
        let boundaries = boundaries
        var reach = isOrthogonal ? sideOverhang : max(overhang.before, overhang.after)
        let (start, end) = (CGFloat(0), extent)
        for index in boundaries.items.indices {
            let frame = boundaries.frame(of: index, contentLength: contentLength, pinnedIn: nil)
            reach = max(reach, start - frame.start(space.axis), frame.end(space.axis) - end)
        }
        for decoration in section.decorations {
            reach = max(reach, -decoration.insets.start(space.axis), -decoration.insets.end(space.axis))
        }
        return reach
    }

    // MARK: Scrolling by itself

    /// The length that is visible of a section that scrolls by itself.
    var viewportLength: CGFloat { space.size[space.axis.across] }

    /// The length that a section scrolls through, along its own direction.
    var scrolledLength: CGFloat { rooms.start + groupsLength + rooms.end }

    /// The room in front of the first group and behind the last one, across the layout's direction.
    var rooms: (start: CGFloat, end: CGFloat) {
        let across = space.axis.across
        let sides = boundaries.sides
        var start = space.insets.start(across) + section.insets.start(across) + sides.start
        var end = space.insets.end(across) + section.insets.end(across) + sides.end
        if section.scrolling == .groupPagingCentered, let first = groupSpan(of: 0) {
            let last = groupSpan(of: itemCount - 1) ?? first
            start = max(start, (viewportLength - first.length) / 2)
            end = max(end, (viewportLength - last.length) / 2)
        }
        return (start, end)
    }

    /// The corner of the first group.
    var corner: CGPoint {
        var corner = CGPoint.zero
        corner[space.axis] = boundaries.ends.start + section.insets.start(space.axis)
        corner[space.axis.across] = rooms.start
        return corner
    }

    /// The room that groups have across the direction in which they follow each other.
    var groupBreadth: CGFloat { isOrthogonal ? breadth : container[axis.across] }

    /// The beginning and the length of the group that an item is in, with its edges, from the first group on; nil without items.
    func groupSpan(of item: Int) -> (start: CGFloat, length: CGFloat)? {
        guard item >= 0, item < runs.count else { return nil }
        let finding = runs.find(index: item)
        let run = runs[finding]
        let ordinal = (item - finding.index) / run.itemCount
        return (finding.offset + CGFloat(ordinal) * run.pitch, max(0, run.pitch - section.spacing))
    }
}
