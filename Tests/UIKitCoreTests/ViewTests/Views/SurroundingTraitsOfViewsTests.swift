import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct SurroundingTraitsOfViewsTests {
    @Test func `the screen has usual contrast and weight, standard colours and no force`() {
        let tester = ViewTester()
        let traits = tester.window.traitCollection

        let open = traits.toolbarItemPresentationSize

        #expect(traits.accessibilityContrast == .normal)
        #expect(traits.activeAppearance == .active)
        #expect(traits.displayGamut == .SRGB)
        #expect(traits.forceTouchCapability == .unavailable)
        #expect(traits.legibilityWeight == .regular)
        #expect(open == .unspecified)
    }

    @Test func `a dynamic colour follows an override of the contrast`() {
        let tester = ViewTester()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = UIColor { $0.accessibilityContrast == .high ? .black : .red }
        tester.show(view)
        let before = tester.pixel(x: 5, y: 5)

        view.traitOverrides.accessibilityContrast = .high
        tester.pump()

        #expect(before == 0xFFFF_0000)
        #expect(tester.pixel(x: 5, y: 5) == 0xFF00_0000)
    }
}
