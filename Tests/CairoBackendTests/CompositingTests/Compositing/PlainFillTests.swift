import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import CairoBackend
@testable import PixelFunctions

/// Rectangles and coverage that are filled without Cairo, with its pixels.
@Suite struct PlainFillTests {
    private static let side = 256
    private let colors = [
        RGBAColor.black, .white, RGBAColor(red: 0.3, green: 0.6, blue: 1),
        RGBAColor(red: 1, green: 0, blue: 0.5, alpha: 0.4),
    ]

    /// Every level of a channel with every level of coverage: columns differ in the pixel, rows in the coverage.
    private static let levels: [UInt32] = (0..<side * side).map { index in
        let level = UInt32(index % side)
        return 0xFF00_0000 | level << 16 | (255 - level) << 8 | level * 7 % 256
    }

    /// Coverage that grows from row to row and has full and empty groups in its first and last columns.
    private func coverage() throws -> CairoSurface {
        let mask = try #require(CairoSurface(coverageWithWidth: Self.side, height: Self.side))
        let base = try #require(mask.base)
        for y in 0..<Self.side {
            for x in 0..<Self.side {
                base[y * mask.bytesPerRow + x] = x < 20 ? 0 : x > 230 ? 255 : UInt8(y)
            }
        }
        mask.markChanged()
        return mask
    }

    /// The pixels after a body has drawn on the levels.
    private func drawn(_ body: (CairoContext) throws -> Void) throws -> [UInt32] {
        let surface = try #require(CairoSurface(width: Self.side, height: Self.side))
        let words = UnsafeMutableRawPointer(try #require(surface.base)).assumingMemoryBound(to: UInt32.self)
        for (index, level) in Self.levels.enumerated() { words[index] = level }
        surface.markChanged()
        try body(CairoContext(surface))
        _ = surface.base
        return Array(UnsafeBufferPointer(start: words, count: Self.levels.count))
    }

    @Test func `every coverage of every level is the same as Cairo's, in every colour`() throws {
        let mask = try coverage()

        for color in colors {
            for alpha in [0, 0.25, 0.998, 1] as [CGFloat] {
                let plain = try drawn { #expect($0.fill(mask, at: (0, 0), with: color, alpha: alpha)) }
                let cairos = try drawn {
                    $0.setColor(color, alpha: alpha)
                    $0.fill(mask, at: .zero)
                }
                #expect(plain == cairos)
            }
        }
    }

    @Test(arguments: [1, 2, 7, 8, 9, 15, 16, 17, 31])
    func `coverage of every width is filled in the clip, in the wanted part and inside the surface only`(width: Int)
        throws
    {
        let mask = try coverage()
        let clip = PixelRect(x: 40, y: 30, width: width, height: 60)
        let part = PixelRect(x: 20, y: 50, width: 100, height: 60)
        let color = colors[2]

        for place in [(x: -17, y: -30), (x: 23, y: 11), (x: 200, y: 200)] {
            let plain = try drawn {
                $0.clip(to: clip)
                #expect($0.fill(mask, at: place, within: part, with: color, alpha: 1))
            }
            let cairos = try drawn {
                $0.clip(to: clip)
                $0.setColor(color)
                $0.fill(mask, at: CGPoint(x: place.x, y: place.y), within: part.rect)
            }
            #expect(plain == cairos)
        }
    }

    @Test func `rectangles are the same as Cairo's, in every colour and wherever the clip cuts them`() throws {
        let clip = PixelRect(x: 3, y: 5, width: 77, height: 9)

        for color in colors {
            for area in [
                PixelRect(x: 0, y: 0, width: 256, height: 256), PixelRect(x: 10, y: 8, width: 300, height: 1),
                PixelRect(x: -5, y: -5, width: 20, height: 20), PixelRect(x: 90, y: 0, width: 10, height: 10),
            ] {
                for isClipped in [false, true] {
                    let plain = try drawn {
                        if isClipped { $0.clip(to: clip) }
                        #expect($0.fill(area, with: color, alpha: 0.9))
                    }
                    let cairos = try drawn {
                        if isClipped { $0.clip(to: clip) }
                        $0.setColor(color, alpha: 0.9)
                        $0.fill(pixels: area.rect)
                    }
                    #expect(plain == cairos)
                }
            }
        }
    }

    @Test func `groups, clips of another shape, and surfaces of coverage are left to Cairo`() throws {
        let area = PixelRect(x: 0, y: 0, width: 20, height: 20)
        func fills(_ context: CairoContext) -> Bool { context.fill(area, with: .black, alpha: 1) }
        let gray = try #require(CairoSurface(coverageWithWidth: 30, height: 30))

        #expect(!fills(CairoContext(gray)))
        _ = try drawn { context in
            context.beginGroup()
            #expect(!fills(context))
            context.endGroup(alpha: 0)
            context.save()
            var triangle = PathGeometry()
            triangle.move(to: .zero)
            triangle.addLine(to: CGPoint(x: 20, y: 0))
            triangle.addLine(to: CGPoint(x: 0, y: 20))
            if context.setPath(triangle) { context.clipPath() }
            #expect(!fills(context))
            context.restore()
            #expect(fills(context))
        }
    }

    @Test func `saves and clips that waited bound the drawing of Cairo, and end with their level`() throws {
        let (outer, inner) = (
            PixelRect(x: 0, y: 0, width: 100, height: 100), PixelRect(x: 50, y: 50, width: 100, height: 100)
        )
        let whole = CGRect(x: 0, y: 0, width: 256, height: 256)
        let both = PixelRect(x: 50, y: 50, width: 50, height: 50)

        let mixed = try drawn { context in
            context.save()
            context.clip(to: outer)
            context.save()
            context.clip(to: inner)
            context.setColor(.black)
            context.fill(pixels: whole)
            context.restore()
            context.save()
            context.clip(to: PixelRect(x: 0, y: 0, width: 10, height: 10))
            #expect(context.fill(PixelRect(covering: whole), with: .white, alpha: 1))
            context.restore()
            #expect(context.clipRect == outer)
            context.restore()
            context.beginGroup()
            context.clip(to: inner)
            context.endGroup(alpha: 1)
            context.setColor(RGBAColor(hex: 0x112233))
            context.fill(pixels: CGRect(x: 200, y: 200, width: 10, height: 10))
        }

        var expected = Self.levels
        func set(_ rect: PixelRect, _ value: UInt32) {
            for y in rect.y..<rect.maxY {
                for x in rect.x..<rect.maxX { expected[y * Self.side + x] = value }
            }
        }
        set(both, 0xFF00_0000)
        set(PixelRect(x: 0, y: 0, width: 10, height: 10), 0xFFFF_FFFF)
        set(PixelRect(x: 200, y: 200, width: 10, height: 10), 0xFF11_2233)
        #expect(mixed == expected)
    }
}
