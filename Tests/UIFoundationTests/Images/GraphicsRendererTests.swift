import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct GraphicsRendererTests {
    /// Draws into a context of the test's.
    private final class Plotter: UIGraphicsRenderer {
        nonisolated(unsafe) static var page: CGContext?
        nonisolated(unsafe) static var prepared = 0

        override class func context(with format: UIGraphicsRendererFormat) -> CGContext? { page }
        override class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {
            prepared += 1
        }
    }

    @Test func `a renderer's actions draw into the context of its class, which is prepared first`() throws {
        let page = CGContext(bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
        (Plotter.page, Plotter.prepared) = (page, 0)
        let plotter = Plotter(bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
        var order: [String] = []

        try plotter.runDrawingActions { context in
            order.append(
                "draw \(Plotter.prepared) \(context.cgContext === page) \(UIGraphicsGetCurrentContext() === page)")
        } completionActions: { _ in
            order.append("complete \(UIGraphicsGetCurrentContext() == nil)")
        }

        #expect(order == ["draw 1 true true", "complete true"])
        #expect(!plotter.allowsImageOutput && Plotter.rendererContextClass() is UIGraphicsRendererContext.Type)
    }

    @Test func `a renderer without a context does not call its closure and logs that`() {
        Plotter.page = nil
        var runs = 0

        let error = #expect(throws: CocoaError.self) {
            try Plotter(bounds: .zero).runDrawingActions { _ in runs += 1 }
        }

        #expect(error?.code == .featureUnsupported && runs == 0)
    }

    @Test func `a renderer of images makes images in contexts of its own`() throws {
        installedContentRasterizer.install(RecordingRasterizer())
        let format = UIGraphicsImageRendererFormat()
        (format.opaque, format.scale) = (true, 2)
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: 4, height: 3), format: format)
        var image: UIImage?

        try renderer.runDrawingActions { _ in
        } completionActions: {
            image = ($0 as? UIGraphicsImageRendererContext)?.currentImage
        }
        let commands = UIGraphicsImageRenderer.context(with: renderer.format)

        #expect(renderer.allowsImageOutput && image?.cgImage?.width == 8)
        #expect(UIGraphicsImageRenderer.rendererContextClass() is UIGraphicsImageRendererContext.Type)
        #expect(commands?.ctm.tx == -5)
    }
}
