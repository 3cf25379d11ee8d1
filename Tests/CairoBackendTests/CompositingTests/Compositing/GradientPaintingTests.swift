import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import PixelFunctions

@Suite struct GradientPaintingTests {
    private let full = CGRect(x: 0, y: 0, width: 40, height: 40)

    private func image(
        _ shape: GradientFill.Shape, _ stops: [(CGFloat, UInt32)],
        in rect: CGRect? = nil, style change: (inout RenderNode.Style) -> Void = { _ in }
    ) -> CGImage {
        let gradient = GradientFill(
            shape: shape,
            stops: GradientStops(waiting: stops.map { .init(location: $0.0, color: RGBAColor(hex: $0.1)) }),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        return paint([
            node(
                full, 0xFFFFFF,
                children: [
                    node(rect ?? full, nil, id: 2) { style in
                        style.contents = .gradient(gradient)
                        change(&style)
                    }
                ])
        ])
    }

    private let blackToWhite: [(CGFloat, UInt32)] = [(0, 0x000000), (1, 0xFFFFFF)]

    @Test func `an axial gradient changes along its line only`() {
        let image = image(.linear(from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5)), blackToWhite)

        // The middle of pixel 10 is at 10.5/40.
        #expect(isClose(image.pixel(x: 10, y: 0), 0xFF43_4343, tolerance: 2))
        #expect(image.pixel(x: 10, y: 0) == image.pixel(x: 10, y: 39))
        #expect(isClose(image.pixel(x: 39, y: 5), 0xFFFC_FCFC, tolerance: 2))
    }

    @Test func `the middle of a diagonal gradient runs from corner to corner`() {
        let image = image(
            .linear(from: .zero, to: CGPoint(x: 1, y: 1)), blackToWhite, in: CGRect(x: 0, y: 0, width: 40, height: 20))

        #expect(isClose(image.pixel(x: 39, y: 0), 0xFF7F_7F7F, tolerance: 3))
        #expect(isClose(image.pixel(x: 0, y: 19), 0xFF80_8080, tolerance: 3))
    }

    @Test func `locations outside the line show where the line would continue`() {
        let stops: [(CGFloat, UInt32)] = [(-1, 0x000000), (1, 0xFFFFFF)]

        let image = image(.linear(from: .zero, to: CGPoint(x: 1, y: 0)), stops)

        #expect(isClose(image.pixel(x: 0, y: 0), 0xFF80_8080, tolerance: 3))
        #expect(isClose(image.pixel(x: 39, y: 0), 0xFFFE_FEFE, tolerance: 3))
    }

    @Test func `a radial gradient is an ellipse around the start point`() {
        let image = image(
            .elliptical(center: CGPoint(x: 0.5, y: 0.5), reach: CGSize(width: 0.5, height: 0.25)),
            [(0, 0xFF0000), (0.5, 0xFF0000), (0.5, 0x0000FF), (1, 0x0000FF)])

        // Half axes at half way: 10 across and 5 down.
        #expect(image.pixel(x: 28, y: 20) == red && image.pixel(x: 32, y: 20) == blue)
        #expect(image.pixel(x: 20, y: 23) == red && image.pixel(x: 20, y: 27) == blue)
        #expect(image.pixel(x: 0, y: 0) == blue)
    }

    @Test func `a conic gradient turns clockwise from the end point`() {
        let stops: [(CGFloat, UInt32)] = [
            (0, 0xFF0000), (0.25, 0xFF0000), (0.25, 0x0000FF), (0.5, 0x0000FF), (0.5, 0x00FF00), (1, 0x00FF00),
        ]

        let image = image(.conic(center: CGPoint(x: 0.5, y: 0.5), angle: -.pi / 2), stops)

        #expect(image.pixel(x: 30, y: 10) == red)
        #expect(image.pixel(x: 30, y: 30) == blue)
        #expect(image.pixel(x: 10, y: 30) == green && image.pixel(x: 10, y: 10) == green)
    }

    @Test func `a gradient is rounded with its layer and fades with it`() {
        let image = image(.linear(from: .zero, to: CGPoint(x: 1, y: 0)), [(0, 0x000000)]) { style in
            (style.cornerRadius, style.opacity) = (10, 0.5)
        }

        #expect(image.pixel(x: 0, y: 0) == white)
        #expect(isClose(image.pixel(x: 20, y: 20), 0xFF80_8080))
    }
}
