import CairoBackend
import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import PixelFunctions

@MainActor @Suite struct ScrollPaintingTests {
    private static let surface = RenderFrame.Surface(size: CGSize(width: 120, height: 90), scale: 2)

    /// A clipped layer of coloured rows between a header below it and a bar across it, with a marker that does not scroll.
    @MainActor private struct Stage {
        let root = CALayer()
        let port = CALayer()
        let marker = CALayer()
        let bar = CALayer()

        init(barOpacity: Float = 0.5) {
            LayerEnvironment.current = LayerEnvironment()
            CATransaction.setDisableActions(true)
            root.isTreeRoot = true
            root.frame = CGRect(x: 0, y: 0, width: 120, height: 90)
            root.backgroundColor = CGColor(gray: 1, alpha: 1)
            port.frame = CGRect(x: 10, y: 5, width: 90, height: 80)
            port.masksToBounds = true
            for index in 0..<60 {
                let row = CALayer()
                row.frame = CGRect(x: CGFloat(index % 5), y: CGFloat(index) * 7, width: 80, height: 6.5)
                row.backgroundColor = CGColor(
                    red: CGFloat(index % 7) / 7, green: CGFloat(index % 3) / 3, blue: 0.5, alpha: 0.8)
                row.cornerRadius = 2
                port.addSublayer(row)
            }
            marker.frame = CGRect(x: 84, y: 0, width: 3, height: 20)
            marker.backgroundColor = CGColor(gray: 0, alpha: 0.35)
            port.addSublayer(marker)
            bar.frame = CGRect(x: 0, y: 70, width: 120, height: 10)
            bar.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
            bar.opacity = barOpacity
            root.addSublayer(port)
            root.addSublayer(bar)
        }

        func scroll(to offset: CGPoint) {
            port.bounds.origin = offset
            marker.frame.origin = CGPoint(x: offset.x + 84, y: offset.y + 4)
        }
    }

    /// Paints frame after frame into one memory, as a host does.
    @MainActor private final class Screen {
        let snapshotter = LayerSnapshotter()
        let renderer = CairoFrameRenderer()
        let width = ScrollPaintingTests.surface.pixelWidth
        let height = ScrollPaintingTests.surface.pixelHeight
        let pixels: UnsafeMutablePointer<UInt32>
        private(set) var frame: RenderFrame?

        init() {
            pixels = .allocate(capacity: width * height)
            pixels.initialize(repeating: 0, count: width * height)
        }

        isolated deinit { pixels.deallocate() }

        func show(_ root: CALayer) {
            frame = snapshotter.frame(of: [root], on: ScrollPaintingTests.surface, at: 0)
            guard let frame else { return }
            renderer.update(
                PixelTarget(base: pixels, width: width, height: height, bytesPerRow: width * 4), to: frame)
        }

        /// How many pixels are not those of the frame painted as a whole.
        var wrongPixels: Int {
            let expected = paint(frame?.roots ?? [], on: ScrollPaintingTests.surface)
            let shown = UnsafeBufferPointer(start: pixels, count: width * height)
            return withExtendedLifetime(expected) {
                zip(expected.pixels.words, shown).count { !isClose($0, $1) }
            }
        }
    }

    @Test(arguments: [CGPoint(x: 0, y: 3.5), CGPoint(x: 0, y: -7), CGPoint(x: 2, y: 0), CGPoint(x: -1.5, y: 11)])
    func `scrolled content is moved and looks as if painted`(_ step: CGPoint) {
        let (stage, screen) = (Stage(), Screen())
        stage.scroll(to: CGPoint(x: 0, y: 100))
        screen.show(stage.root)

        var wrong = 0
        var moved = 0
        for turn in 1...8 {
            stage.scroll(to: CGPoint(x: step.x * CGFloat(turn), y: 100 + step.y * CGFloat(turn)))
            screen.show(stage.root)
            wrong += screen.wrongPixels
            moved += screen.frame?.moves.count ?? 0
        }

        #expect(wrong == 0)
        #expect(moved == 8)
    }

