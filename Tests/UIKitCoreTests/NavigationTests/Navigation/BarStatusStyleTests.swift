import CoreGraphics
import Foundation
import QuartzCore
import Testing
@testable import UIKitCore
import UIKitTesting

/// The look of the status bar above a stack: the bar's below it, else the page's.
@Suite(.application) final class BarStatusStyleTests {
    private final class LightPage: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        var hidesBar = false

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.setNavigationBarHidden(hidesBar, animated: animated)
        }
    }

    private lazy var tester = ViewTester()

    private var style: UIStatusBarStyle? {
        let window = tester.runtime.scene.windowStack.first { $0 is StatusBarWindow }
        return (window?.subviews.first as? StatusBarView)?.style
    }

    @Test(arguments: [true, false])
    func `a page's style counts while the bar is hidden, and no longer when it returns`(animated: Bool) {
        let navigation = UINavigationController(rootViewController: LightPage())
        tester.show(navigation)
        tester.settle()
        let below = style

        navigation.setNavigationBarHidden(true, animated: animated)
        tester.settle()
        let without = style
        navigation.setNavigationBarHidden(false, animated: animated)
        tester.settle()

        #expect([below, without, style] == [.default, .lightContent, .default])
    }

    @Test(arguments: [true, false])
    func `a push to a page without the bar takes its style with the motion`(animated: Bool) {
        let navigation = UINavigationController(rootViewController: LightPage())
        tester.show(navigation)
        tester.settle()
        let top = LightPage()
        top.hidesBar = true

        navigation.pushViewController(top, animated: animated)
        tester.pump(by: 0.1)
        let coming = style
        tester.settle()
        let there = style
        navigation.popViewController(animated: animated)
        tester.pump(by: 0.1)
        let going = style
        tester.settle()

        #expect([coming, there, going, style] == [.lightContent, .lightContent, .default, .default])
    }

    @Test func `a bar that the app hides itself leaves it to the page`() {
        let navigation = UINavigationController(rootViewController: LightPage())
        tester.show(navigation)
        tester.settle()

        navigation.navigationBar.isHidden = true
        tester.settle()
        let without = style
        navigation.navigationBar.isHidden = false
        tester.settle()

        #expect([without, style] == [.lightContent, .default])
    }
}
