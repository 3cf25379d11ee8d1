import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct UIImageTests {
    private func bitmap(_ width: Int, _ height: Int) throws -> CGImage {
        installedImageCodec.install(PlainImageCodec())
        return try PlainImageCodec().decode(PlainImageCodec.file(width: width, height: height))
    }

    private func recording(_ actions: () -> Void) -> DisplayList {
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
        UIGraphicsPushContext(context)
        actions()
        UIGraphicsPopContext()
        return context.finishedList()
    }

    @Test func `the size is in points`() throws {
        let image = UIImage(cgImage: try bitmap(30, 15), scale: 3, orientation: .up)

        #expect(image.size == CGSize(width: 10, height: 5))
        #expect(UIImage().size == .zero)
    }

    @Test func `data that are no image give none`() {
        installedImageCodec.install(PlainImageCodec())

        #expect(UIImage(data: Data("hello".utf8)) == nil)
        #expect(UIImage(data: PlainImageCodec.file(width: 2, height: 2), scale: 2)?.size == CGSize(width: 1, height: 1))
    }

    @Test func `an image is written as the codec writes it`() throws {
        let image = UIImage(cgImage: try bitmap(2, 1))

        #expect(image.pngData() == PlainImageCodec.file(width: 2, height: 1))
        #expect(UIImage().pngData() == nil)
    }

    @Test func `drawing at a point uses the image's own size`() throws {
        let image = UIImage(cgImage: try bitmap(4, 2), scale: 2, orientation: .up)

        let list = recording { image.draw(at: CGPoint(x: 3, y: 5)) }

        #expect(list.text == "save\nimage 4x2 in 3,5,2,1\nrestore")
    }

    @Test func `drawing takes its alpha and blend mode from the call`() throws {
        let image = UIImage(cgImage: try bitmap(1, 1))

        let list = recording {
            image.draw(in: CGRect(x: 0, y: 0, width: 8, height: 8), blendMode: .multiply, alpha: 0.5)
        }

        let paints = list.commands.compactMap { if case .image(_, _, let paint) = $0 { paint } else { nil } }
        #expect(paints == [ImagePaint(alpha: 0.5, blendMode: .multiply)])
    }

    @Test func `a tinted image is painted in its colour`() throws {
        let image = UIImage(cgImage: try bitmap(1, 1)).withTintColor(.red)

        let list = recording { image.draw(at: .zero) }

        #expect(list.text == "save\nimage 1x1 in 0,0,1,1 tint #FF0000\nrestore")
    }

    @Test func `variations keep the bitmap`() throws {
        let image = UIImage(cgImage: try bitmap(2, 2))

        let template = image.withRenderingMode(.alwaysTemplate)

        #expect(template.renderingMode == .alwaysTemplate)
        #expect(template.cgImage === image.cgImage)
        #expect(template != image)
        #expect(template.withRenderingMode(.automatic) == image)
    }

    @Test func `caps keep their size while the middle stretches`() throws {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
        let image = UIImage(cgImage: try bitmap(5, 3)).resizableImage(withCapInsets: insets)

        let list = recording { image.draw(in: CGRect(x: 0, y: 0, width: 50, height: 30)) }

        #expect(
            list.commands.compactMap { if case .image(_, let rect, _) = $0 { rect } else { nil } } == [
                CGRect(x: 0, y: 0, width: 2, height: 1), CGRect(x: 2, y: 0, width: 46, height: 1),
                CGRect(x: 48, y: 0, width: 2, height: 1), CGRect(x: 0, y: 1, width: 2, height: 28),
                CGRect(x: 2, y: 1, width: 46, height: 28), CGRect(x: 48, y: 1, width: 2, height: 28),
                CGRect(x: 0, y: 29, width: 2, height: 1), CGRect(x: 2, y: 29, width: 46, height: 1),
                CGRect(x: 48, y: 29, width: 2, height: 1),
            ])
    }

    @Test func `a middle of more than a pixel repeats unless it shall stretch`() throws {
        let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
        let tiled = UIImage(cgImage: try bitmap(6, 2)).resizableImage(withCapInsets: insets)
        let stretched = tiled.resizableImage(withCapInsets: insets, resizingMode: .stretch)
        let place = CGRect(x: 0, y: 0, width: 10, height: 2)

        let tiles = recording { tiled.draw(in: place) }.commands.count { if case .image = $0 { true } else { false } }
        let stretches = recording { stretched.draw(in: place) }.commands.count {
            if case .image = $0 { true } else { false }
        }

        #expect(tiles == 4)
        #expect(stretches == 3)
    }

    @Test func `a cropped bitmap holds the pixels of its part`() throws {
        let part = try #require(try bitmap(4, 4).cropping(to: CGRect(x: 1, y: 2, width: 2, height: 9)))

        #expect(part.width == 2)
        #expect(part.height == 2)
        #expect(part.pixel(x: 1, y: 1) == UInt32(0xFF00_000E))
    }
}
