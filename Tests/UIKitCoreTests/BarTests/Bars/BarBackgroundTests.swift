import CoreGraphics
import Foundation
import QuartzCore
import Testing
@testable import UIKitCore
import UIFoundation
import UIKitTesting

@Suite(.application) struct BarBackgroundTests {
    private func shownBar(in tester: ViewTester) -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 375, height: 44))
        tester.show(bar)
        return bar
    }

    @Test(arguments: [(UIUserInterfaceStyle.light, "#F9F9F9"), (.dark, "#1D1D1D")])
    func `a translucent bar blurs the content below it`(appearance: UIUserInterfaceStyle, tint: String) {
        let tester = ViewTester(appearance: appearance)

        _ = shownBar(in: tester)

        #expect(tester.frameText.contains("BackdropView 0,0,375,44 backdrop blur 20 saturation 1.8 tint \(tint)/94%"))
    }

    @Test func `an opaque bar has a colour and no blur`() {
        let tester = ViewTester()
        let bar = shownBar(in: tester)

        bar.isTranslucent = false
        tester.pump()

        #expect(tester.frameText.contains("BarBackgroundContent 0,0,375,44 fill #F9F9F9"))
        #expect(!tester.frameText.contains("backdrop"))
    }

    @Test func `a bar's own colour lies over the blur, or fills an opaque bar`() {
        let tester = ViewTester()
        let bar = shownBar(in: tester)

        bar.barTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        tester.pump()
        let translucent = tester.frameText
        bar.isTranslucent = false
        tester.pump()

        #expect(translucent.contains("backdrop blur 20") && translucent.contains("fill #FF0000/85%"))
        #expect(tester.frameText.contains("fill #FF0000") && !tester.frameText.contains("#FF0000/85%"))
    }

    @Test func `the hairline is one pixel outside, below a navigation bar and above a tab bar`() {
        let tester = ViewTester(scale: 2)
        let tabs = UITabBar(frame: CGRect(x: 0, y: 600, width: 375, height: 49))
        tester.window.addSubview(tabs)

        _ = shownBar(in: tester)

        #expect(tester.frameText.contains("UIView 0,44,375,0.5 fill #000000/30%"))
        #expect(tester.frameText.contains("UIView 0,-0.5,375,0.5 fill #000000/30%"))
    }

    @Test func `an empty background image hides the background, and an empty shadow image the line`() {
        let tester = ViewTester()
        let bar = shownBar(in: tester)

        bar.setBackgroundImage(UIImage(), for: .default)
        bar.shadowImage = UIImage()
        tester.pump()
        let clear = tester.frameText
        bar.setBackgroundImage(nil, for: .default)
        bar.shadowImage = nil
        tester.pump()

        #expect(!clear.contains("backdrop") && !clear.contains("#000000/30%"))
        #expect(tester.frameText.contains("backdrop") && tester.frameText.contains("#000000/30%"))
    }

    @Test func `a picture for compact height counts there only`() {
        let tester = ViewTester()
        let bar = shownBar(in: tester)
        let (usual, compact) = (UIImage(), UIImage())

        bar.setBackgroundImage(usual, for: .default)
        bar.setBackgroundImage(compact, for: .compact)

        #expect(bar.backgroundImage(for: .default) === usual)
        #expect(bar.backgroundImage(for: .compact) === compact)
        #expect(bar.background.image === usual)
        tester.rotate(toTheLeft: true)
        tester.settle()
        #expect(bar.background.image === compact)
    }

    @Test func `a look that changes with an animation fades into the other one`() {
        let tester = ViewTester()
        let bar = shownBar(in: tester)
        let before = bar.background.subviews.count

        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { bar.isTranslucent = false }
        tester.pump()
        tester.pump(by: 0.2)
        let opacities = bar.background.subviews.map { $0.layer.presentation()?.opacity ?? 1 }
        tester.settle()

        #expect(opacities.count == 2)
        #expect(opacities.allSatisfy { abs($0 - 0.5) < 0.05 })
        #expect(bar.background.subviews.count == before)
        #expect(bar.background.subviews.first?.alpha == 1)
    }

    @Test(arguments: [true, false])
    func `within a push or a pop led by hand grounds of two pages fade into each other`(isCancelled: Bool) {
        let tester = ViewTester()
        let navigation = UINavigationController()
        let (a, b) = (UIViewController(), UIViewController())
        let red = UINavigationBarAppearance()
        red.configureWithOpaqueBackground()
        red.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        b.navigationItem.scrollEdgeAppearance = red
        navigation.navigationBar.scrollEdgeAppearance = UINavigationBarAppearance()
        navigation.viewControllers = [a, b]
        tester.show(navigation)
        let before = tester.frameText
        let background = navigation.navigationBar.background

        let touch = tester.touch(at: CGPoint(x: 5, y: 400))
        tester.move(touch, by: CGVector(dx: 10 + 375 * (isCancelled ? 0.4 : 0.6), dy: 0), over: 0.2)
        tester.pump(by: 0.2)
        let opacities = background.subviews.map { $0.layer.presentation()?.opacity ?? 1 }
        touch.lift()
        tester.settle()

        let part: Float = isCancelled ? 0.4 : 0.6
        #expect(opacities.count == 2)
        #expect(opacities.contains { abs($0 - part) < 0.01 } && opacities.contains { abs($0 - 1 + part) < 0.01 })
        #expect(background.subviews.count == 1)
        #expect(tester.frameText.contains("#FF0000") == isCancelled)
        #expect(!isCancelled || tester.frameText == before)
    }
}
