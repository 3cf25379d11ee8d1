import CoreGraphics
import Foundation
import Testing

@Suite struct GradientTests {
    private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

    private func text(_ draw: (CGContext) -> Void) -> String {
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 20, height: 20))
        draw(context)
        return context.finishedList().text
    }

    @Test func `drawing is recorded with stops, points and options`() throws {
        let gradient = try #require(
            CGGradient(colorsSpace: nil, colors: [red, CGColor.white, blue] as CFArray, locations: nil))

        let text = text { context in
            context.setAlpha(0.5)
            context.drawLinearGradient(
                gradient, start: .zero, end: CGPoint(x: 20, y: 0), options: .drawsAfterEndLocation)
            context.setAlpha(1)
            context.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 1, y: 2), startRadius: 0, endCenter: CGPoint(x: 3, y: 4),
                endRadius: 5, options: [])
            context.drawConicGradient(gradient, center: CGPoint(x: 5, y: 5), angle: 0)
        }

        #expect(
            text == """
                gradient linear 0,0 to 20,0 [0 #FF0000, 0.5 #FFFFFF, 1 #0000FF] after alpha 0.5
                gradient radial 1,2 0 to 3,4 5 [0 #FF0000, 0.5 #FFFFFF, 1 #0000FF]
                gradient conic 5,5 0 [0 #FF0000, 0.5 #FFFFFF, 1 #0000FF]
                """)
    }

    @Test func `gradients of the same stops are equal, however they were made`() throws {
        let places: [CGFloat] = [0.25, 0.75]
        let first = CGGradient(colorsSpace: nil, colors: [red, blue] as CFArray, locations: places)
        let second = try CGGradient(
            colorSpace: #require(CGColorSpace(name: CGColorSpace.sRGB)), colorComponents: [1, 0, 0, 1, 0, 0, 1, 1],
            locations: places, count: 2)

        #expect(first != nil && first == second)
        #expect(first != CGGradient(colorsSpace: nil, colors: [red, blue] as CFArray, locations: nil))
    }

    @Test func `no colours, or things that are none, make no gradient`() {
        #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: [red, "red"] as CFArray, locations: nil) == nil)
    }

    @Test func `stops are cut to the unit range and put in order`() {
        let stops = GradientStops([.white, .black, .clear], locations: [2, -1, .nan])

        #expect(stops.stops.map(\.location) == [0, 0, 1])
        #expect(stops.stops.map(\.color) == [.black, .clear, .white])
    }

    @Test func `between two stops the colour is mixed, beyond them it stays`() {
        let stops = GradientStops([.black, .white], locations: [0.25, 0.75])

        #expect(stops.color(at: 0) == .black)
        #expect(stops.color(at: 0.5) == RGBAColor(red: 0.5, green: 0.5, blue: 0.5))
        #expect(stops.color(at: 1) == .white)
        #expect(stops.color(at: 0.75) == .white)
    }

    @Test(arguments: [CGFloat.nan, .infinity])
    func `lines and circles that are not finite are not recorded`(number: CGFloat) throws {
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, blue] as CFArray, locations: nil))

        let text = text { context in
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: number, y: 0), options: [])
            context.drawLinearGradient(gradient, start: .zero, end: .zero, options: .drawsAfterEndLocation)
            context.drawRadialGradient(
                gradient, startCenter: .zero, startRadius: number, endCenter: .zero, endRadius: 3, options: [])
            context.drawRadialGradient(
                gradient, startCenter: .zero, startRadius: -1, endCenter: .zero, endRadius: 3, options: [])
            context.drawConicGradient(gradient, center: .zero, angle: number)
        }

        #expect(text.isEmpty)
    }

    @Test func `a gradient's ink is the clip`() throws {
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, blue] as CFArray, locations: nil))
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 20, height: 20))
        context.clip(to: CGRect(x: 2, y: 3, width: 4, height: 5))
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 9, y: 0), options: [])

        #expect(context.finishedList().inkBounds == CGRect(x: 2, y: 3, width: 4, height: 5))
    }
}
