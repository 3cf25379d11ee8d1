import CoreGraphics
import Foundation

/// Computes the rectangle of a menu beside its anchor, within the available room.
nonisolated struct MenuPlacement: Equatable {
    /// The distance between a menu and its anchor, and between the menu and the edges of the room.
    static let gap: CGFloat = 6
    static let margin: CGFloat = 8

    /// The rectangle that the menu does not cover; without size for the point of a pointer.
    var anchor: CGRect
    /// The point at which the menu is attached.
    var attachment: CGPoint
    /// The fraction of the menu's width at which it is attached: 0 for its left edge, 1 for its right one.
    var alignment: CGFloat
    /// The rectangle that menus must not leave.
    var room: CGRect
    /// Whether the menu is preferably above the anchor, not below it.
    var prefersAbove = false
    /// Whether the menu covers the anchor's middle where it fits neither above nor below.
    var mayCover = false

    /// The room less the margin.
    private var innerRoom: CGRect {
        room.insetBy(dx: min(Self.margin, room.width / 2), dy: min(Self.margin, room.height / 2))
    }

    /// The menu's rectangle: on the preferred side of the anchor if it fits there, else on the other side, else moved into
    /// the room.
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
        // A menu at a pointer opens to the pointer's other side before it is moved away from it.
        guard anchor.size == .zero else { return x }
        return x + width > room.maxX ? attachment.x - width : x < room.minX ? attachment.x : x
    }

    /// The rectangle of a menu whose top left corner is as near to a point as the room allows.
    func frame(for size: CGSize, near corner: CGPoint) -> CGRect {
        let room = innerRoom
        let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        return CGRect(
            x: corner.x.clamped(to: room.minX...(room.maxX - size.width)),
            y: corner.y.clamped(to: room.minY...(room.maxY - size.height)), width: size.width, height: size.height)
    }

    /// The point of the menu's rectangle from which it grows: the one nearest to the attachment.
    func origin(of frame: CGRect) -> CGPoint {
        CGPoint(
            x: attachment.x.clamped(to: frame.minX...frame.maxX),
            y: (frame.midY < anchor.midY ? anchor.minY : attachment.y).clamped(to: frame.minY...frame.maxY))
    }
}
