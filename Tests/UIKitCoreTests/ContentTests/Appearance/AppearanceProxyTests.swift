import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

@Suite(.application) struct AppearanceProxyTests {
    private class Plate: UIView {
        private(set) var colorOnArrival: UIColor?
        override func didMoveToWindow() { colorOnArrival = backgroundColor }
    }
    private final class Tray: Plate {}
    private final class Outer: UIView {}
    private final class Inner: UIView {}
    private final class Page: UIViewController {}

    /// Shows a plate in an inner view in an outer one.
    private func showNested(_ plate: Plate, in tester: ViewTester) {
        let (outer, inner) = (Outer(), Inner())
        outer.addSubview(inner)
        inner.addSubview(plate)
        tester.show(outer)
    }

    @Test func `a view takes its proxy's values when it enters a window, before its callback`() {
        let tester = ViewTester()
        Plate.appearance().backgroundColor = .red
        let plate = Plate()
        let before = plate.backgroundColor

        tester.show(plate)

        #expect(before == nil)
        #expect(plate.backgroundColor == .red)
        #expect(plate.colorOnArrival == .red)
    }

    @Test func `a value set on the view itself stays, even nil`() {
        let tester = ViewTester()
        Plate.appearance().backgroundColor = .red
        let (blue, clear) = (Plate(), Plate())
        blue.backgroundColor = .blue
        clear.backgroundColor = nil

        tester.show(blue)
        tester.show(clear)

        #expect(blue.backgroundColor == .blue)
        #expect(clear.backgroundColor == nil)
    }

    @Test func `a view in a window keeps its look until it enters one again`() {
        let tester = ViewTester()
        Plate.appearance().backgroundColor = .red
        let plate = Plate()
        tester.show(plate)

        Plate.appearance().backgroundColor = .green
        tester.pump()
        let kept = plate.backgroundColor
        plate.removeFromSuperview()
        tester.show(plate)

        #expect(kept == .red)
        #expect(plate.backgroundColor == .green)
    }

    @Test func `a value set on a view after its proxy was applied is its own from then on`() {
        let tester = ViewTester()
        Plate.appearance().backgroundColor = .red
        let plate = Plate()
        tester.show(plate)

        plate.backgroundColor = .yellow
        plate.removeFromSuperview()
        tester.show(plate)

        #expect(plate.backgroundColor == .yellow)
    }

    @Test func `a proxy is for subclasses too, whose own proxies count before it`() {
        let tester = ViewTester()
        Tray.appearance().backgroundColor = .blue
        Plate.appearance().backgroundColor = .red
        Plate.appearance().tintColor = .orange
        let (plate, tray) = (Plate(), Tray())

        tester.show(plate)
        tester.show(tray)

        #expect(plate.backgroundColor == .red)
        #expect(tray.backgroundColor == .blue)
        #expect(tray.tintColor == .orange)
    }

    @Test func `the same proxy is returned again, with the values that were set on it`() {
        _ = ViewTester()
        let proxy = Plate.appearance()
        proxy.backgroundColor = .red
        let contained = Plate.appearance(whenContainedInInstancesOf: [Outer.self])

        #expect(Plate.appearance() === proxy)
        #expect(contained !== proxy)
        #expect(Plate.appearance(whenContainedInInstancesOf: [Outer.self]) === contained)
        #expect(Plate.appearance().backgroundColor == .red)
        #expect(type(of: Tray.appearance()) == Tray.self)
    }

    @Test func `a proxy for containers is only for views inside all of them, in their order`() {
        let tester = ViewTester()
        Plate.appearance(whenContainedInInstancesOf: [Inner.self, Outer.self]).backgroundColor = .red
        Plate.appearance(whenContainedInInstancesOf: [Outer.self, Inner.self]).tintColor = .green
        let (inside, outside) = (Plate(), Plate())

        showNested(inside, in: tester)
        tester.show(outside)

        #expect(inside.backgroundColor == .red)
        #expect(inside.tintColor == .systemBlue)
        #expect(outside.backgroundColor == nil)
    }

    @Test func `controllers are containers of their views and of all subviews`() {
        let tester = ViewTester()
        Plate.appearance(whenContainedInInstancesOf: [Page.self]).backgroundColor = .red
        let page = Page()
        let plate = Plate()
        page.loadViewIfNeeded()
        page.view.addSubview(plate)

        tester.show(page)

        #expect(plate.backgroundColor == .red)
    }

    @Test(arguments: [false, true])
    func `the proxy whose outermost container is nearest to the window counts`(isOuterFirst: Bool) {
        let tester = ViewTester()
        let outer = Plate.appearance(whenContainedInInstancesOf: [Outer.self])
        let inner = Plate.appearance(whenContainedInInstancesOf: [Inner.self])
        for proxy in isOuterFirst ? [outer, inner] : [inner, outer] {
            proxy.backgroundColor = proxy === outer ? .red : .blue
        }
        let plate = Plate()

        showNested(plate, in: tester)

        #expect(plate.backgroundColor == .red)
    }

    @Test func `where the outermost container is the same the longer chain counts, and any before none`() {
        let tester = ViewTester()
        Plate.appearance(whenContainedInInstancesOf: [Inner.self, Outer.self]).backgroundColor = .blue
        Plate.appearance(whenContainedInInstancesOf: [Outer.self]).backgroundColor = .red
        Plate.appearance(whenContainedInInstancesOf: [Outer.self]).tintColor = .red
        Plate.appearance().tintColor = .green
        let plate = Plate()

        showNested(plate, in: tester)

        #expect(plate.backgroundColor == .blue)
        #expect(plate.tintColor == .red)
    }

    @Test func `a proxy for traits is for views that have them, and a change of traits applies it`() {
        let tester = ViewTester()
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        Plate.appearance(for: dark).backgroundColor = .black
        Plate.appearance().backgroundColor = .white
        Plate.appearance(for: dark, whenContainedInInstancesOf: [Outer.self]).tintColor = .red
        let (plate, nested) = (Plate(), Plate())
        tester.show(plate)
        showNested(nested, in: tester)

        let colors = [plate.backgroundColor, nested.tintColor]
        tester.setAppearance(.dark)

        #expect(colors == [.white, .systemBlue])
        #expect(plate.backgroundColor == .black)
        #expect(nested.tintColor == .red)
    }

    @Test func `a window takes its proxy's values when it is shown`() {
        let tester = ViewTester()
        UIWindow.appearance().tintColor = .red

        tester.show(UIView())

        #expect(tester.window.tintColor == .red)
    }

    @Test func `there are no more setters than a view's marks have room for`() {
        #expect(AppearanceSetter.Name.allCases.count <= UInt64.bitWidth)
    }
}
