import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import TransitionLab

@MainActor @Suite(.application) struct SwipeTabsTests {
    /// The tabs on a phone's screen of 375 points.
    @MainActor private final class Stage {
        let tester: ViewTester
        let tabs: SwipeTabsViewController

        init(_ direction: UIUserInterfaceLayoutDirection = .leftToRight) {
            tester = ViewTester(size: CGSize(width: 375, height: 667), direction: direction)
            tabs = SwipeTabsViewController()
            tester.show(tabs)
            tester.settle()
        }

        /// Where a page's left edge is on screen; nil when it is not there.
        func left(of page: Int) -> CGFloat? {
            guard let view = tabs.viewControllers?[page].view, view.window != nil else { return nil }
            return (view.layer.presentation() ?? view.layer).frame.minX
        }

        /// Drags from a point through others, and lifts the finger; returns the x of a page at the first of them.
        func drag(from start: CGFloat, through places: CGFloat..., watching page: Int) -> CGFloat? {
            let touch = tester.touch(at: CGPoint(x: start, y: 250))
            var seen: CGFloat?
            for place in places {
                tester.move(touch, by: CGVector(dx: place - touch.location.x, dy: 0))
                seen = seen ?? left(of: page)
            }
            touch.lift()
            tester.settle()
            return seen
        }
    }

    @Test func `a tapped tab slides in from its side`() throws {
        let stage = Stage()

        try stage.tester.tap(.text("Star"))
        stage.tester.pump(by: 0.1)
        let underway = try #require(stage.left(of: 2))
        stage.tester.settle()

        #expect(underway > 0 && underway < 375)
        #expect(stage.tabs.selectedIndex == 2)
        #expect(stage.left(of: 2) == 0)
        #expect(stage.left(of: 0) == nil)
    }

    @Test func `a finger leads to the next tab, and takes it back`() throws {
        let stage = Stage()

        let underway = stage.drag(from: 300, through: 220, 295, watching: 1)

        // Eighty points without the slop of ten.
        #expect(underway.map { abs($0 - (375 - 70)) < 1 } == true)
        #expect(stage.tabs.selectedIndex == 0)
        #expect(stage.left(of: 0) == 0)
        #expect(stage.left(of: 1) == nil)
    }

    @Test func `a drag reversed beyond its beginning shows the first tab again`() {
        let stage = Stage()

        _ = stage.drag(from: 150, through: 100, 350, watching: 1)

        #expect(stage.tabs.selectedIndex == 0)
        #expect(stage.left(of: 0) == 0)
    }

    @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func `a drag past the middle selects the next tab`(direction: UIUserInterfaceLayoutDirection) {
        let stage = Stage(direction)
        let isMirrored = direction == .rightToLeft

        _ = stage.drag(from: isMirrored ? 40 : 340, through: isMirrored ? 320 : 60, watching: 1)

        #expect(stage.tabs.selectedIndex == 1)
        #expect(stage.left(of: 1) == 0)
    }

    @Test func `a drag that begins without a rest follows the finger too`() {
        let stage = Stage()

        let touch = stage.tester.touch(at: CGPoint(x: 340, y: 250))
        for x in stride(from: 320, through: 60, by: -20) { touch.move(to: CGPoint(x: CGFloat(x), y: 250)) }
        touch.lift()
        stage.tester.settle()

        #expect(stage.tabs.selectedIndex == 1)
    }

    @Test func `no tab precedes the first`() {
        let stage = Stage()

        let underway = stage.drag(from: 60, through: 340, watching: 1)

        #expect(underway == nil)
        #expect(stage.tabs.selectedIndex == 0)
        #expect(stage.left(of: 0) == 0)
    }
}
