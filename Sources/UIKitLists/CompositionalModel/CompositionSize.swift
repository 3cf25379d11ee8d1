import CoreGraphics
import Foundation
import UIFoundation

/// A width and a height as they are declared.
nonisolated struct CompositionSize: Equatable, Sendable {
    var width: CompositionLength
    var height: CompositionLength

    init(_ width: CompositionLength, _ height: CompositionLength) { (self.width, self.height) = (width, height) }

    subscript(axis: CompositionAxis) -> CompositionLength { axis == .horizontal ? width : height }

    /// The points in a container.
    func resolve(in container: CGSize, _ grid: PixelGrid) -> CGSize {
        CGSize(width: width.resolve(in: container, grid), height: height.resolve(in: container, grid))
    }

    /// A frame less insets, which count only along axes with a declared length.
    func inset(_ frame: CGRect, by insets: NSDirectionalEdgeInsets) -> CGRect {
        var frame = frame
        for axis in [CompositionAxis.horizontal, .vertical] where !self[axis].isSelfSizing {
            frame.origin[axis] += insets.start(axis)
            frame.size[axis] = max(0, frame.size[axis] - insets.sum(axis))
        }
        return frame
    }
}
