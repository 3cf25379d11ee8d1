import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct BarHidingTests {
    private func navigation(in tester: ViewTester) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.isToolbarHidden = false
        tester.show(navigation)
        return navigation
    }

    private func swipe(by distance: CGFloat, in tester: ViewTester) {
        let touch = tester.touch(at: CGPoint(x: 200, y: 400))
        tester.move(touch, by: CGVector(dx: 0, dy: distance), over: 0.1)
        touch.lift()
        tester.settle()
    }

    @Test func `a swipe up hides both bars and one down brings them back`() {
        let tester = ViewTester()
        let navigation = navigation(in: tester)
        navigation.hidesBarsOnSwipe = true

        swipe(by: -80, in: tester)
        let hidden = (navigation.isNavigationBarHidden, navigation.isToolbarHidden)
        swipe(by: 80, in: tester)

        #expect(hidden == (true, true))
        #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
        #expect(navigation.navigationBar.frame.minY == 20)
    }

    @Test func `by default gestures do not hide the bars`() {
        let tester = ViewTester()
        let navigation = navigation(in: tester)

        swipe(by: -80, in: tester)
        tester.tap(at: CGPoint(x: 200, y: 400))
        tester.settle()

        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func `a scroll view scrolls while its swipe hides the bars`() {
        let tester = ViewTester()
        let navigation = navigation(in: tester)
        navigation.hidesBarsOnSwipe = true
        let scrollView = UIScrollView(frame: navigation.view.bounds)
        scrollView.contentSize = CGSize(width: 375, height: 3000)
        navigation.topViewController?.view.addSubview(scrollView)
        tester.pump()

        swipe(by: -80, in: tester)

        #expect(navigation.isNavigationBarHidden)
        #expect(scrollView.contentOffset.y > 0)
    }

    @Test func `a tap hides the bars and another one brings them back, but one on a control does not`() throws {
        let tester = ViewTester()
        let navigation = navigation(in: tester)
        navigation.hidesBarsOnTap = true
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 200, width: 100, height: 44)
        navigation.topViewController?.view.addSubview(button)
        tester.pump()

        tester.tap(at: CGPoint(x: 150, y: 222))
        tester.settle()
        let afterControl = navigation.isNavigationBarHidden
        tester.tap(at: CGPoint(x: 200, y: 400))
        tester.settle()
        let afterTap = navigation.isNavigationBarHidden
        tester.tap(at: CGPoint(x: 200, y: 400))
        tester.settle()

        #expect(!afterControl)
        #expect(afterTap)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func `in compact height a tap brings the bars back, and another one hides them`() {
        let tester = ViewTester()
        let navigation = navigation(in: tester)
        navigation.hidesBarsWhenVerticallyCompact = true
        tester.rotate(toTheLeft: true)
        tester.settle()

        var hidden = [navigation.isNavigationBarHidden]
        for _ in 0..<2 {
            tester.tap(at: CGPoint(x: 300, y: 200))
            tester.settle()
            hidden.append(navigation.isNavigationBarHidden)
        }
        tester.rotate(toTheLeft: false)
        tester.settle()
        tester.tap(at: CGPoint(x: 200, y: 400))
        tester.settle()

        #expect(hidden == [true, false, true])
        #expect(!navigation.isNavigationBarHidden)
        #expect(!navigation.hidesBarsOnTap)
    }

    @Test func `with hidesBarsWhenVerticallyCompact the bars hide at once in compact height, and return without it`() {
        let tester = ViewTester()
        let navigation = navigation(in: tester)
        tester.rotate(toTheLeft: true)
        tester.settle()

        navigation.hidesBarsWhenVerticallyCompact = true
        tester.settle()
        let isHidden = navigation.isNavigationBarHidden
        navigation.hidesBarsWhenVerticallyCompact = false
        tester.settle()

        #expect(isHidden)
        #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    }

    @Test func `compact height hides the bars while it lasts`() {
        let tester = ViewTester()
        let navigation = navigation(in: tester)
        navigation.hidesBarsWhenVerticallyCompact = true

        tester.rotate(toTheLeft: true)
        tester.settle()
        let lying = navigation.isNavigationBarHidden
        tester.rotate(toTheLeft: false)
        tester.settle()

        #expect(lying)
        #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    }
}
