import CoreGraphics
import Foundation
import Testing

@Suite struct ShadingTests {
    /// A function of one number whose red is its square.
    private func square(domain: [CGFloat] = [0, 1], range: [CGFloat]? = nil, results: Int = 4) -> CGFunction? {
        var callbacks = CGFunctionCallbacks(
            version: 0,
            evaluate: { _, input, output in
                output[0] = input[0] * input[0]
                output[1] = 0
                output[2] = 0
                output[3] = 1
            }, releaseInfo: nil)
        return CGFunction(
            info: nil, domainDimension: 1, domain: domain, rangeDimension: results, range: range, callbacks: &callbacks)
    }

    private func gradient(_ shading: CGShading?) throws -> GradientFill {
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
        context.drawShading(try #require(shading))
        guard case .gradient(let fill, _)? = context.finishedList().commands.first else {
            throw CocoaError(.featureUnsupported)
        }
        return fill
    }

    @Test func `a shading has the function's colours along its line`() throws {
        let shading = try CGShading(
            axialSpace: CGColorSpaceCreateDeviceRGB(), start: .zero, end: CGPoint(x: 10, y: 0),
            function: #require(square()), extendStart: true, extendEnd: false)

        let fill = try gradient(shading)

        #expect(fill.shape == .linear(from: .zero, to: CGPoint(x: 10, y: 0)))
        #expect(fill.options == .drawsBeforeStartLocation)
        for place in [0, 0.25, 0.5, 0.9, 1] as [CGFloat] {
            #expect(abs(fill.stops.color(at: place).red - place * place) < 1e-4)
        }
        #expect(shading?.colorSpace == CGColorSpaceCreateDeviceRGB())
    }

    @Test func `the function is evaluated over the domain, and results are limited to the range`() throws {
        let shading = try CGShading(
            radialSpace: CGColorSpaceCreateDeviceRGB(), start: .zero, startRadius: 1, end: .zero, endRadius: 5,
            function: #require(square(domain: [1, 2], range: [0, 2.25, 0, 1, 0, 1, 0.5, 0.5])), extendStart: false,
            extendEnd: true)

        let fill = try gradient(shading)

        #expect(fill.shape == .radial(from: .zero, radius: 1, to: .zero, endRadius: 5))
        #expect(fill.options == .drawsAfterEndLocation)
        #expect(fill.stops.color(at: 0) == RGBAColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(abs((fill.stops.stops.last?.color.alpha ?? 0) - 0.5) < 1e-9)
    }

    @Test func `functions and shadings that cannot be are none`() throws {
        #expect(square(domain: [1, 0]) == nil)
        var empty = CGFunctionCallbacks(version: 0, evaluate: nil, releaseInfo: nil)
        #expect(
            CGFunction(info: nil, domainDimension: 1, domain: nil, rangeDimension: 1, range: nil, callbacks: &empty)
                == nil)
        let function = try #require(square(results: 6))
        #expect(
            CGShading(
                axialSpace: CGColorSpaceCreateDeviceRGB(), start: .zero, end: .zero, function: function,
                extendStart: false, extendEnd: false) == nil)
        let pattern = try #require(CGColorSpace(patternBaseSpace: nil))
        let colors = try #require(square())
        #expect(
            CGShading(
                axialSpace: pattern, start: .zero, end: .zero, function: colors, extendStart: false, extendEnd: false)
                == nil)
    }

    @Test func `a function frees its info once`() {
        let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        count.initialize(to: 0)
        defer { count.deallocate() }
        var callbacks = CGFunctionCallbacks(
            version: 0, evaluate: { _, _, output in output[0] = 0 },
            releaseInfo: { $0?.assumingMemoryBound(to: Int.self).pointee += 1 })

        for _ in 0..<2 {
            _ = CGFunction(
                info: count, domainDimension: 1, domain: nil, rangeDimension: 1, range: nil, callbacks: &callbacks)
        }

        #expect(count.pointee == 2)
    }
}
