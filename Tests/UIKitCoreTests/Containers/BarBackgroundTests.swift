import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite struct BarBackgroundTests {
    private func shownBar(in tester: ViewTester) -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 375, height: 44))
        tester.show(bar)
        return bar
    }

    @Test(arguments: [(UIUserInterfaceStyle.light, "#F9F9F9"), (.dark, "#1D1D1D")])
    func `a translucent bar blurs what lies below`(appearance: UIUserInterfaceStyle, tint: String) {
        let tester = ViewTester(appearance: appearance)

        _ = shownBar(in: tester)

        #expect(tester.frameText.contains("BackdropView 0,0,375,44 backdrop blur 20 saturation 1.8 tint \(tint)/94%"))
    }

    @Test func `an opaque bar has a colour and no blur`() {
        let tester = ViewTester()
        let bar = shownBar(in: tester)

        bar.isTranslucent = false
        tester.pump()

        #expect(tester.frameText.contains("BarBackground 0,0,375,44 fill #F9F9F9"))
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
}
