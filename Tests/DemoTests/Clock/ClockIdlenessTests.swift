import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import Clock

@MainActor @Suite(.application) struct ClockIdlenessTests {
    /// The app on a screen of one pixel per point.
    @MainActor private final class Stage {
        private let delegate = AppDelegate()
        let tester: ViewTester

        init(tab: Int) throws {
            tester = ViewTester(size: CGSize(width: 375, height: 667), delegate: delegate)
            tester.leavesWorkBehind = true
            tester.pump(by: 3)
            try select(tab)
            tester.trace("frame")
        }

        var tabs: UITabBarController {
            get throws { try #require(delegate.window?.rootViewController as? UITabBarController) }
        }

        func select(_ tab: Int) throws {
            try tabs.selectedIndex = tab
            tester.pump(by: 3)
        }

        func tap(_ title: String) throws {
            try tester.tap(.text(title))
            tester.pump(by: 2)
        }

        /// How many frames are made in the next ten seconds.
        func frames() -> Int {
            let before = tester.traceLines.count
            tester.pump(by: 10)
            return tester.traceLines.count - before
        }
    }

    @Test func `a world clock is drawn once a second`() throws {
        let stage = try Stage(tab: 0)

        #expect(stage.frames() == 10)
    }

    @Test(arguments: 1...3) func `a page without running time is not drawn`(tab: Int) throws {
        let stage = try Stage(tab: tab)

        #expect(stage.frames() == 0)
    }

    @Test func `a stopwatch is drawn at every frame while it runs, and no more when it is stopped or out of sight`()
        throws
    {
        let stage = try Stage(tab: 2)

        try stage.tap("Start")
        let running = stage.frames()
        try stage.select(1)
        let hidden = stage.frames()
        try stage.select(2)
        try stage.tap("Stop")
        let stopped = stage.frames()

        #expect(running == 600)
        #expect(hidden == 0)
        #expect(stopped == 0)
    }

    @Test func `a long timer's ring is drawn when it is half a pixel shorter`() throws {
        let stage = try Stage(tab: 3)
        let page = try #require(stage.tabs.viewControllers?[3] as? TimerViewController)
        page.choose(3600)

        try stage.tap("Start")

        // The ring is 335 points wide and 1052 round: it loses half a point in 1.7 seconds, and a digit changes each second.
        #expect((10...17).contains(stage.frames()))
    }
}
