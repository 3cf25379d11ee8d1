import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct PatternColorTests {
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

    @Test func `a plain colour replaces a pattern and a pattern a plain colour`() {
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

    @Test func `text is filled with a pattern from the label's top left, and dimmed when disabled`() {
        let tester = ViewTester()
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 60, height: 40))
        label.font = .systemFont(ofSize: 20)
        label.text = "ab"

        label.textColor = stripes
        tester.show(label)
        let enabled = tester.frameText
        label.isEnabled = false
        tester.pump()

        // Text is set in squares of its size: of 40 points the middle 20 or so are full.
        #expect(tester.pixel(x: 26, y: 120) != tester.pixel(x: 27, y: 120))
        #expect(enabled.contains("pattern 0,0,2,1 step 2,1 {image 2x1 in 0,0,2,1}"))
        #expect(tester.frameText.contains("{image 2x1 in 0,0,2,1} alpha 0.35"))
    }

    @Test func `a part of an attributed text has its pattern, and so have its lines and its ground`() {
        let tester = ViewTester()
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 60, height: 40))
        let text = NSMutableAttributedString(string: "abc")
        text.addAttribute(.foregroundColor, value: stripes, range: NSRange(location: 0, length: 1))
        text.addAttribute(.backgroundColor, value: stripes, range: NSRange(location: 1, length: 1))
        text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 2, length: 1))
        text.addAttribute(.underlineColor, value: stripes, range: NSRange(location: 2, length: 1))

        label.attributedText = text
        tester.show(label)

        #expect(tester.frameText.components(separatedBy: "pattern 0,0,2,1").count == 4)
    }

    @Test func `a layer's border shows a pattern, and a plain colour replaces it at once`() {
        let tester = ViewTester()
        let view = UIView(frame: CGRect(x: 10, y: 100, width: 50, height: 50))
        view.layer.borderWidth = 4
        view.layer.borderColor = stripes.cgColor
        tester.show(view)
        let (patterned, color) = ((10...11).map { tester.pixel(x: $0, y: 102) }, view.layer.borderColor)

        view.layer.borderColor = .white
        tester.pump()

        #expect(patterned == [0xFFFF_0000, 0xFF00_00FF] && color == stripes.cgColor)
        #expect(tester.pixel(x: 10, y: 102) == 0xFFFF_FFFF && view.layer.borderColor?.pattern == nil)
    }

    @Test func `a shape is filled and stroked with patterns, and a text layer drawn with one`() {
        let tester = ViewTester()
        let view = UIView(frame: CGRect(x: 10, y: 100, width: 60, height: 60))
        let (shape, text) = (CAShapeLayer(), CATextLayer())
        shape.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        shape.path = CGPath(rect: CGRect(x: 4, y: 4, width: 20, height: 10), transform: nil)
        (shape.fillColor, shape.strokeColor, shape.lineWidth) = (stripes.cgColor, stripes.cgColor, 4)
        text.frame = CGRect(x: 0, y: 30, width: 60, height: 30)
        (text.string, text.fontSize, text.foregroundColor) = ("ab", 20, stripes.cgColor)
        view.layer.addSublayer(shape)
        view.layer.addSublayer(text)

        tester.show(view)

        #expect((12...15).map { tester.pixel(x: $0, y: 108) } == [0xFFFF_0000, 0xFF00_00FF, 0xFFFF_0000, 0xFF00_00FF])
        #expect((shape.fillColor, shape.strokeColor) == (stripes.cgColor, stripes.cgColor))
        #expect(text.foregroundColor == stripes.cgColor)
        #expect(tester.frameText.components(separatedBy: "pattern 0,0,2,1").count == 4)
    }

    @Test func `an animation shows its colours instead of a pattern and returns the pattern`() {
        let tester = ViewTester()
        let view = UIView(frame: CGRect(x: 10, y: 100, width: 50, height: 50))
        view.backgroundColor = stripes
        tester.show(view)
        let animation = CABasicAnimation(keyPath: "backgroundColor")
        (animation.fromValue, animation.toValue) = (CGColor.white, CGColor.white)
        animation.duration = 1

        view.layer.add(animation, forKey: nil)
        tester.pump()
        tester.pump(by: 0.5)
        let during = tester.pixel(x: 11, y: 120)
        tester.pump(by: 1)

        #expect(during == 0xFFFF_FFFF)
        #expect(tester.pixel(x: 11, y: 120) == 0xFF00_00FF)
    }

    @Test func `a path is filled and stroked in a view's drawing with patterns from its top left`() {
        final class Drawn: UIView {
            var color = UIColor.black
            override func draw(_ rect: CGRect) {
                color.set()
                let path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 20, height: 20))
                path.fill()
                path.lineWidth = 6
                path.stroke()
            }
        }
        let tester = ViewTester()
        let view = Drawn(frame: CGRect(x: 11, y: 100, width: 50, height: 50))
        view.color = stripes

        tester.show(view)

        #expect((13...16).map { tester.pixel(x: $0, y: 110) } == [0xFFFF_0000, 0xFF00_00FF, 0xFFFF_0000, 0xFF00_00FF])
        #expect(tester.pixel(x: 25, y: 115) == 0xFFFF_0000)
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
