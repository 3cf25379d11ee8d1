import CoreGraphics
import Foundation
import UIFoundation

nonisolated extension GroupSolver {
    /// Appends the items of a declaration, from the corner of its own room; nil when it is a group without room for an item.
    mutating func layOut(_ item: CompositionItem, in container: CGSize, override: Override?) -> Room? {
        var size = item.size.resolve(in: container, grid)
        if let override { size[override.axis] = override.length }
        guard case .group(let group) = item.content else {
            layOutCell(item, &size, override)
            return Room(size: size, trimmed: size)
        }
        let inner = room(in: size, of: item, override)
        guard inner.width >= 0, inner.height >= 0 else {
            fault = fault ?? .insetsExceedSize(size)
            return nil
        }
        let (firstLeaf, firstPart) = (leaves.count, parts.count)
        guard let room = layOut(group, of: item, size, inner, override) else {
            leaves.removeSubrange(firstLeaf...)
            parts.removeSubrange(firstPart...)
            return nil
        }
        if !item.supplements.isEmpty {
            let frame = inset(CGRect(origin: .zero, size: room.size), of: item, override)
            parts.append(.init(frame: frame, firstLeaf: firstLeaf, supplements: item.supplements))
        }
        return room
    }

    private mutating func layOutCell(_ item: CompositionItem, _ size: inout CGSize, _ override: Override?) {
        let measuresWidth = item.size.width.isSelfSizing && override?.axis != .horizontal
        let measuresHeight = item.size.height.isSelfSizing && override?.axis != .vertical
        if measuresWidth || measuresHeight, leaves.count < limit, let measured = measured(leaves.count) {
            if measuresWidth { size.width = measured.width }
            if measuresHeight { size.height = measured.height }
        }
        leaves.append(
            .init(
                frame: CGRect(origin: .zero, size: size), measuresWidth: measuresWidth, measuresHeight: measuresHeight,
                supplements: item.supplements))
        examinedCount = max(examinedCount, leaves.count)
    }

    /// The room inside a group's insets, which count along axes with a declared length only.
    private func room(in size: CGSize, of item: CompositionItem, _ override: Override?) -> CGSize {
        var inner = size
        for axis in [CompositionAxis.horizontal, .vertical] where !isSelfSizing(item, axis, override) {
            inner[axis] -= item.insets.sum(axis)
        }
        return inner
    }

    func isSelfSizing(_ item: CompositionItem, _ axis: CompositionAxis, _ override: Override?) -> Bool {
        item.size[axis].isSelfSizing && override?.axis != axis
    }

    private mutating func layOut(
        _ group: CompositionGroup, of item: CompositionItem, _ size: CGSize, _ inner: CGSize, _ override: Override?
    ) -> Room? {
        if case .custom(let name, let provider) = group.filling {
            return layOutFrames(name, provider, of: item, size, override)
        }
        var line = GroupLine(
            axis: group.axis, inner: inner, spacing: group.spacing,
            measuresLength: isSelfSizing(item, group.axis, override),
            measuresBreadth: isSelfSizing(item, group.axis.across, override), firstLeaf: leaves.count)
        fill(&line, group)
        guard !line.slots.isEmpty else { return nil }
        return position(line, of: item, size)
    }

    /// Appends the frames of a custom group.
    private mutating func layOutFrames(
        _ name: Int, _ provider: (CompositionContainer) -> [CompositionFrame], of item: CompositionItem,
        _ size: CGSize, _ override: Override?
    ) -> Room? {
        let container = CompositionContainer(size: size, insets: item.insets)
        let frames = customFrames.frames(of: name, in: container, provider)
        guard !frames.isEmpty else {
            fault = fault ?? .customGroupIsEmpty
            return nil
        }
        let corner = inset(CGRect(origin: .zero, size: size), of: item, override).origin
        for frame in frames {
            let moved = frame.frame.offsetBy(dx: corner.x, dy: corner.y)
            leaves.append(.init(frame: moved, zIndex: frame.zIndex))
        }
        examinedCount = max(examinedCount, leaves.count)
        return Room(size: size, trimmed: size)
    }

    /// A frame less an item's insets, which count along axes with a declared length only.
    func inset(_ frame: CGRect, of item: CompositionItem, _ override: Override?) -> CGRect {
        var frame = frame
        for axis in [CompositionAxis.horizontal, .vertical] where !isSelfSizing(item, axis, override) {
            frame.origin[axis] += item.insets.start(axis)
            frame.size[axis] = max(0, frame.size[axis] - item.insets.sum(axis))
        }
        return frame
    }
}
