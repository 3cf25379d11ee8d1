import CoreGraphics
import Foundation
import UIFoundation

/// Lays out picture, title and subtitle of a configured button as one group.
nonisolated struct ConfiguredButtonLayout {
    var image: CGSize
    var title: CGSize
    var subtitle: CGSize
    var imagePlacement: NSDirectionalRectEdge
    var imagePadding: CGFloat
    var titlePadding: CGFloat
    /// The horizontal alignment of the group in the room, and of the texts to each other: 0 at the left, 1 at the right.
    var groupPosition: CGFloat
    var textPosition: CGFloat
    /// The vertical alignment of the group: 0 at the top, 1 at the bottom.
    var verticalPosition: CGFloat
    var isRightToLeft: Bool
    var pixelScale: CGFloat

    private var hasText: Bool { title.width > 0 || subtitle.width > 0 }
    private var text: CGSize {
        let padding = title.width > 0 && subtitle.width > 0 ? titlePadding : 0
        return CGSize(width: max(title.width, subtitle.width), height: title.height + subtitle.height + padding)
    }
    private var padding: CGFloat { image.width > 0 && hasText ? imagePadding : 0 }
    private var isStacked: Bool { !imagePlacement.isDisjoint(with: [.top, .bottom]) }
    private var isImageFirst: Bool {
        if isStacked { return imagePlacement.contains(.top) }
        return imagePlacement.contains(.trailing) == isRightToLeft
    }

    /// The size of the group.
    var size: CGSize {
        let text = text
        return isStacked
            ? CGSize(width: max(image.width, text.width), height: image.height + padding + text.height)
            : CGSize(width: image.width + padding + text.width, height: max(image.height, text.height))
    }

    /// The frames of the parts in a room; texts that are too wide get less, the picture keeps its size.
    func frames(in room: CGRect) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
        var fitting = self
        let textRoom = max(0, room.width - (isStacked ? 0 : image.width + padding))
        fitting.title.width = min(title.width, textRoom)
        fitting.subtitle.width = min(subtitle.width, textRoom)
        return fitting.placed(in: room)
    }

    private func placed(in room: CGRect) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
        let (size, text) = (size, text)
        let x = room.minX + (room.width - size.width) * groupPosition
        let y = room.minY + (room.height - size.height) * verticalPosition
        var imageOrigin = CGPoint(x: x, y: y)
        var textOrigin = CGPoint(x: x, y: y)
        if isStacked {
            imageOrigin.x += (size.width - image.width) * (image.width < text.width ? textPosition : 0.5)
            textOrigin.x += (size.width - text.width) * textPosition
            if isImageFirst { textOrigin.y += image.height + padding } else { imageOrigin.y += text.height + padding }
        } else {
            imageOrigin.y += (size.height - image.height) / 2
            textOrigin.y += (size.height - text.height) / 2
            if isImageFirst { textOrigin.x += image.width + padding } else { imageOrigin.x += text.width + padding }
        }
        let titleFrame = CGRect(
            x: textOrigin.x + (text.width - title.width) * textPosition, y: textOrigin.y, width: title.width,
            height: title.height)
        let subtitleFrame = CGRect(
            x: textOrigin.x + (text.width - subtitle.width) * textPosition,
            y: textOrigin.y + text.height - subtitle.height, width: subtitle.width, height: subtitle.height)
        return (onPixels(CGRect(origin: imageOrigin, size: image)), onPixels(titleFrame), onPixels(subtitleFrame))
    }

    private func onPixels(_ rect: CGRect) -> CGRect {
        CGRect(
            x: (rect.minX * pixelScale).rounded() / pixelScale, y: (rect.minY * pixelScale).rounded() / pixelScale,
            width: rect.width, height: rect.height)
    }
}
