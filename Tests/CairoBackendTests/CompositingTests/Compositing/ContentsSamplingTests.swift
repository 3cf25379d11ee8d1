import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import PixelFunctions

@Suite struct ContentsSamplingTests {
    /// Contents in a rectangle from 10 to 30 of a white surface of 40 by 40.
    private func shown(_ contents: RenderNode.Contents) -> CGImage {
        let child = node(CGRect(x: 10, y: 10, width: 20, height: 20), nil, id: 2) { $0.contents = contents }
        return paint([node(CGRect(x: 0, y: 0, width: 40, height: 40), 0xFFFFFF, children: [child])])
    }

    private func contents(
        _ image: CGImage, gravity: ContentsGravity = .resize, _ change: (inout ContentsSampling) -> Void
    ) -> RenderNode.Contents {
        var sampling = ContentsSampling()
        change(&sampling)
        return .image(ImageContents(image: image, gravity: gravity, sampling: sampling))
    }

    @Test func `a part of a picture is placed as if it were the whole`() {
        let picture = image(width: 2, [red, green, blue, black])

        let result = shown(
            contents(picture, gravity: .topLeft) { $0.part = CGRect(x: 0.5, y: 0, width: 0.5, height: 1) })

        #expect(result.pixel(x: 10, y: 10) == green && result.pixel(x: 10, y: 11) == black)
        #expect(result.pixel(x: 11, y: 10) == white && result.pixel(x: 9, y: 10) == white)
    }

    @Test func `the nearest pixel's colour is kept where a picture grows`() {
        let picture = image(width: 2, [red, blue])

        let nearest = shown(contents(picture) { $0.magnification = .nearest })
        let linear = shown(contents(picture) { $0.minification = .nearest })

        for x in 10..<30 { #expect(nearest.pixel(x: x, y: 20) == (x < 20 ? red : blue)) }
        #expect(linear.pixel(x: 19, y: 20) != red && linear.pixel(x: 20, y: 20) != blue)
    }

    @Test func `the nearest pixel's colour is kept where a picture shrinks`() {
        let picture = image(width: 80, (0..<80 * 80).map { $0 % 2 == 0 ? red : blue })

        let nearest = shown(contents(picture) { $0.minification = .nearest })
        let smooth = shown(contents(picture) { $0.minification = .trilinear })

        for x in 10..<30 { #expect([red, blue].contains(nearest.pixel(x: x, y: 20))) }
        #expect(isClose(smooth.pixel(x: 20, y: 20), 0xFF80_0080, tolerance: 8))
    }

    @Test(arguments: [(2, 1), (10, 20)])
    func `beyond a picture its edge pixels are repeated, enlarged or not`(width: Int, height: Int) {
        let picture = image(width: width, (0..<width * height).map { $0 % width < width / 2 ? red : blue })

        let result = shown(
            contents(picture) { sampling in
                sampling.part = CGRect(x: -0.5, y: 0, width: 2, height: 1)
                sampling.magnification = .nearest
            })

        // Four columns of five pixels: the rim, the picture's halves, the rim.
        for x in 10..<30 { #expect(result.pixel(x: x, y: 29) == (x < 20 ? red : blue)) }
    }

    @Test func `the center that stretches is one of the part`() {
        // Two frames of three by one; the second is green, white, blue.
        let picture = image(width: 6, [red, red, red, green, white, blue])
        var sampling = ContentsSampling()
        sampling.part = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)

        let result = shown(
            .image(
                ImageContents(
                    image: picture, center: CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1), sampling: sampling)))

        #expect(result.pixel(x: 10, y: 20) == green && result.pixel(x: 29, y: 20) == blue)
        for x in 11..<29 { #expect(result.pixel(x: x, y: 20) == white) }
    }

    @Test func `a part of a drawing is cut from it`() {
        guard
            case .drawing(var contents) = drawing(
                CGSize(width: 20, height: 20), 0xFF0000, inner: CGRect(x: 0, y: 0, width: 10, height: 20),
                gravity: .topLeft)
        else { return }
        contents.sampling.part = CGRect(x: 0.5, y: 0, width: 0.25, height: 1)

        let result = shown(.drawing(contents))

        for x in 0..<40 { #expect(result.pixel(x: x, y: 20) == ((10..<15).contains(x) ? red : white)) }
    }

    @Test(arguments: [
        CGRect(x: 0, y: 0, width: 0, height: 1), CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
        CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
    ])
    func `an invalid part is not shown`(part: CGRect) {
        let picture = image(width: 2, [red, blue])

        let result = shown(contents(picture) { $0.part = part })

        #expect(result.pixel(x: 20, y: 20) == white)
    }
}
