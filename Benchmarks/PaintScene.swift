import CairoBackend
import CoreGraphics
import Foundation

/// Single operations on a full frame, recorded in a graphics context and painted.
///
/// An operation's cost is the difference between a drawing with many of it and one with a single one, so that the memory for the
/// bitmap does not count.
enum PaintScene {
    private static let repeats = 4
    private static let rounds = 25

    static func run() {
        CairoAdapters.install()
        measure(width: 780, height: 1688)
        measure(width: 1920, height: 1080)
    }

    private static func measure(width: Int, height: Int) {
        let scene = "paint \(width)x\(height)"
        let frame = CGRect(x: 0, y: 0, width: width, height: height)
        let color = CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
        copyMemory(scene, byteCount: width * height * 4)
        func report(_ metric: String, _ draw: (CGContext) -> Void) {
            cost(of: draw, on: frame).report(scene, metric, "ms")
        }
        report("opaque solid fill") { context in
            context.setFillColor(color)
            context.fill(frame)
        }
        report("50% solid fill OVER") { context in
            context.setFillColor(CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5))
            context.fill(frame)
        }
        let (opaque, translucent) = (image(frame, onWhite: true), image(frame, onWhite: false))
        report("opaque image blit") { $0.drawUpright(opaque, in: frame) }
        report("alpha image OVER blit") { $0.drawUpright(translucent, in: frame) }
        report("alpha image OVER at 50%") { context in
            context.setAlpha(0.5)
            context.drawUpright(translucent, in: frame)
        }
        report("alpha image OVER, half-pixel bilinear") {
            $0.drawUpright(translucent, in: frame.offsetBy(dx: 0.5, dy: 0.5))
        }
        let rounded = CGPath(roundedRect: frame, cornerWidth: 40, cornerHeight: 40, transform: nil)
        report("full-frame rounded rect fill") { context in
            context.setFillColor(color)
            context.addPath(rounded)
            context.fillPath()
        }
        report("rounded-clip opaque image blit") { context in
            context.addPath(rounded)
            context.clip()
            context.drawUpright(opaque, in: frame)
        }
    }

    private static func copyMemory(_ scene: String, byteCount: Int) {
        let source = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 64)
        let target = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 64)
        source.initializeMemory(as: UInt8.self, repeating: 1, count: byteCount)
        target.initializeMemory(as: UInt8.self, repeating: 2, count: byteCount)
        defer {
            source.deallocate()
            target.deallocate()
        }
        var samples = Samples()
        for _ in 0..<200 { samples.measure { memcpy(target, source, byteCount) } }
        samples.report(scene, "memcpy frame", "ms")
        Report.line(
            scene, "memcpy bandwidth (frame bytes / median)", Double(byteCount) / 1e6 / samples.median, "GB/s")
    }

    private static func cost(of draw: (CGContext) -> Void, on frame: CGRect) -> Samples {
        func list(_ count: Int) -> DisplayList {
            let context = CGContext(bounds: frame)
            for _ in 0..<count {
                context.saveGState()
                draw(context)
                context.restoreGState()
            }
            return context.finishedList()
        }
        let (one, many) = (list(1), list(1 + repeats))
        func time(_ list: DisplayList) -> Double {
            Report.cpuMilliseconds(of: {
                _ = installedContentRasterizer.current.rasterize(list, size: frame.size, scale: 1)
            })
        }
        var samples = Samples()
        for _ in 0..<rounds {
            let single = time(one)
            samples.add(max(0, time(many) - single) / Double(repeats))
        }
        return samples
    }

    /// The peers' gradient from a red of 20 % to a blue of 80 %.
    private static func image(_ frame: CGRect, onWhite: Bool) -> CGImage {
        let context = CGContext(bounds: frame)
        if onWhite {
            context.setFillColor(.white)
            context.fill(frame)
        }
        let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 0.2), CGColor(red: 0, green: 0, blue: 1, alpha: 0.8)]
        if let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil) {
            context.drawLinearGradient(
                gradient, start: .zero, end: CGPoint(x: frame.maxX, y: frame.maxY), options: [])
        }
        guard
            let image = installedContentRasterizer.current.rasterize(
                context.finishedList(), size: frame.size, scale: 1)
        else { fatalError("A bitmap of \(frame.size) was refused.") }
        return image
    }
}
