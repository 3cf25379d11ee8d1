import Foundation
import UIFoundation

/// Lays out a button's image and title side by side as one group, the image first in reading order.
///
/// Each is positioned as if both were in the content rectangle cut by its own insets; so insets move one without the other, in
/// a centred group by half.
struct ButtonLayout {
    var horizontal: UIControl.ContentHorizontalAlignment
    var vertical: UIControl.ContentVerticalAlignment
    var isRightToLeft = false
    /// The image's own size; zero without one.
    var imageSize: CGSize
    /// The title's own size on one line; zero without one.
    var titleSize: CGSize
    var imageInsets: UIEdgeInsets
    var titleInsets: UIEdgeInsets
    /// Pixels per point, for rounding origins to whole pixels.
    var pixelScale: CGFloat = 1

    func imageRect(in content: CGRect) -> CGRect {
        guard imageSize != .zero else { return CGRect(origin: content.origin, size: .zero) }
        let room = content.inset(by: imageInsets).noNegativeSize
        var size = CGSize(width: min(imageSize.width, room.width), height: min(imageSize.height, room.height))
        let titleWidth = min(titleSize.width, max(0, room.width - size.width))
        if horizontal == .fill, titleSize.width == 0 { size.width = room.width }
        if vertical == .fill { size.height = room.height }
        var x = groupX(in: room, width: size.width + titleWidth)
        if isRightToLeft { x = horizontal == .fill ? room.maxX - size.width : x + titleWidth }
        return CGRect(x: x, y: groupY(in: room, height: size.height), width: size.width, height: size.height)
    }

    func titleRect(in content: CGRect) -> CGRect {
        guard titleSize.width > 0 else { return CGRect(origin: content.origin, size: .zero) }
        let room = content.inset(by: titleInsets).noNegativeSize
        let imageWidth = min(imageSize.width, room.width)
        var size = CGSize(
            width: min(titleSize.width, room.width - imageWidth), height: min(titleSize.height, room.height))
        if horizontal == .fill { size.width = room.width - imageWidth }
        if vertical == .fill { size.height = room.height }
        var x = groupX(in: room, width: imageWidth + size.width)
        if !isRightToLeft { x += imageWidth }
        return CGRect(x: x, y: groupY(in: room, height: size.height), width: size.width, height: size.height)
    }

    private func groupX(in room: CGRect, width: CGFloat) -> CGFloat {
        onPixel(unroundedX(in: room, width: width))
    }

    private func groupY(in room: CGRect, height: CGFloat) -> CGFloat {
        onPixel(unroundedY(in: room, height: height))
    }

    private func onPixel(_ length: CGFloat) -> CGFloat { (length * pixelScale).rounded() / pixelScale }

    private func unroundedX(in room: CGRect, width: CGFloat) -> CGFloat {
        switch horizontal {
        case .center: room.minX + (room.width - width) / 2
        case .left, .fill: room.minX
        case .right: room.maxX - width
        case .leading: isRightToLeft ? room.maxX - width : room.minX
        case .trailing: isRightToLeft ? room.minX : room.maxX - width
        }
    }

    private func unroundedY(in room: CGRect, height: CGFloat) -> CGFloat {
        switch vertical {
        case .center: room.minY + (room.height - height) / 2
        case .top, .fill: room.minY
        case .bottom: room.maxY - height
        }
    }
}

nonisolated extension CGRect {
    /// The rectangle with sides that insets made negative collapsed.
    fileprivate var noNegativeSize: CGRect {
        CGRect(x: origin.x, y: origin.y, width: max(0, size.width), height: max(0, size.height))
    }
}
