import CoreGraphics
import Foundation

/// Finds the place of a menu beside what it belongs to, within the room that there is.
nonisolated struct MenuPlacement: Equatable {
    /// The room between a menu and what it belongs to, and between it and the edges.
    static let gap: CGFloat = 6
    static let margin: CGFloat = 8

    /// The rectangle that the menu belongs to and does not cover; it has no size where a pointer is.
    var anchor: CGRect
    /// Where the menu hangs.
    var attachment: CGPoint
    /// Which part of the menu's width hangs there: 0 is its left edge, 1 its right one.
    var alignment: CGFloat
    /// Where menus may be.
    var room: CGRect
    /// Whether the menu is above the anchor if it fits there, and not below.
    var prefersAbove = false
    /// Whether the menu is over the anchor's middle where it fits on neither side.
    var mayCover = false

    /// The room less its margin.
    private var innerRoom: CGRect {
        room.insetBy(dx: min(Self.margin, room.width / 2), dy: min(Self.margin, room.height / 2))
    }

    /// The menu's rectangle: on the preferred side of the anchor if it fits there, else on the other, else wherever there is
    /// room.
    func frame(for size: CGSize) -> CGRect {
        let room = innerRoom
        let gap = anchor.height > 0 ? Self.gap : 0
        let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        let below = attachment.y + gap
        let above = min(attachment.y, anchor.minY) - gap - size.height
        let (fitsAbove, fitsBelow) = (above >= room.minY, below + size.height <= room.maxY)
        let isAbove = fitsAbove && (prefersAbove || !fitsBelow)
        var y = isAbove ? above : below
        if mayCover, !fitsAbove, !fitsBelow { y = anchor.midY - size.height / 2 }
        return frame(for: size, near: CGPoint(x: x(of: size.width, in: room), y: y))
    }

    private func x(of width: CGFloat, in room: CGRect) -> CGFloat {
        let x = attachment.x - width * alignment
        // A pointer's menu goes to its other side before it is pushed away from it.
        guard anchor.size == .zero else { return x }
        return x + width > room.maxX ? attachment.x - width : x < room.minX ? attachment.x : x
    }

    /// The rectangle of a menu whose corner is to be at a point, as near as there is room.
    func frame(for size: CGSize, near corner: CGPoint) -> CGRect {
        let room = innerRoom
        let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        return CGRect(
            x: corner.x.clamped(to: room.minX...(room.maxX - size.width)),
            y: corner.y.clamped(to: room.minY...(room.maxY - size.height)), width: size.width, height: size.height)
    }

    /// The point of the menu's rectangle from which it grows: the nearest to where it hangs.
    func origin(of frame: CGRect) -> CGPoint {
        CGPoint(
            x: attachment.x.clamped(to: frame.minX...frame.maxX),
            y: (frame.midY < anchor.midY ? anchor.minY : attachment.y).clamped(to: frame.minY...frame.maxY))
    }
}