    @Test func `only the new strip and the fixed parts are painted`() {
        let (stage, screen) = (Stage(), Screen())
        stage.bar.isHidden = true
        stage.marker.isHidden = true
        stage.scroll(to: CGPoint(x: 0, y: 100))
        screen.show(stage.root)

        stage.scroll(to: CGPoint(x: 0, y: 103.5))
        screen.show(stage.root)

        // The port in pixels is (20, 10, 180, 160); content moves up by 7 of them.
        #expect(
            screen.frame?.moves == [PixelMove(area: PixelRect(x: 20, y: 10, width: 180, height: 160), dx: 0, dy: -7)])
        #expect(screen.frame?.damage == [PixelRect(x: 20, y: 163, width: 180, height: 7)])
    }

    @Test func `a row that changes while it scrolls is painted`() {
        let (stage, screen) = (Stage(), Screen())
        stage.scroll(to: CGPoint(x: 0, y: 100))
        screen.show(stage.root)

        stage.scroll(to: CGPoint(x: 0, y: 104))
        stage.port.sublayers?[20].backgroundColor = .black
        stage.port.sublayers?[21].removeFromSuperlayer()
        screen.show(stage.root)

        #expect(screen.wrongPixels == 0)
        #expect(screen.frame?.moves.count == 1)
    }

    @Test func `a moving layer in front is painted at its old, its new and its scrolled position`() {
        let (stage, screen) = (Stage(), Screen())
        stage.scroll(to: CGPoint(x: 0, y: 100))
        screen.show(stage.root)

        stage.scroll(to: CGPoint(x: 0, y: 104))
        stage.bar.position.y -= 20
        screen.show(stage.root)

        #expect(screen.wrongPixels == 0)
        #expect(screen.frame?.moves.count == 1)
    }

    enum Obstacle: CaseIterable {
        case patternBehind, halfPixel, roundedPort, translucentPort, translucentRoot, coveredPort, wholePage
    }

    @Test(arguments: Obstacle.allCases) func `where moving pixels would show wrong ones all is painted`(
        _ obstacle: Obstacle
    ) {
        let (stage, screen) = (Stage(), Screen())
        var step: CGFloat = 4
        switch obstacle {
        case .patternBehind:
            let spot = CALayer()
            spot.frame = CGRect(x: 30, y: 30, width: 9, height: 9)
            spot.backgroundColor = .black
            stage.root.insertSublayer(spot, at: 0)
        case .halfPixel: step = 4.25
        case .roundedPort: stage.port.cornerRadius = 8
        case .translucentPort: stage.port.opacity = 0.5
        case .translucentRoot: stage.root.opacity = 0.5
        case .coveredPort: stage.bar.frame = CGRect(x: 0, y: 10, width: 120, height: 70)
        case .wholePage: step = 80
        }
        stage.scroll(to: CGPoint(x: 0, y: 100))
        screen.show(stage.root)

        stage.scroll(to: CGPoint(x: 0, y: 100 + step))
        screen.show(stage.root)

        #expect(screen.frame?.moves == [])
        #expect(screen.wrongPixels == 0)
    }

    @Test func `content inside content that scrolls may scroll too`() {
        let (stage, screen) = (Stage(), Screen())
        let inner = CALayer()
        inner.frame = CGRect(x: 5, y: 120, width: 50, height: 40)
        inner.masksToBounds = true
        inner.backgroundColor = CGColor(gray: 0.9, alpha: 1)
        let dot = CALayer()
        dot.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
        dot.backgroundColor = .black
        inner.addSublayer(dot)
        stage.port.addSublayer(inner)
        stage.scroll(to: CGPoint(x: 0, y: 100))
        screen.show(stage.root)

        var wrong = 0
        for turn in 1...4 {
            if turn != 3 { stage.scroll(to: CGPoint(x: 0, y: 100 + 2 * CGFloat(turn))) }
            if turn != 2 { inner.bounds.origin.x = CGFloat(turn) }
            screen.show(stage.root)
            wrong += screen.wrongPixels
        }

        #expect(wrong == 0)
    }
}
