import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct ProgressViewTests {
    @Test func `the line takes its part of the width, from 0 to 1`() {
        let tester = ViewTester()
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
        tester.show(view, at: CGPoint(x: 10, y: 300))

        view.progress = 0.25
        tester.pump()
        let quarter = view.subviews.last?.frame
        view.progress = 7

        #expect(quarter == CGRect(x: 0, y: 0, width: 50, height: 4))
        #expect(view.progress == 1)
        view.progress = -1
        #expect(view.progress == 0)
    }

    @Test func `an animated change grows the line in time`() {
        let tester = ViewTester()
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
        tester.show(view, at: CGPoint(x: 10, y: 300))

        view.setProgress(1, animated: true)
        tester.pump(by: 0.1)
        let onTheWay = view.subviews.last?.layer.presentation()?.bounds.width ?? 0
        tester.settle()

        #expect(onTheWay > 0 && onTheWay < 200)
        #expect(view.subviews.last?.frame.width == 200)
    }

    @Test func `the styles have heights of their own`() {
        let tester = ViewTester()
        tester.pump()

        #expect(UIProgressView(progressViewStyle: .default).bounds.size == CGSize(width: 150, height: 4))
        #expect(UIProgressView(progressViewStyle: .bar).intrinsicContentSize == CGSize(width: -1, height: 2.5))
    }

    @Test func `it fills with the tint colour until it has one of its own`() {
        let tester = ViewTester()
        let view = UIProgressView(progressViewStyle: .default)
        tester.show(view)

        view.superview?.tintColor = .systemPink
        let inherited = view.subviews.last?.backgroundColor
        view.progressTintColor = .systemOrange

        #expect(inherited == .systemPink)
        #expect(view.subviews.last?.backgroundColor == .systemOrange)
    }
}
