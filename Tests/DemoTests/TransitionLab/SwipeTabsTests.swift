import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import TransitionLab

@MainActor @Suite struct SwipeTabsTests {
    private let tester = ViewTester(size: CGSize(width: 375, height: 667))
    private let tabs = SwipeTabsViewController()

    init() {
        tester.show(tabs)
        tester.settle()
    }

    /// Where a page's left edge is on screen.
    private func left(of page: Int) throws -> CGFloat? {
        let view = try #require(tabs.viewControllers?[page].view)
        guard view.window != nil else { return nil }
        let layer = view.layer.presentation() ?? view.layer
        return layer.frame.minX
    }

    @Test func `a tapped tab slides in from its side`() throws {
        try tester.tap(.text("Star"))
        tester.pump(by: 0.1)
        let underway = try #require(try left(of: 2))
        tester.settle()

        #expect(underway > 0 && underway < 375)
        #expect(tabs.selectedIndex == 2)
        #expect(try left(of: 2) == 0)
        #expect(try left(of: 0) == nil)
    }

    @Test func `a finger leads to the next tab, and takes it back`() throws {
        let touch = tester.touch(at: CGPoint(x: 300, y: 250))
        for x in stride(from: 290, through: 220, by: -10) {
            touch.move(to: CGPoint(x: CGFloat(x), y: 250))
            tester.pump()
        }
        let underway = try #require(try left(of: 1))
        for x in stride(from: 230, through: 300, by: 10) {
            touch.move(to: CGPoint(x: CGFloat(x), y: 250))
            tester.pump()
        }
        touch.lift()
        tester.settle()

        #expect(underway > 250 && underway < 375)
        #expect(tabs.selectedIndex == 0)
        #expect(try left(of: 0) == 0)
        #expect(try left(of: 1) == nil)
    }

    @Test func `a finger that goes far enough selects the next tab`() throws {
        let touch = tester.touch(at: CGPoint(x: 340, y: 250))
        for x in stride(from: 320, through: 60, by: -20) {
            touch.move(to: CGPoint(x: CGFloat(x), y: 250))
            tester.pump()
        }
        touch.lift()
        tester.settle()

        #expect(tabs.selectedIndex == 1)
        #expect(try left(of: 1) == 0)
    }

    @Test func `there is nothing before the first tab`() throws {
        let touch = tester.touch(at: CGPoint(x: 60, y: 250))
        for x in stride(from: 80, through: 340, by: 20) {
            touch.move(to: CGPoint(x: CGFloat(x), y: 250))
            tester.pump()
        }
        touch.lift()
        tester.settle()

        #expect(tabs.selectedIndex == 0)
        #expect(try left(of: 0) == 0)
    }
}
