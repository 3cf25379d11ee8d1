import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Numbers that an app passes by mistake only: a window shows the rest of its views all the same.
@Suite(.application) struct AbsurdInputTests {
    /// The colour of a view beside the ones that are out of order, in the next frame.
    private func witness(in tester: ViewTester) -> UInt32? {
        let view = UIView(frame: CGRect(x: 300, y: 600, width: 20, height: 20))
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        tester.show(view)
        return tester.pixel(x: 310, y: 610)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300])
    func `a view whose position, size or transform is not a number is not drawn`(number: CGFloat) {
        let tester = ViewTester()
        let frames = [
            CGRect(x: number, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: number, height: 10),
            CGRect(x: number, y: number, width: number, height: number),
        ]
        for frame in frames {
            let view = UIView(frame: frame)
            view.backgroundColor = .white
            (view.layer.cornerRadius, view.layer.borderWidth, view.layer.shadowOpacity) = (number, number, 1)
            (view.layer.shadowRadius, view.layer.zPosition) = (number, number)
            tester.show(view)
        }
        let turned = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        turned.transform = CGAffineTransform(a: number, b: 0, c: number, d: 1, tx: 0, ty: number)
        tester.show(turned)

        #expect(witness(in: tester) == 0xFFFF_0000)
        _ = tester.window.hitTest(CGPoint(x: 310, y: 610), with: nil)
    }

    @Test func `a label measures and draws only the text that a layout takes in, of ten megabytes`() throws {
        let tester = ViewTester()
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
        label.numberOfLines = 0
        label.text = String(repeating: "The quick brown fox jumps over the lazy dog.\n", count: 233_017)

        tester.show(label)
        let size = label.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity))

        #expect(size.width > 0 && size.width <= 200 && size.height > 200 && size.height.isFinite)
        #expect(tester.frameText.utf8.count < 200_000)
        #expect(witness(in: tester) == 0xFFFF_0000)
    }

    @Test func `a text layer with a font that does not exist draws in another`() {
        let tester = ViewTester()
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
        (layer.font, layer.string, layer.fontSize) = ("No Such Font", "a", 20)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.layer.addSublayer(layer)

        tester.show(view)

        #expect(tester.frameText.contains("text \"a\""))
    }

    @Test(arguments: [(1, 100_000), (100_000, 1)])
    func `a picture that is far longer than wide fills its view`(width: Int, height: Int) {
        let tester = ViewTester()
        let pixels = CGImage(
            width: width, height: height,
            pixels: PixelStorage(count: width * height) { words in words.update(repeating: 0xFF00_FF00) })
        let view = UIImageView(image: UIImage(pixels: pixels, scale: 1))
        let natural = view.frame.size
        view.frame = CGRect(x: 10, y: 100, width: 20, height: 20)

        tester.show(view)

        #expect(natural == CGSize(width: width, height: height))
        #expect(tester.pixel(x: 20, y: 110) == 0xFF00_FF00)
    }
}
