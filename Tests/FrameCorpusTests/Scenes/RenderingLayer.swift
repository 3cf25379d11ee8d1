import CoreGraphics
import Foundation
import QuartzCore

/// Draws another layer four times: as it is, enlarged, turned and faint, and cut by a circle.
final class RenderingLayer: CALayer {
    var source = CALayer()

    override func draw(in ctx: CGContext) {
        source.render(in: ctx)
        ctx.saveGState()
        ctx.translateBy(x: 28, y: 0)
        ctx.scaleBy(x: 1.25, y: 1.25)
        source.render(in: ctx)
        ctx.restoreGState()
        ctx.saveGState()
        ctx.translateBy(x: 12, y: 28)
        ctx.rotate(by: .pi / 6)
        ctx.setAlpha(0.5)
        source.render(in: ctx)
        ctx.restoreGState()
        ctx.translateBy(x: 32, y: 34)
        ctx.addEllipse(in: CGRect(x: 2, y: 2, width: 20, height: 20))
        ctx.clip()
        source.render(in: ctx)
    }
}
