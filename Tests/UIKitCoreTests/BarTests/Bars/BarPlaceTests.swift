import CoreGraphics
import Foundation
import Testing
@testable import UIKitCore
import UIFoundation
import UIKitTesting

/// Positions of bars of the app's own, and bars that are dark in all surroundings.
@Suite(.application) struct BarPlaceTests {
    /// Chooses the position of bars.
    private final class Placer: UINavigationBarDelegate, UIToolbarDelegate {
        var place = UIBarPosition.any

        func position(for bar: any UIBarPositioning) -> UIBarPosition { place }
    }

    @Test func `a bar that is attached to the top reaches up below the status bar`() throws {
        let tester = ViewTester()
        let (bar, placer) = (UINavigationBar(frame: CGRect(x: 0, y: 20, width: 375, height: 44)), Placer())
        bar.items = [UINavigationItem(title: "Title")]
        bar.delegate = placer
        tester.show(bar)
        let alone = bar.background.frame

        placer.place = .topAttached
        bar.setNeedsLayout()
        tester.pump()
        let attached = bar.background.frame
        bar.frame.origin.y = 200
        bar.setNeedsLayout()
        tester.pump()

        #expect(alone == CGRect(x: 0, y: 0, width: 375, height: 44))
        #expect(attached == CGRect(x: 0, y: -20, width: 375, height: 64))
        #expect(bar.background.frame == alone)
        #expect(bar.barPosition == .topAttached)
    }

    @Test func `a bar asks its delegate for its position, and has a default without one`() {
        let tester = ViewTester()
        let (bar, toolbar, placer) = (UINavigationBar(), UIToolbar(), Placer())
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.isToolbarHidden = false
        tester.show(navigation)
        (bar.delegate, toolbar.delegate) = (placer, placer)

        let unsaid = [bar.barPosition, toolbar.barPosition]
        placer.place = .bottom
        let said = [bar.barPosition, toolbar.barPosition]

        #expect(unsaid == [.top, .bottom])
        #expect(said == [.bottom, .bottom])
        #expect(navigation.navigationBar.barPosition == .topAttached)
        #expect(navigation.toolbar.barPosition == .bottom)
    }

    @Test func `a toolbar at the top has its line below`() {
        let tester = ViewTester()
        let (bar, placer) = (UIToolbar(frame: CGRect(x: 0, y: 100, width: 375, height: 44)), Placer())
        bar.delegate = placer
        tester.show(bar)
        let atBottom = tester.frameText

        placer.place = .top
        bar.setNeedsLayout()
        tester.pump()

        #expect(atBottom.contains("UIView 0,-1,375,1 fill #000000/30%"))
        #expect(tester.frameText.contains("UIView 0,44,375,1 fill #000000/30%"))
    }

    @Test func `a black bar is dark, has its ground at the edge too, and makes the status bar light`() throws {
        let tester = ViewTester()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.topViewController?.title = "Title"
        tester.show(navigation)
        let bar = navigation.navigationBar

        bar.barStyle = .black
        tester.settle()

        #expect(bar.traitCollection.userInterfaceStyle == .dark)
        #expect(navigation.topViewController?.traitCollection.userInterfaceStyle == .light)
        #expect(bar.background.alpha == 1)
        #expect(tester.frameText.contains("tint #1D1D1D/94%"))
        #expect(navigation.childForStatusBarStyle == nil)
        #expect(navigation.preferredStatusBarStyle == .lightContent)
        navigation.isNavigationBarHidden = true
        #expect(navigation.childForStatusBarStyle === navigation.topViewController)
        navigation.isNavigationBarHidden = false
        bar.barStyle = .default
        tester.settle()
        #expect(bar.traitCollection.userInterfaceStyle == .light)
        #expect(bar.background.alpha == 0)
    }

    @Test func `black tab bars and toolbars are dark with all that is in them`() throws {
        let tester = ViewTester()
        let (tabs, toolbar) = (UITabBar(), UIToolbar())
        for bar in [tabs, toolbar] { tester.window.addSubview(bar) }

        tabs.barStyle = .black
        toolbar.barStyle = .black

        #expect(tabs.traitCollection.userInterfaceStyle == .dark)
        #expect(toolbar.traitCollection.userInterfaceStyle == .dark)
        #expect(tester.window.traitCollection.userInterfaceStyle == .light)
    }
}
