import CoreGraphics
import Foundation
import QuartzCore
import SDLHost

/// Finished frames passed to the window system, painted in the window's own memory.
enum PresentScene {
    private static let frames = 300

    static func run() {
        present(width: 780, height: 1688)
        present(width: 1920, height: 1080)
    }

    private static func present(width: Int, height: Int) {
        let size = CGSize(width: width, height: height)
        let window: SDLWindow
        do {
            window = try SDLWindow(title: "Benchmark", onDisplayOpened: {}, size: { _, _ in size })
        } catch {
            FileHandle.standardError.write(Data("present: \(error)\n".utf8))
            return
        }
        let surface = SDLWindowSurface(window: window, renderer: Noise())
        window.show()
        let shape = RenderFrame.Surface(size: size, scale: 1)
        let everything = [PixelRect(x: 0, y: 0, width: width, height: height)]
        var (cpu, wall) = (Samples(), Samples())
        for index in 0..<frames {
            window.gatherEvents()
            let frame = RenderFrame(
                index: index, time: 0, surface: shape, roots: [], damage: everything, changedNodeCount: 0)
            let (cpuStart, wallStart) = (Report.cpuMilliseconds, Report.wallMilliseconds)
            surface.show(frame)
            cpu.add(Report.cpuMilliseconds - cpuStart)
            wall.add(Report.wallMilliseconds - wallStart)
        }
        let scene = "present \(width)x\(height)"
        cpu.report(scene, "UpdateWindowSurface, cpu", "ms")
        wall.report(scene, "UpdateWindowSurface, wall", "ms")
    }

    /// Writes noise into the first frame only: the scene measures the way to the screen.
    private final class Noise: FrameRenderer {
        func render(_ frame: RenderFrame, damage: [PixelRect], into target: PixelTarget) {
            guard frame.index == 0 else { return }
            let words = target.base.assumingMemoryBound(to: UInt32.self)
            for index in 0..<target.height * target.bytesPerRow / 4 {
                words[index] = 0xFF00_0000 | UInt32(truncatingIfNeeded: index) &* 2_654_435_761 &>> 8
            }
        }

        func dropCaches() {}
    }
}
