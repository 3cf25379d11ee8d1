import CoreGraphics
import Foundation

nonisolated extension UIImage {
    /// The rotation and mirroring of a bitmap for display; `right` means that it is turned clockwise to be shown.
    public nonisolated enum Orientation: Int, Hashable, Sendable {
        case up = 0
        case down = 1
        case left = 2
        case right = 3
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7
    }
}

nonisolated extension UIImage.Orientation {
    /// Whether the bitmap's rows are shown as columns.
    var swapsSides: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        case .up, .down, .upMirrored, .downMirrored: false
        }
    }

    /// The orientation that shows the picture mirrored from left to right.
    var mirrored: Self {
        switch self {
        case .up: .upMirrored
        case .down: .downMirrored
        case .left: .rightMirrored
        case .right: .leftMirrored
        case .upMirrored: .up
        case .downMirrored: .down
        case .leftMirrored: .right
        case .rightMirrored: .left
        }
    }

    /// The bitmap as it is shown.
    func upright(_ image: CGImage) -> CGImage {
        guard self != .up else { return image }
        let (width, height) = swapsSides ? (image.height, image.width) : (image.width, image.height)
        let (lastX, lastY) = (image.width - 1, image.height - 1)
        let storage = PixelStorage(count: width * height) { target in
            for y in 0..<height {
                for x in 0..<width {
                    let (column, row) =
                        switch self {
                        case .up: (x, y)
                        case .down: (lastX - x, lastY - y)
                        case .left: (lastX - y, x)
                        case .right: (y, lastY - x)
                        case .upMirrored: (lastX - x, y)
                        case .downMirrored: (x, lastY - y)
                        case .leftMirrored: (y, x)
                        case .rightMirrored: (lastX - y, lastY - x)
                        }
                    target[y * width + x] = image.pixels.words[row * image.width + column]
                }
            }
        }
        return CGImage(
            width: width, height: height, pixels: storage, isMask: image.isMask,
            shouldInterpolate: image.shouldInterpolate)
    }
}
