import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite struct PatternColorTests {
    /// Two columns and one row: red, blue.
    private let stripes = UIColor(
        patternImage: UIImage(
            pixels: CGImage(
                width: 2, height: 1,
                pixels: PixelStorage(count: 2) { words in (words[0], words[1]) = (0xFFFF_0000, 0xFF00_00FF) }),
            scale: 1))

    @Test func `a view's background repeats the image from its top left`() {
        let tester = ViewTester()
        let view = UIView(frame: CGRect(x: 11, y: 100, width: 50, height: 50))

        view.backgroundColor = stripes
        tester.show(view)

        #expect(tester.pixel(x: 11, y: 100) == 0xFFFF_0000 && tester.pixel(x: 12, y: 149) == 0xFF00_00FF)
        #expect(tester.pixel(x: 59, y: 120) == 0xFFFF_0000 && tester.pixel(x: 60, y: 120) == 0xFF00_00FF)
        #expect(tester.frameText.contains("fill pattern 0,0,2,1 step 2,1 {image 2x1 in 0,0,2,1}"))
    }

    @Test func `a plain colour takes a pattern's place and a pattern a plain colour's`() {
        let tester = ViewTester()
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
        tester.show(view)
        view.backgroundColor = .white
        view.backgroundColor = stripes
        tester.pump()
        let (patterned, color) = (tester.pixel(x: 1, y: 100), view.layer.backgroundColor)

        view.backgroundColor = .white
        tester.pump()

        #expect(patterned == 0xFF00_00FF)
        #expect(color == stripes.cgColor)
        #expect(tester.pixel(x: 1, y: 100) == 0xFFFF_FFFF)
        #expect(view.layer.backgroundColor?.pattern == nil)
    }

    @Test func `a pattern takes another alpha and has no components`() {
        let dimmed = stripes.withAlphaComponent(0.5).cgColor
        var red: CGFloat = 7

        #expect(dimmed.pattern == stripes.cgColor.pattern && dimmed.alpha == 0.5)
        #expect(!stripes.getRed(&red, green: nil, blue: nil, alpha: nil) && red == 7)
        #expect(!stripes.getHue(&red, saturation: nil, brightness: nil, alpha: nil) && red == 7)
        #expect(!stripes.getWhite(&red, alpha: nil) && red == 7)
    }
}
