import CoreGraphics
import Foundation
import Testing

@testable import PixelFunctions

@Suite struct PathDrawingTests {
    private let redColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    @Test func `a filled rectangle colours its pixels and no others`() {
        let image = raster { context in
            context.setFillColor(redColor)
            context.fill(CGRect(x: 5, y: 6, width: 4, height: 3))
        }

        for y in 0..<20 {
            for x in 0..<20 {
                let isInside = (5..<9).contains(x) && (6..<9).contains(y)
                #expect(image.pixel(x: x, y: y) == (isInside ? red : 0))
            }
        }
    }

    @Test func `a half-covered pixel gets half the colour`() {
        let image = raster { context in
            context.setFillColor(redColor)
            context.fill(CGRect(x: 2.5, y: 2, width: 4, height: 4))
        }

        #expect(isClose(image.pixel(x: 2, y: 3), 0x8080_0000))
        #expect(image.pixel(x: 3, y: 3) == red)
    }

    @Test func `without antialiasing every pixel is painted fully or left as it is`() {
        let image = raster { context in
            context.setShouldAntialias(false)
            context.setFillColor(redColor)
            context.fillEllipse(in: CGRect(x: 2.3, y: 2.6, width: 13, height: 11))
        }

        for y in 0..<20 { for x in 0..<20 { #expect([0, red].contains(image.pixel(x: x, y: y))) } }
    }

    @Test(arguments: [(CGPathFillRule.winding, red), (.evenOdd, 0)])
    func `the fill rule decides about a rectangle within a rectangle`(rule: CGPathFillRule, center: UInt32) {
        let image = raster { context in
            context.setFillColor(redColor)
            context.addRect(CGRect(x: 2, y: 2, width: 12, height: 12))
            context.addRect(CGRect(x: 5, y: 5, width: 6, height: 6))
            context.fillPath(using: rule)
        }

        #expect(image.pixel(x: 3, y: 3) == red)
        #expect(image.pixel(x: 8, y: 8) == center)
    }

    @Test func `a colour with alpha blends with the pixels below`() {
        let image = raster { context in
            context.setFillColor(.white)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.25))
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }

        // White keeps three quarters of green and blue: 255 · 0.75 = 191.
        #expect(isClose(image.pixel(x: 10, y: 10), 0xFFFF_BFBF))
    }

    @Test func `the clip limits fills until it is restored`() {
        let image = raster { context in
            context.setFillColor(redColor)
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 10, width: 20, height: 5))
        }

        #expect(image.pixel(x: 5, y: 2) == red)
        #expect(image.pixel(x: 15, y: 2) == 0)
        #expect(image.pixel(x: 15, y: 12) == red)
    }

    @Test func `an empty clip hides all drawing`() {
        let image = raster { context in
            context.setFillColor(redColor)
            context.clip()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }

        #expect(image.pixel(x: 10, y: 10) == 0)
    }

    @Test func `clearing a rectangle takes the colour away`() {
        let image = raster { context in
            context.setFillColor(redColor)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.clear(CGRect(x: 5, y: 5, width: 5, height: 5))
        }

        #expect(image.pixel(x: 7, y: 7) == 0)
        #expect(image.pixel(x: 12, y: 7) == red)
    }

    @Test func `a stroke covers half its width on both sides of the line`() {
        let image = raster { context in
            context.setStrokeColor(redColor)
            context.setLineWidth(4)
            context.move(to: CGPoint(x: 2, y: 10))
            context.addLine(to: CGPoint(x: 18, y: 10))
            context.strokePath()
        }

        #expect((0..<20).filter { image.pixel(x: 10, y: $0) == red } == [8, 9, 10, 11])
        #expect(image.pixel(x: 1, y: 10) == 0)
    }

    @Test func `dashes leave gaps`() {
        let image = raster { context in
            context.setStrokeColor(redColor)
            context.setLineWidth(2)
            context.setLineDash(phase: 0, lengths: [4, 2])
            context.move(to: CGPoint(x: 0, y: 10))
            context.addLine(to: CGPoint(x: 20, y: 10))
            context.strokePath()
        }

        #expect((0..<20).filter { image.pixel(x: $0, y: 10) == 0 } == [4, 5, 10, 11, 16, 17])
    }

    @Test func `a square cap makes a line longer by half its width`() {
        let image = raster { context in
            context.setStrokeColor(redColor)
            context.setLineWidth(4)
            context.setLineCap(.square)
            context.move(to: CGPoint(x: 6, y: 10))
            context.addLine(to: CGPoint(x: 12, y: 10))
            context.strokePath()
        }

        #expect((0..<20).filter { image.pixel(x: $0, y: 10) == red } == Array(4..<14))
    }

    @Test func `points become as many pixels as the scale says`() {
        let image = raster(10, 10, scale: 2) { context in
            context.setFillColor(redColor)
            context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
        }

        #expect(image.width == 20)
        #expect((0..<20).filter { image.pixel(x: $0, y: 3) == red } == [2, 3, 4, 5])
    }
}
