import CoreGraphics
package import Foundation

/// Shows a former look of another layer, stretched over its bounds.
package final class PictureLayer: CALayer {
    private var picture: RenderNode?
    private var part = CGRect.zero
    private var capInsets = (top: CGFloat(0), left: CGFloat(0), bottom: CGFloat(0), right: CGFloat(0))
    /// Names of up to nine pieces, row by row, which keep their bitmaps as long as the picture is the same.
    private var pieceIDs: [(layer: UInt64, content: UInt64, wrapper: UInt64)] = []

    /// Makes an empty layer.
    package override init() {
        super.init()
        // Plain layers show no nodes but those of their sublayers.
        state.extras = LayerExtras()
    }

    package override init(layer: Any) { super.init(layer: layer) }

    package required init?(coder: NSCoder) { nil }

    /// Shows a part of a picture, in the picture's space; of that part the insets keep their size while the rest stretches.
    package func show(
        _ picture: RenderNode?, part: CGRect, top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0,
        right: CGFloat = 0
    ) {
        (self.picture, self.part) = (picture, part)
        pieceIDs = (0..<9).map { _ in (Self.newLayerID(), LayerSnapshotter.newContentID(), Self.newLayerID()) }
        capInsets = (max(0, top), max(0, left), max(0, bottom), max(0, right))
        setNeedsSnapshot()
    }

    override func shownChildren(
        _ nodes: RenderNodeList, of state: LayerState, by snapshotter: LayerSnapshotter?
    ) -> RenderNodeList {
        let nodes = super.shownChildren(nodes, of: state, by: snapshotter)
        guard let picture else { return nodes }
        let columns = Self.bands(
            from: part.minX, part.width, to: state.bounds.minX, state.bounds.width, capInsets.left, capInsets.right)
        let rows = Self.bands(
            from: part.minY, part.height, to: state.bounds.minY, state.bounds.height, capInsets.top, capInsets.bottom)
        var pieces: [RenderNode] = []
        for (y, row) in rows.enumerated() where row.isSeen {
            for (x, column) in columns.enumerated() where column.isSeen {
                pieces.append(piece(of: picture, column, row, index: y * 3 + x))
            }
        }
        return RenderNodeList(pieces + nodes.array)
    }

    /// A stretch of one axis of the picture, and where it is shown.
    private struct Band {
        let start: CGFloat
        let length: CGFloat
        let shownStart: CGFloat
        let shownLength: CGFloat
        var scale: CGFloat { shownLength / length }
        var isSeen: Bool { length > 0 && shownLength > 0 }
        var offset: CGFloat { shownStart - start * scale }
    }

    /// Three bands: a cap, the middle, and a cap; caps shrink where there is no room for both.
    private static func bands(
        from start: CGFloat, _ length: CGFloat, to shownStart: CGFloat, _ shownLength: CGFloat, _ head: CGFloat,
        _ tail: CGFloat
    ) -> [Band] {
        let fit = head + tail > length ? length / (head + tail) : 1
        let (head, tail) = (head * fit, tail * fit)
        let shrink = head + tail > shownLength ? shownLength / (head + tail) : 1
        let (shownHead, shownTail) = (head * shrink, tail * shrink)
        return [
            Band(start: start, length: head, shownStart: shownStart, shownLength: shownHead),
            Band(
                start: start + head, length: length - head - tail, shownStart: shownStart + shownHead,
                shownLength: shownLength - shownHead - shownTail),
            Band(
                start: start + length - tail, length: tail, shownStart: shownStart + shownLength - shownTail,
                shownLength: shownTail),
        ]
    }

    private func piece(of picture: RenderNode, _ column: Band, _ row: Band, index: Int) -> RenderNode {
        var style = RenderNode.Style()
        style.clipsToBounds = true
        let piece = RenderNode(
            layerID: pieceIDs[index].layer, contentID: pieceIDs[index].content, name: "piece",
            bounds: CGRect(x: column.start, y: row.start, width: column.length, height: row.length),
            placement: .identity, style: style, children: [picture])
        // The bitmap of a picture is that of the moment, independent of later changes of its layer.
        return .wrapper(
            pieceIDs[index].wrapper, "picture", node: piece, composition: .kept(scale: nil),
            placement: CGAffineTransform(
                a: column.scale, b: 0, c: 0, d: row.scale, tx: column.offset, ty: row.offset))
    }
}
