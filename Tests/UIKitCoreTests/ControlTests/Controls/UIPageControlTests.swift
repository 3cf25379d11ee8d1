import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct UIPageControlTests {
    private func shown(_ tester: ViewTester) -> (control: UIPageControl, recorder: ActionRecorder) {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
        control.numberOfPages = 3
        let recorder = ActionRecorder(of: control)
        tester.show(control, at: CGPoint(x: 100, y: 300))
        return (control, recorder)
    }

    private func changes(_ recorder: ActionRecorder) -> Int { recorder.events.filter { $0 == .valueChanged }.count }

    @Test func `dots are 16 points apart around the middle`() {
        let tester = ViewTester()
        let (control, _) = shown(tester)

        let dots = control.subviews.compactMap { $0 as? UIImageView }

        #expect(dots.map(\.frame.size) == Array(repeating: CGSize(width: 7, height: 7), count: 3))
        #expect(dots.map(\.frame.minX).map { $0 - dots[0].frame.minX } == [0, 16, 32])
        #expect(control.size(forNumberOfPages: 3).height == 26)
    }

    @Test func `wide pictures keep as much room between them as dots`() {
        let tester = ViewTester()
        let (control, _) = shown(tester)

        control.preferredIndicatorImage = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
        tester.pump()

        // 9 points between two dots; a background leaves 4 more at each end.
        let pictures = control.subviews.compactMap { $0 as? UIImageView }
        #expect(pictures.map(\.frame.minX).map { $0 - pictures[0].frame.minX } == [0, 29, 58])
        #expect(control.intrinsicContentSize.width == CGFloat(3 * 29 + 8))
    }

    @Test func `a tap moves one page to its side and stops at the ends`() throws {
        let tester = ViewTester()
        let (control, recorder) = shown(tester)

        tester.tap(at: CGPoint(x: 280, y: 313))
        tester.tap(at: CGPoint(x: 280, y: 313))
        tester.tap(at: CGPoint(x: 280, y: 313))
        let end = control.currentPage
        tester.tap(at: CGPoint(x: 120, y: 313))

        #expect(end == 2)
        #expect(control.currentPage == 1)
        #expect(changes(recorder) == 3)
    }

    @Test func `the current page stays within the pages`() {
        let tester = ViewTester()
        let (control, recorder) = shown(tester)

        control.currentPage = 9
        let last = control.currentPage
        control.numberOfPages = 2
        let cut = control.currentPage
        control.numberOfPages = -1

        #expect((last, cut, control.numberOfPages, control.currentPage) == (2, 1, 0, 0))
        #expect(recorder.events.isEmpty)
    }

    @Test func `a touch drawn along the dots moves from page to page`() throws {
        let tester = ViewTester()
        let (control, recorder) = shown(tester)

        let touch = tester.touch(at: CGPoint(x: 184, y: 313))
        touch.move(to: CGPoint(x: 200, y: 313))
        let state = control.interactionState
        touch.move(to: CGPoint(x: 216, y: 313))
        touch.lift()

        #expect(state == .continuous)
        #expect(control.interactionState == .none)
        #expect(control.currentPage == 2)
        #expect(changes(recorder) == 2)
    }

    @Test func `a single page can be left without a dot`() {
        let tester = ViewTester()
        let (control, _) = shown(tester)
        control.numberOfPages = 1
        let dot = control.subviews.compactMap { $0 as? UIImageView }.first

        let shown = dot?.isHidden
        control.hidesForSinglePage = true

        #expect(shown == false)
        #expect(dot?.isHidden == true)
    }
}
