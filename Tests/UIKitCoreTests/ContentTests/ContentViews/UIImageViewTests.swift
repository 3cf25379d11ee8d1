import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct UIImageViewTests {
    private func image(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { _ in
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: width, height: height)).fill()
        }
    }

    @Test func `a view made from an image has its size`() {
        let tester = ViewTester()
        tester.pump()
        let view = UIImageView(image: image(30, 20, scale: 2))

        #expect(view.bounds.size == CGSize(width: 30, height: 20))
        #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
        #expect(view.sizeThatFits(.zero) == CGSize(width: 30, height: 20))
        #expect(view.contentScaleFactor == 2)
        #expect(!view.isUserInteractionEnabled)
    }

    @Test func `without an image there is no intrinsic size and no contents`() {
        let tester = ViewTester()
        let view = UIImageView(image: image(3, 3))
        tester.show(view)

        view.image = nil

        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(view.layer.contents == nil)
    }

    @Test func `the highlighted image shows while highlighted`() {
        let tester = ViewTester()
        tester.pump()
        let (first, second) = (image(3, 3), image(5, 5))
        let view = UIImageView(image: first, highlightedImage: second)

        view.isHighlighted = true
        let highlighted = view.layer.contents as? CGImage
        view.isHighlighted = false

        #expect(highlighted === second.cgImage)
        #expect(view.layer.contents as? CGImage === first.cgImage)
    }

    @Test func `a template image takes the tint colour and follows it`() {
        let tester = ViewTester()
        let view = UIImageView(image: image(3, 3).withRenderingMode(.alwaysTemplate))
        view.tintColor = .systemRed
        tester.show(view)
        let light = view.layer.contentsTint

        tester.setAppearance(.dark)
        let dark = view.layer.contentsTint
        view.tintColor = .green

        #expect(light == RGBAColor(hex: 0xFF3B30))
        #expect(dark == RGBAColor(hex: 0xFF453A))
        #expect(view.layer.contentsTint == RGBAColor(hex: 0x00FF00))
    }

    @Test func `a template image follows an override of the appearance above it`() {
        let tester = ViewTester()
        let view = UIImageView(image: image(3, 3).withRenderingMode(.alwaysTemplate))
        view.tintColor = .systemRed
        tester.show(view)

        view.superview?.overrideUserInterfaceStyle = .dark

        #expect(view.layer.contentsTint == RGBAColor(hex: 0xFF453A))
    }

    @Test func `an image with a tint of its own keeps it`() {
        let tester = ViewTester()
        tester.pump()
        let view = UIImageView(image: image(3, 3).withTintColor(.blue))

        view.tintColor = .red

        #expect(view.layer.contentsTint == RGBAColor(hex: 0x0000FF))
    }

    @Test func `caps are handed to the layer in units of the size`() {
        let tester = ViewTester()
        tester.pump()
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

        let view = UIImageView(image: image(10, 8).resizableImage(withCapInsets: insets))

        #expect(view.layer.contentsCenter == CGRect(x: 0.2, y: 0.125, width: 0.4, height: 0.5))
    }

    @Test func `the pixels are placed by the content mode`() {
        let tester = ViewTester()
        let view = UIImageView(image: image(10, 10))
        view.contentMode = .bottomRight
        view.backgroundColor = .white
        view.frame = CGRect(x: 0, y: 100, width: 50, height: 50)
        tester.show(view)

        #expect(tester.pixel(x: 45, y: 145) == 0xFF00_0000)
        #expect(tester.pixel(x: 20, y: 135) == 0xFFFF_FFFF)
    }

    @Test func `an image of variants is shown as the view's traits ask, whenever they change`() throws {
        let tester = ViewTester()
        let (day, night) = (image(30, 20), image(40, 20))
        day.imageAsset?.register(night, with: UITraitCollection(userInterfaceStyle: .dark))
        let view = UIImageView(image: day)
        tester.show(view)
        let shown = view.layer.contents as? CGImage

        tester.setAppearance(.dark)

        #expect(shown === day.cgImage)
        #expect(view.layer.contents as? CGImage === night.cgImage)
        #expect(view.intrinsicContentSize.width == 40)
        view.overrideUserInterfaceStyle = .light
        #expect(view.layer.contents as? CGImage === day.cgImage)
    }
}
