public import Foundation
import Synchronization

/// A cell of drawing that repeats over the area that is filled with it.
///
/// The cell is drawn once for each colour that is asked for, and kept. Two patterns are equal when they are the same object.
///
/// Unlike iOS: cells are always tiled at constant spacing, with any tiling.
public final class CGPattern: Hashable, @unchecked Sendable {
    private enum Source {
        case cell(DisplayList)
        case callbacks(CGPatternCallbacks, info: UnsafeMutableRawPointer?)
    }

    private let source: Source
    private let bounds: CGRect
    private let matrix: CGAffineTransform
    private let step: CGSize
    /// False for a stencil, whose drawing shows in the colour that it is used with.
    let isColored: Bool
    private let kept = Mutex<(color: RGBAColor, cell: DisplayList)?>(nil)

    /// Makes a pattern of a cell in pattern space, repeated at steps in it; the matrix leads from there to the user space
    /// that a context began with. The callbacks draw the cell and are handed `info`.
    ///
    /// Negative steps count as positive ones. Nil without a callback that draws, for steps of 0 and empty bounds, and for
    /// numbers that are not finite.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        let bounds = bounds.standardized
        let numbers = [
            bounds.minX, bounds.minY, bounds.maxX, bounds.maxY, xStep, yStep, matrix.a, matrix.b, matrix.c, matrix.d,
            matrix.tx, matrix.ty,
        ]
        guard callbacks.pointee.drawPattern != nil, numbers.allSatisfy(\.isFinite), !bounds.isEmpty, !bounds.isInfinite,
            xStep != 0,
            yStep != 0
        else { return nil }
        source = .callbacks(callbacks.pointee, info: info)
        self.bounds = bounds
        self.matrix = matrix
        step = CGSize(width: abs(xStep), height: abs(yStep))
        self.isColored = isColored
    }

    /// Makes a coloured pattern of recorded drawing that follows itself without gaps.
    package init(cell: DisplayList, size: CGSize) {
        source = .cell(cell)
        bounds = CGRect(origin: .zero, size: size)
        matrix = .identity
        step = size
        isColored = true
    }

    deinit {
        if case .callbacks(let callbacks, let info) = source { callbacks.releaseInfo?(info) }
    }

    /// The pattern laid over base space; the colour, opaque or not, is that of an uncoloured one.
    package func fill(color: RGBAColor, phase: CGSize = .zero, base: CGAffineTransform = .identity) -> PatternFill {
        let placement = matrix.concatenating(CGAffineTransform(translationX: phase.width, y: phase.height))
        return PatternFill(
            cell: cell(in: color), bounds: bounds, step: step, transform: placement.concatenating(base))
    }

    private func cell(in color: RGBAColor) -> DisplayList {
        guard case .callbacks(let callbacks, let info) = source else {
            if case .cell(let list) = source { return list }
            return DisplayList()
        }
        // The alpha is the paint's; one cell does for all of them.
        var color = isColored ? .black : color
        color.alpha = 1
        if let known = kept.withLock({ $0 }), known.color == color { return known.cell }
        let context = isColored ? CGContext(bounds: bounds) : CGContext(bounds: bounds, onlyColor: color)
        callbacks.drawPattern?(info, context)
        let cell = context.finishedList()
        kept.withLock { $0 = (color, cell) }
        return cell
    }

    public static func == (left: CGPattern, right: CGPattern) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
