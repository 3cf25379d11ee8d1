import CCairo
import CoreGraphics
import Foundation
import QuartzCore

extension FramePainter {
    /// Paints a node that is masked, tinted, composed or blended as a group.
    func paintRare(_ node: RenderNode, _ rare: RareStyle, transform: CGAffineTransform, alpha: CGFloat, clip: PixelRect)
    {
        if let mode = rare.blendMode {
            return paint(node, rare, blended: mode, transform: transform, alpha: alpha, clip: clip)
        }
        paintPicture(of: node, rare, transform: transform, alpha: alpha, clip: clip)
    }

    /// Paints a node's group over the pixels below it with a blend mode.
    private func paint(
        _ node: RenderNode, _ rare: RareStyle, blended mode: CGBlendMode, transform: CGAffineTransform, alpha: CGFloat,
        clip: PixelRect
    ) {
        context.save()
        context.clip(to: clip)
        func draw() {
            context.beginGroup()
            if rare.hasPictureOfItsOwn {
                paintPicture(of: node, rare, transform: transform, alpha: 1, clip: clip)
            } else {
                paintParts(of: node, transform: transform, alpha: 1, clip: clip)
            }
            context.endGroup(alpha: alpha, blendMode: mode)
        }
        mode == .plusDarker ? context.drawDarker(draw) : draw()
        context.setOperator(.normal)
        context.restore()
    }

    /// Paints a node's group over the pixels below it.
    private func paintPicture(
        of node: RenderNode, _ rare: RareStyle, transform: CGAffineTransform, alpha: CGFloat, clip: PixelRect
    ) {
        if let composition = rare.composition, rare.mask == nil {
            return paint(composition, of: node, transform: transform, alpha: alpha, clip: clip)
        }
        context.save()
        context.clip(to: clip)
        context.beginGroup()
        if let factor = rare.colorFactor {
            paintTinted(node, by: factor, transform: transform, clip: clip)
        } else {
            paintParts(of: node, transform: transform, alpha: 1, clip: clip)
        }
        if let mask = rare.mask {
            context.beginGroup()
            paint(mask, parent: transform, alpha: 1, clip: clip)
            context.popGroup()
            cairo_set_operator(context.pointer, CAIRO_OPERATOR_DEST_IN)
            cairo_paint(context.pointer)
        }
        context.setOperator(.normal)
        context.endGroup(alpha: alpha)
        context.restore()
    }

    /// Paints a node's parts with their red, green and blue multiplied.
    private func paintTinted(_ node: RenderNode, by factor: RGBAColor, transform: CGAffineTransform, clip: PixelRect) {
        guard let surface = CairoSurface(width: clip.width, height: clip.height) else { return }
        cairo_surface_set_device_offset(surface.pointer, Double(-clip.x), Double(-clip.y))
        let painter = FramePainter(
            context: CairoContext(surface), bitmaps: bitmaps, drawingScale: drawingScale, movingSubtrees: nil)
        painter.paintParts(of: node, transform: transform, alpha: 1, clip: clip)
        cairo_surface_set_device_offset(surface.pointer, 0, 0)
        surface.multiply(by: factor)
        context.setTransform(.identity)
        context.setOperator(.normal)
        context.setAntialias(false)
        context.draw(surface, in: clip.rect, ink: CairoContext.ImageInk())
    }
}

extension RareStyle {
    /// Whether the node has to be painted as a group, not part by part.
    var isPaintedApart: Bool { hasPictureOfItsOwn || blendMode != nil }

    /// Whether the parts make a picture that is painted over the pixels below as a whole.
    fileprivate var hasPictureOfItsOwn: Bool { mask != nil || colorFactor != nil || composition != nil }

    /// Whether pixels below an opaque part may be visible.
    var hidesNothing: Bool { mask != nil || composition != nil || blendMode != nil }
}

extension CairoSurface {
    /// Multiplies red, green and blue of every pixel; premultiplied pixels keep their alpha.
    fileprivate func multiply(by factor: RGBAColor) {
        guard let base else { return }
        let (red, green, blue) = (
            UInt32((factor.red.unit * 256).rounded()), UInt32((factor.green.unit * 256).rounded()),
            UInt32((factor.blue.unit * 256).rounded())
        )
        for y in 0..<height {
            let row = UnsafeMutableRawPointer(base + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width where row[x] != 0 {
                let pixel = row[x]
                row[x] =
                    pixel & 0xFF00_0000 | ((((pixel >> 16) & 0xFF) * red) >> 8) << 16
                    | ((((pixel >> 8) & 0xFF) * green) >> 8) << 8 | (((pixel & 0xFF) * blue) >> 8)
            }
        }
        markChanged()
    }
}
