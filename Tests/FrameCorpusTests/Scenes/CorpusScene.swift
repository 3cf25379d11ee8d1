import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// One picture of the corpus: its name, its size, and its layers.
nonisolated struct CorpusScene: Sendable, CustomTestStringConvertible {
    /// Also the stem of its golden files.
    let name: String
    let surface: RenderFrame.Surface
    /// Seconds at which the frame is taken; animations begin at 0.
    let time: Double
    /// Puts layers into the canvas, which is white and as large as the surface.
    let build: @MainActor @Sendable (CALayer) -> Void

    init(
        _ name: String, size: CGSize = CGSize(width: 64, height: 64), scale: CGFloat = 1, time: Double = 0,
        build: @escaping @MainActor @Sendable (CALayer) -> Void
    ) {
        self.init(name, on: RenderFrame.Surface(size: size, scale: scale), time: time, build: build)
    }

    init(
        _ name: String, on surface: RenderFrame.Surface, time: Double = 0,
        build: @escaping @MainActor @Sendable (CALayer) -> Void
    ) {
        (self.name, self.surface, self.time, self.build) = (name, surface, time, build)
    }

    var testDescription: String { name }

    /// Every scene that has golden files.
    static let all = [
        geometry, opacity, contents, contentsParts, drawings, corners, masks, shadows, gradients, shapes, replicators,
        texts,
        textLayers, scripts, space, backdrops, pickers, snapshots,
    ].flatMap { $0 }

    /// The scene as a frame.
    @MainActor func frame() throws -> RenderFrame {
        let environment = LayerEnvironment()
        var now = 0.0
        environment.clock = { now }
        let before = LayerEnvironment.current
        LayerEnvironment.current = environment
        defer { LayerEnvironment.current = before }
        let canvas = CALayer()
        canvas.name = "canvas"
        canvas.isTreeRoot = true
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        canvas.frame = CGRect(origin: .zero, size: surface.canvasSize)
        canvas.backgroundColor = .white
        build(canvas)
        CATransaction.commit()
        canvas.layoutMarkedSubtree()
        canvas.displayMarkedSubtree()
        environment.timeline.step(to: 0)
        now = time
        environment.timeline.step(to: time)
        return try #require(LayerSnapshotter().frame(of: [canvas], on: surface, at: time))
    }
}
