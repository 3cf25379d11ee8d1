public import Foundation

extension CGContext {
    /// Draws an image with its bottom row along the rectangle's `minY`, as a flipped UIKit context does.
    ///
    /// An image mask is painted in the fill colour. With `byTiling` copies of the rectangle's size fill the whole clip.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard !rect.isNull, rect.width != 0, rect.height != 0 else { return }
        guard !byTiling else { return tile(image, over: rect.standardized) }
        saveGState()
        translateBy(x: 0, y: rect.minY + rect.maxY)
        scaleBy(x: 1, y: -1)
        drawUpright(image, in: rect)
        restoreGState()
    }

    /// Draws an image with its top row along the rectangle's `minY`.
    package func drawUpright(_ image: CGImage, in rect: CGRect, tint: RGBAColor? = nil) {
        guard !rect.isNull, rect.width != 0, rect.height != 0 else { return }
        var paint = state.imagePaint
        paint.tint = tint ?? (image.isMask ? state.fillColor : nil)
        record(.image(image, rect, paint))
    }

    private func tile(_ image: CGImage, over rect: CGRect) {
        let area = boundingBoxOfClipPath
        guard
            [rect.minX, rect.minY, rect.maxX, rect.maxY, area.minX, area.maxX, area.minY, area.maxY].allSatisfy(
                \.isFinite), !area.isNull
        else { return }
        let cell = CGContext(bounds: rect)
        cell.setFillColor(CGColor(rgba: state.fillColor))
        cell.interpolationQuality = state.interpolation
        cell.draw(image, in: rect)
        var paint = state.paint(.black)
        paint.pattern = PatternFill(
            cell: cell.finishedList(), bounds: rect, step: rect.size, transform: state.transform)
        var path = PathGeometry()
        path.addRect(area)
        record(.fill(path, .winding, paint))
    }
}
