import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct LayoutDirectionTests {
    @Test func `playing and space run to the right everywhere`() {
        for attribute in [UISemanticContentAttribute.playback, .spatial, .forceLeftToRight] {
            let direction = UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft)

            #expect(direction == .leftToRight)
        }
    }

    @Test func `a forced direction holds for the view alone`() {
        let tester = ViewTester()
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        tester.show(outer)

        outer.semanticContentAttribute = .forceRightToLeft

        #expect(outer.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test func `a switch that is on has its thumb at the left where one reads from the right`() {
        let tester = ViewTester()
        let control = UISwitch()
        control.isOn = true
        tester.show(control)
        let before = control.subviews.last?.frame.midX ?? 0

        control.semanticContentAttribute = .forceRightToLeft
        tester.pump()

        // 51 wide: the thumb's middle is as far from the other end.
        #expect(control.subviews.last?.frame.midX == 51 - before)
    }

    @Test func `a slider's least value is at the right where one reads from the right`() {
        let tester = ViewTester()
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 132, height: 34))
        slider.semanticContentAttribute = .forceRightToLeft
        tester.show(slider)

        let track = slider.trackRect(forBounds: slider.bounds)

        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).maxX == track.maxX)
    }

    @Test func `a button's picture and title swap sides`() {
        let tester = ViewTester()
        let button = UIButton(type: .system)
        button.setTitle("AB", for: .normal)
        button.setImage(Self.picture, for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        tester.show(button)
        let before = button.imageView?.frame ?? .zero

        button.semanticContentAttribute = .forceRightToLeft
        tester.pump()

        #expect(before.maxX <= button.titleLabel?.frame.maxX ?? 0)
        #expect(button.imageView?.frame.maxX == 200 - before.minX)
    }

    @Test func `an image that asks for it is mirrored, others are not`() {
        let tester = ViewTester(scale: 1)
        let plain = UIImageView(image: Self.picture)
        let flipping = UIImageView(image: Self.picture.imageFlippedForRightToLeftLayoutDirection())
        tester.show(plain)
        tester.show(flipping, at: CGPoint(x: 0, y: 50))

        for view in [plain, flipping] { view.semanticContentAttribute = .forceRightToLeft }
        tester.pump()

        // Red at the left of the picture.
        #expect(tester.pixel(x: 2, y: 5) == 0xFFFF_0000)
        #expect(tester.pixel(x: 2, y: 55) == 0xFF00_00FF)
        #expect(tester.pixel(x: 17, y: 55) == 0xFFFF_0000)
    }

    /// Ten points of red, then ten of blue.
    private static let picture = {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
        }
    }()
}
