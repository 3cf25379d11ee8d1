import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct MaskViewTests {
    @Test func `a mask belongs to its view without being one of its subviews`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
        view.addSubview(mask)

        view.mask = mask

        #expect(view.mask === mask)
        #expect(view.subviews.isEmpty)
        #expect(mask.superview == nil)
        #expect(view.layer.mask === mask.layer)
    }

    @Test func `without a mask the whole view shows again`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.mask = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))

        view.mask = nil

        #expect(view.layer.mask == nil)
        #expect(view.maskView == nil)
    }

    @Test func `a mask's opacity decides which part shows`() {
        let tester = ViewTester(size: CGSize(width: 320, height: 320))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = .red
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
        mask.backgroundColor = .black
        view.mask = mask
        tester.window.backgroundColor = .white

        tester.show(view)

        #expect(tester.pixel(x: 25, y: 50) == 0xFFFF_0000)
        #expect(tester.pixel(x: 75, y: 50) == 0xFFFF_FFFF)
    }
}
