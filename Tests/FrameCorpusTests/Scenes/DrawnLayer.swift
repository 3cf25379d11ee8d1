import CoreGraphics
import Foundation
import QuartzCore

/// Draws a ring with a hand that points to the top right, a line as thin as a pixel and a stroke across the corner.
final class DrawnLayer: CALayer {
    override func draw(in ctx: CGContext) {
        let face = bounds.insetBy(dx: 3, dy: 3)
        ctx.setStrokeColor(.hex(0x3050E0))
        ctx.setLineWidth(2)
        ctx.strokeEllipse(in: face)
        ctx.setStrokeColor(.hex(0xE03030))
        ctx.setLineCap(.round)
        ctx.move(to: CGPoint(x: face.midX, y: face.midY))
        ctx.addLine(to: CGPoint(x: face.midX + face.width * 0.3, y: face.midY - face.height * 0.3))
        ctx.strokePath()
        ctx.setFillColor(.hex(0x30B040, alpha: 0.75))
        ctx.fill(CGRect(x: bounds.minX, y: bounds.maxY - 1, width: bounds.width, height: 0.5))
    }
}
