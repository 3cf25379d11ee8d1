import CoreGraphics
import Foundation
import UIFoundation

/// Computes the frame of a popover beside its source, within the available area.
nonisolated struct PopoverPlacement: Equatable {
    /// The height of the arrow outside the card, in points.
    static let arrowHeight: CGFloat = 13
    /// The arrow's width at the card, in points.
    static let arrowBase: CGFloat = 37
    static let cornerRadius: CGFloat = 13
    /// The minimum distance of a popover from the edges, in points.
    static let margin: CGFloat = 10
    /// The content size of popovers without a preferred one.
    static let usualSize = CGSize(width: 320, height: 480)

    /// A card with its arrow.
    struct Bubble: Equatable {
        /// The frame, including the arrow.
        var frame: CGRect
        /// The direction of the arrow; empty for a card without one.
        var direction: UIPopoverArrowDirection
        /// The position of the arrow's tip along its edge of the frame.
        var arrow: CGFloat
    }

    /// The rectangle that the popover points to.
    var source: CGRect
    /// The area in which the popover must lie.
    var room: CGRect
    /// The preferred size of the content.
    var contentSize: CGSize
    /// The permitted arrow directions; if empty, the card is centred over the source without an arrow.
    var permitted: UIPopoverArrowDirection
    /// Whether the card may cover the source when there is too little room.
    var canOverlap = false
    /// The metrics of card and arrow.
    var style = Style()

    /// The metrics of card and arrow that determine the frame.
    struct Style: Equatable {
        /// The height of the arrow outside the card.
        var arrowHeight = PopoverPlacement.arrowHeight
        /// The arrow's width at the card.
        var arrowBase = PopoverPlacement.arrowBase
        var cornerRadius = PopoverPlacement.cornerRadius
        /// The insets of the content in the card.
        var insets = UIEdgeInsets.zero
    }

    /// The preferred size of the card with its insets.
    private var cardSize: CGSize {
        CGSize(
            width: contentSize.width + style.insets.left + style.insets.right,
            height: contentSize.height + style.insets.top + style.insets.bottom)
    }

    private static let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

    /// The bubble on the side where most of the content fits; in a tie the arrow points up, down, left or right, in this order.
    var bubble: Bubble {
        let sides = Self.order.filter(permitted.contains)
        guard let first = sides.first else { return plainBubble }
        var best = (side: first, share: share(first))
        for side in sides.dropFirst() where share(side) > best.share + 1e-6 { best = (side, share(side)) }
        return bubble(best.side, overlaps: canOverlap && best.share < 1)
    }

    /// The size that is available to the card on a side.
    private func available(_ direction: UIPopoverArrowDirection) -> CGSize {
        let arrow = style.arrowHeight
        switch direction {
        case .up: return CGSize(width: room.width, height: room.maxY - max(source.maxY, room.minY) - arrow)
        case .down: return CGSize(width: room.width, height: min(source.minY, room.maxY) - room.minY - arrow)
        case .left: return CGSize(width: room.maxX - max(source.maxX, room.minX) - arrow, height: room.height)
        default: return CGSize(width: min(source.minX, room.maxX) - room.minX - arrow, height: room.height)
        }
    }

    /// The part of the content that fits on a side, 0 to 1.
    private func share(_ direction: UIPopoverArrowDirection) -> CGFloat {
        let available = available(direction)
        func part(_ room: CGFloat, _ wish: CGFloat) -> CGFloat { wish > 0 ? min(1, max(0, room) / wish) : 1 }
        return part(available.width, cardSize.width) * part(available.height, cardSize.height)
    }

    private func bubble(_ direction: UIPopoverArrowDirection, overlaps: Bool) -> Bubble {
        let isUpright = direction == .up || direction == .down
        let arrow = style.arrowHeight
        // The card is at least as long as its corners and its arrow.
        let minimumLength = 2 * style.cornerRadius + style.arrowBase
        let whole = CGSize(width: room.width - (isUpright ? 0 : arrow), height: room.height - (isUpright ? arrow : 0))
        let available = overlaps ? whole : available(direction)
        let card = CGSize(
            width: max(minimumLength, min(cardSize.width, available.width)),
            height: max(minimumLength, min(cardSize.height, available.height)))
        var frame = CGRect(origin: .zero, size: card)
        switch direction {
        case .up:
            frame.size.height += arrow
            frame.origin = CGPoint(x: source.midX - card.width / 2, y: source.maxY)
        case .down:
            frame.size.height += arrow
            frame.origin = CGPoint(x: source.midX - card.width / 2, y: source.minY - frame.height)
        case .left:
            frame.size.width += arrow
            frame.origin = CGPoint(x: source.maxX, y: source.midY - card.height / 2)
        default:
            frame.size.width += arrow
            frame.origin = CGPoint(x: source.minX - frame.width, y: source.midY - card.height / 2)
        }
        frame = inside(frame)
        let (tip, length) =
            isUpright ? (source.midX - frame.minX, frame.width) : (source.midY - frame.minY, frame.height)
        let inset = style.cornerRadius + style.arrowBase / 2
        return Bubble(frame: frame, direction: direction, arrow: tip.clamped(to: inset...max(inset, length - inset)))
    }

    private var plainBubble: Bubble {
        let size = CGSize(width: min(cardSize.width, room.width), height: min(cardSize.height, room.height))
        let frame = CGRect(
            x: source.midX - size.width / 2, y: source.midY - size.height / 2, width: size.width, height: size.height)
        return Bubble(frame: inside(frame), direction: [], arrow: 0)
    }

    /// Moves a frame into the available area and rounds it to whole points.
    private func inside(_ frame: CGRect) -> CGRect {
        CGRect(
            x: frame.minX.clamped(to: room.minX...max(room.minX, room.maxX - frame.width)).rounded(),
            y: frame.minY.clamped(to: room.minY...max(room.minY, room.maxY - frame.height)).rounded(),
            width: frame.width, height: frame.height)
    }
}
