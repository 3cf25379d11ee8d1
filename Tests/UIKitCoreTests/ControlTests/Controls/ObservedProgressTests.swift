import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct ObservedProgressTests {
    @Test func `the line follows the work until it is done`() {
        let tester = ViewTester()
        let view = UIProgressView(frame: CGRect(x: 10, y: 300, width: 200, height: 4))
        let progress = Progress(totalUnitCount: 4)
        progress.completedUnitCount = 1
        view.observedProgress = progress
        let atOnce = view.progress
        tester.show(view)

        progress.completedUnitCount = 2
        tester.pump(by: 0.2)
        let half = view.progress
        progress.completedUnitCount = 4
        tester.pump(by: 0.2)
        tester.settle()

        #expect([atOnce, half, view.progress] == [0.25, 0.5, 1])
    }

    @Test func `a view outside a window reads its progress on entering one, and without one keeps the app's`() {
        let tester = ViewTester()
        let view = UIProgressView(frame: CGRect(x: 10, y: 300, width: 200, height: 4))
        let progress = Progress(totalUnitCount: 10)
        view.observedProgress = progress
        tester.pump(by: 0.3)

        progress.completedUnitCount = 3
        tester.pump(by: 0.3)
        let before = view.progress
        tester.show(view)
        let shown = view.progress
        view.observedProgress = nil
        progress.completedUnitCount = 9
        tester.pump(by: 0.3)

        #expect([before, shown, view.progress] == [0, 0.3, 0.3])
    }
}
