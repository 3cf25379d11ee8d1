import CoreGraphics
import Foundation

nonisolated extension SolvedSection {
    /// The groups from an item on: up to the end, or past an item to the first group that begins where one began before.
    mutating func flow(from start: Int, past changed: Int? = nil) -> [GroupRun] {
        guard let template else { return [] }
        var found: [GroupRun] = []
        var item = start
        while item < itemCount {
            if let changed, item > changed, item == groupStart(of: item) { break }
            let plain = plainCount(from: item, template)
            if plain > 0 {
                found.append(
                    GroupRun(groupCount: plain, itemCount: template.leaves.count, pitch: pitch(of: template)))
                item += plain * template.leaves.count
            } else if let solution = solveGroup(from: item) {
                note(solution)
                found.append(GroupRun(solution, pitch: pitch(of: solution)))
                item += solution.leaves.count
            } else {
                // A group has room for one item, or the section has none: sizes of items that were measured do not change that.
                preconditionFailure("The group that begins with item \(item) has lost its room.")
            }
        }
        return found
    }

    /// The number of groups from an item on that are as the template is.
    ///
    /// No measured item has a part in them. Where lengths decide about the number of items, nor has the end of the section.
    private func plainCount(from item: Int, _ template: SolvedGroup) -> Int {
        let count = template.leaves.count
        let next = measured.first(from: item)
        let needed = template.isReflowing ? max(count, template.examinedCount) : count
        let room = (next ?? itemCount) - item
        return room < needed ? 0 : (room - needed) / count + 1
    }

    /// Lays out the group of an item again, and those behind it whose items are others then.
    mutating func relay(around item: Int) {
        guard template != nil else { return }
        var start = groupStart(of: item)
        // The arrangement of groups in front depends on it where they have looked at it, and it did not fit.
        if isReflowing { start = groupStart(of: max(0, item - lookahead)) }
        var end = start
        let found = flow(from: start, past: item)
        for run in found { end += run.count }
        let finding = runs.find(index: start)
        let former = runs[finding]
        if found.count == 1, found[0].solution != nil, finding.index == start, former.count == end - start {
            runs.update(index: start) { $0 = found[0] }
            return updateBreadth(removing: [former], inserting: found)
        }
        let removed = runs.remove(start..<end)
        if found.count == 1 { runs.insert(found[0], at: start) } else { runs.insert(found, at: start) }
        updateBreadth(removing: removed, inserting: found)
    }

    /// Whether another length of an item can change how many are in a group.
    var isReflowing: Bool { template?.isReflowing ?? false }

    /// The first item of the group that an item is in.
    func groupStart(of item: Int) -> Int {
        let finding = runs.find(index: item)
        return item - (item - finding.index) % runs[finding].itemCount
    }

    /// The distance from the beginning of a group to that of the next one.
    private func pitch(of solution: SolvedGroup) -> CGFloat {
        max(0, solution.size[axis] + section.group.edges.sum(axis) + section.spacing)
    }

    /// Includes the extent of a group across the axis, and the distances by which its elements reach out of it.
    mutating func note(_ solution: SolvedGroup) {
        lookahead = max(lookahead, solution.examinedCount)
        let start = section.group.edges.start(axis).length
        let pitch = pitch(of: solution)
        let across = axis.across
        func count(_ frame: CGRect) {
            overhang.before = max(overhang.before, -(start + frame.start(axis)))
            overhang.after = max(overhang.after, start + frame.end(axis) - pitch)
            sideOverhang = max(sideOverhang, -frame.start(across), frame.end(across) - solution.size[across])
        }
        for leaf in solution.leaves {
            count(leaf.frame)
            for supplement in leaf.supplements { count(supplement.frame(at: leaf.frame, measured: nil, space.grid)) }
        }
        for part in solution.parts {
            for supplement in part.supplements { count(supplement.frame(at: part.frame, measured: nil, space.grid)) }
        }
    }

    /// Finds the greatest breadth, on which the height of a section depends that scrolls by itself.
    mutating func updateBreadth() {
        guard isOrthogonal, template != nil else { return }
        breadth = breadth(of: runs.elements)
    }

    private mutating func updateBreadth(removing removed: [GroupRun], inserting inserted: [GroupRun]) {
        guard isOrthogonal else { return }
        let added = breadth(of: inserted)
        if added >= breadth { breadth = added } else if breadth(of: removed) >= breadth { updateBreadth() }
    }

    private func breadth(of runs: [GroupRun]) -> CGFloat {
        guard let template else { return 0 }
        let across = axis.across
        var breadth: CGFloat = 0
        for run in runs { breadth = max(breadth, (run.solution ?? template).size[across]) }
        return breadth + section.group.edges.sum(across)
    }
}
