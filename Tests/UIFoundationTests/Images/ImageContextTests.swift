import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct ImageContextTests {
    @Test func `drawing becomes the image, at the requested scale`() throws {
        let tester = ViewTester()
        defer { withExtendedLifetime(tester) {} }
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 3), false, 2)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 1, y: 0, width: 1, height: 1))

        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()

        #expect(image.size == CGSize(width: 4, height: 3) && image.scale == 2)
        #expect(image.cgImage?.width == 8)
        #expect(image.cgImage?.pixel(x: 2, y: 0) != 0 && image.cgImage?.pixel(x: 1, y: 0) == 0)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func `an opaque bitmap starts out black`() {
        let tester = ViewTester()
        defer { withExtendedLifetime(tester) {} }
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 1)
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()

        #expect(image?.cgImage?.pixel(x: 1, y: 1) == 0xFF00_0000)
    }

    @Test func `bitmaps nest`() {
        let tester = ViewTester()
        defer { withExtendedLifetime(tester) {} }
        UIGraphicsBeginImageContext(CGSize(width: 5, height: 5))
        UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
        let inner = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        let outer = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()

        #expect(inner?.size.width == 2 && outer?.size.width == 5)
    }

    @Test func `without a bitmap there is no image, and ending has no effect`() {
        let tester = ViewTester()
        defer { withExtendedLifetime(tester) {} }
        let context = CGContext(bounds: .zero)
        UIGraphicsPushContext(context)
        UIGraphicsEndImageContext()

        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        #expect(UIGraphicsGetCurrentContext() === context)
        UIGraphicsPopContext()
    }

    @Test(arguments: [CGFloat(0), -3, .nan, .infinity, 1e9])
    func `a size that is none has no image and does no harm`(side: CGFloat) {
        let tester = ViewTester()
        defer { withExtendedLifetime(tester) {} }
        UIGraphicsBeginImageContextWithOptions(CGSize(width: side, height: 10), true, 0)
        UIRectFill(CGRect(x: side, y: 0, width: side, height: side))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()

        #expect(image == nil)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test(arguments: [CGFloat.nan, -1, 0])
    func `a scale that is none means the display's`(scale: CGFloat) {
        let tester = ViewTester()
        defer { withExtendedLifetime(tester) {} }
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 3), false, scale)
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()

        #expect(image?.size == CGSize(width: 3, height: 3))
    }
}
