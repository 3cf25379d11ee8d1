import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import CairoBackend
@testable import PixelFunctions

/// A page that only moves and is dimmed by a sibling over it, which are painted in one pass.
@Suite struct VeilTests {
    private let size = CGSize(width: 120, height: 100)

    /// Every level of a channel once in a row of 256 pixels, another order in each of the others.
    private var levels: [UInt32] {
        (0..<256).map { level in
            let (red, green, blue) = (UInt32(level), UInt32(255 - level), UInt32(level * 7 % 256))
            return 0xFF00_0000 | red << 16 | green << 8 | blue
        }
    }

    private func surface(showing pixels: inout [UInt32]) -> CairoSurface? {
        pixels.withUnsafeMutableBytes { bytes in
            bytes.baseAddress.flatMap {
                CairoSurface(base: $0, width: 256, height: 1, bytesPerRow: 1024)
            }
        }
    }

    @Test(arguments: [RGBAColor.black, .white, RGBAColor(red: 0.3, green: 0.6, blue: 1)])
    func `every level is the same as Cairo's, under every alpha`(color: RGBAColor) throws {
        let row = PixelRect(x: 0, y: 0, width: 256, height: 1)
        var differences = 0

        for step in 0...255 {
            let alpha = CGFloat(step) / 255
            var (source, once, inPlace, twice) = (levels, levels, levels, levels)
            let page = try #require(surface(showing: &source)).markedOpaque
            let isDone = CairoContext(try #require(surface(showing: &once)))
                .copy(page, at: row, to: row, under: color, alpha: alpha)
            let context = CairoContext(try #require(surface(showing: &twice)))
            let isShaded = CairoContext(try #require(surface(showing: &inPlace))).shade(row, with: color, alpha: alpha)
            context.setColor(color, alpha: alpha)
            context.fill(pixels: row.rect)
            #expect(isDone && isShaded)
            if once != twice || inPlace != twice { differences += 1 }
        }

        #expect(differences == 0)
    }

    @Test func `only the area is written, wherever it begins`() throws {
        let place = PixelRect(x: 3, y: 0, width: 256, height: 1)
        var (source, target) = (levels, levels)
        let page = try #require(surface(showing: &source)).markedOpaque
        let context = CairoContext(try #require(surface(showing: &target)))

        let isDone = context.copy(
            page, at: place, to: PixelRect(x: 5, y: 0, width: 11, height: 1), under: .black, alpha: 0)

        #expect(isDone)
        #expect(Array(target[..<5]) == Array(levels[..<5]))
        #expect(Array(target[5..<16]) == Array(levels[2..<13]))
        #expect(Array(target[16...]) == Array(levels[16...]))
    }

    @Test func `areas cut by a clip with other edges, a group or the surface's end are left to Cairo`() throws {
        let row = PixelRect(x: 0, y: 0, width: 256, height: 1)
        var (source, target) = (levels, levels)
        let page = try #require(surface(showing: &source)).markedOpaque
        let context = CairoContext(try #require(surface(showing: &target)))
        func copies(to area: PixelRect) -> Bool { context.copy(page, at: row, to: area, under: .black, alpha: 0.5) }

        let beyond = copies(to: PixelRect(x: 250, y: 0, width: 10, height: 1))
        context.beginGroup()
        let inGroup = copies(to: row)
        context.endGroup(alpha: 0)
        context.clip(to: PixelRect(x: 8, y: 0, width: 8, height: 1))
        let cut = copies(to: row)
        var slope = PathGeometry()
        slope.move(to: .zero)
        slope.addLine(to: CGPoint(x: 256, y: 0))
        slope.addLine(to: CGPoint(x: 0, y: 1))
        if context.setPath(slope) { context.clipPath() }
        let slanted = copies(to: PixelRect(x: 8, y: 0, width: 8, height: 1))

        #expect([beyond, inGroup, cut, slanted] == [false, false, false, false])
        #expect(target == levels)
    }

    @Test(arguments: [CGFloat(0), 40])
    func `a veil over a page at rest is the same as Cairo's`(radius: CGFloat) {
        let area = surface(size.width, size.height)
        // Bands so small that only Cairo paints them.
        func image(damage: [PixelRect]?) -> [UInt32] {
            let cards = (0..<12).map { index in
                node(
                    CGRect(x: CGFloat(index) * 9, y: CGFloat(index) * 7, width: 30, height: 20),
                    UInt32(index) * 0x12345 + 0x204060, id: 20 + UInt64(index))
            }
            let veil = node(CGRect(origin: .zero, size: size), 0x102030, id: 4) { $0.opacity = 0.37 }
            let root = node(CGRect(origin: .zero, size: size), 0xFFFFFF, id: 2, children: cards + [veil]) { style in
                style.cornerRadius = radius
                style.clipsToBounds = radius > 0
            }
            return words(of: paint([root], on: area, damage: damage))
        }
        let bands = (0..<20).map { PixelRect(x: 0, y: $0 * 5, width: 120, height: 5) }

        #expect(image(damage: nil) == image(damage: bands))
    }

    /// A page of many colours at a position, dimmed.
    private func dimmedPage(at x: CGFloat, alpha: CGFloat, radius: CGFloat = 0) -> RenderNode {
        let cards = (0..<12).map { index in
            node(
                CGRect(x: CGFloat(index) * 9, y: CGFloat(index) * 7, width: 30, height: 20),
                UInt32(index) * 0x12345 + 0x204060, id: 20 + UInt64(index)
            ) { $0.opacity = 0.7 }
        }
        var style = RenderNode.Style()
        style.backgroundColor = .white
        let page = RenderNode(
            layerID: 3, contentID: 1, name: "Page", bounds: CGRect(origin: .zero, size: size), placement: .identity,
            style: style, children: RenderNodeList(cards))
        let veil = node(CGRect(origin: .zero, size: size), 0, id: 4) { $0.opacity = alpha }
        return node(
            CGRect(origin: CGPoint(x: x, y: 0), size: size), nil, id: 2, children: [page, veil]
        ) { style in
            style.cornerRadius = radius
            style.clipsToBounds = radius > 0
        }
    }

    @Test(arguments: [(0, 0.03), (0, 0.5), (0, 0.999), (30, 0.1)])
    func `a dimmed page that slides looks as if page and veil had been painted anew`(radius: CGFloat, alpha: CGFloat) {
        let area = surface(size.width, size.height)
        let renderer = CairoFrameRenderer()
        for x in [0, -10, -20] as [CGFloat] {
            _ = paint([dimmedPage(at: x, alpha: 0.01, radius: radius)], on: area, renderer: renderer)
        }

        let copied = paint([dimmedPage(at: -25, alpha: alpha, radius: radius)], on: area, renderer: renderer)

        let anew = paint([dimmedPage(at: -25, alpha: alpha, radius: radius)], on: area)
        #expect(words(of: copied) == words(of: anew))
    }

    private func surface(_ width: CGFloat, _ height: CGFloat) -> RenderFrame.Surface {
        RenderFrame.Surface(size: CGSize(width: width, height: height), scale: 1)
    }
}
