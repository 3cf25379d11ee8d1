import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@Suite(.application) struct PictureDifferenceTests {
    private func picture(_ words: [UInt32]) -> CGImage {
        CGImage(
            width: words.count, height: 1,
            pixels: PixelStorage(count: words.count) { pixels in
                for (index, word) in words.enumerated() { pixels[index] = word }
            })
    }

    @Test func `rounding passes in every channel`() {
        let difference = PictureDifference(picture([0xFF80_8080, 0x0303_0303]), picture([0xFC83_7D80, 0]))

        #expect(difference.isAcceptable && difference.largest == 3)
    }

    @Test func `one channel of one pixel beyond it does not`() {
        let difference = PictureDifference(picture([0, 0xFF00_0000]), picture([0, 0xFF00_0400]))

        #expect(!difference.isAcceptable && difference.count == 1)
        #expect(difference.description == "1 pixels differ by up to 4, the first at 1,0")
    }

    @Test func `pictures of different sizes differ`() {
        let difference = PictureDifference(picture([0, 0]), picture([0]))

        #expect(!difference.isAcceptable)
        #expect(difference.description == "the size is 2x1, not 1x1")
    }
}
