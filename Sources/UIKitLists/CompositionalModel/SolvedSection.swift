import CoreGraphics
import Foundation
import UIFoundation

/// A section with the frames of its items, from the section's own corner.
///
/// Along the layout's direction positions count from the section's beginning, across it from the leading edge of the view. In a
/// section that scrolls by itself, positions are those at offset 0. Groups that were never measured take no memory each; finding
/// others costs the logarithm of their number.
nonisolated struct SolvedSection {
    let section: CompositionSection
    let space: CompositionSpace
    let itemCount: Int
    /// The arrangement of a group without measured items; nil in a section without items, or with a fault.
    let template: SolvedGroup?
    /// The reason why there are no items to be seen; nil for most sections.
    let fault: CompositionFault?

    var runs = StretchTree<GroupRun>()
    var measured = MeasuredItems()
    /// The measured sizes of views that are no items.
    var measuredViews: [CompositionElement.Key: CGSize] = [:]
    /// The greatest breadth of a group, with its edges.
    var breadth: CGFloat = 0
    /// The distances by which elements reach out of their group, before its beginning and behind its end.
    var overhang: (before: CGFloat, after: CGFloat) = (0, 0)
    /// The distance by which elements reach out of their group, across the axis.
    var sideOverhang: CGFloat = 0
    /// The greatest number of items that a group looked at before it was full.
    var lookahead = 0
    /// The number of groups that were laid out.
    private(set) var solvedCount = 0
    private let customFrames = CustomFrames()

    init(
        _ section: CompositionSection, itemCount: Int, in space: CompositionSpace,
        measured: MeasuredItems = MeasuredItems(), measuredViews: [CompositionElement.Key: CGSize] = [:]
    ) {
        (self.section, self.space, self.itemCount) = (section, space, itemCount)
        (self.measured, self.measuredViews) = (measured, measuredViews)
        let container = Self.container(of: section, in: space, measuredViews)
        if itemCount > 0, container.width < 0 || container.height < 0 {
            (template, fault) = (nil, .insetsExceedSize(space.size))
        } else {
            var solver = GroupSolver(grid: space.grid, limit: itemCount, customFrames: customFrames)
            let axis = Self.axis(of: section, in: space)
            template = solver.solve(section.group, in: container, along: axis)
            fault = itemCount > 0 ? solver.fault : nil
        }
        solvedCount = 1
        guard let template else { return }
        note(template)
        runs = StretchTree(flow(from: 0))
        updateBreadth()
    }

    // MARK: Axes

    /// The direction in which groups follow each other.
    var axis: CompositionAxis { Self.axis(of: section, in: space) }

    var isOrthogonal: Bool { section.scrolling != .none }

    private static func axis(of section: CompositionSection, in space: CompositionSpace) -> CompositionAxis {
        section.scrolling == .none ? space.axis : space.axis.across
    }

    // MARK: Groups

    /// Lays out the group that begins with an item, as its items were measured.
    mutating func solveGroup(from first: Int) -> SolvedGroup? {
        solvedCount += 1
        let measured = measured
        var solver = GroupSolver(grid: space.grid, limit: itemCount - first, customFrames: customFrames) {
            measured[first + $0]
        }
        return solver.solve(section.group, in: container, along: axis)
    }

    /// The size that fractions of a group count in.
    var container: CGSize { Self.container(of: section, in: space, measuredViews) }

    private static func container(
        of section: CompositionSection, in space: CompositionSpace, _ measured: [CompositionElement.Key: CGSize]
    ) -> CGSize {
        let across = space.axis.across
        var size = space.size
        size[across] -= space.insets.sum(across) + section.insets.sum(across)
        let sides = Boundaries(section, in: space, measured).sides
        size[across] -= sides.start + sides.end
        return size
    }
}
