import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitTesting

@testable import CoreStages
@testable import UIKitCore

/// A pull of x points of the finger after its slop shows as (1 − 1 / (0.55 · x / 400 + 1)) · 400 points, to the pixel.
@Suite(.application) struct RefreshControlTests {
    /// A scroll stage whose view has a refresh control.
    private final class Stage {
        let scroll = ScrollStage()
        let control = UIRefreshControl()
        let actions: ActionRecorder
        var view: UIScrollView { scroll.view }
        var tester: ViewTester { scroll.tester }
        var offset: CGFloat { scroll.view.contentOffset.y }

        init() {
            actions = ActionRecorder(of: control, for: .valueChanged)
            view.refreshControl = control
            tester.pump()
        }

        /// Pulls the content by the finger's way after the slop, and returns the finger.
        func pull(_ way: CGFloat) -> TestTouch {
            let touch = scroll.touch()
            tester.move(touch, by: CGVector(dx: 0, dy: way + 10))
            tester.pump(by: 0.2)
            return touch
        }

        func settle() { tester.settle() }
    }

    private func shown(_ way: CGFloat) -> CGFloat { ((1 - 1 / (0.55 * way / 400 + 1)) * 400).rounded() }

    @Test func `the control lies above the content, 60 points high`() {
        let stage = Stage()

        #expect(stage.control.frame == CGRect(x: 0, y: -60, width: 300, height: 60))
        #expect(stage.view.subviews.first === stage.control)
        #expect(!stage.control.isRefreshing)
        #expect(stage.view.adjustedContentInset == .zero)
    }

    @Test func `a pull that does not reveal the whole control does not refresh`() {
        let stage = Stage()

        let touch = stage.pull(127)
        let pulled = stage.offset
        touch.lift()
        stage.settle()

        #expect(pulled == -shown(127))
        #expect(pulled == -59)
        #expect(stage.actions.events.isEmpty)
        #expect(stage.offset == 0)
    }

    @Test func `released when fully visible it refreshes and keeps its room`() {
        let stage = Stage()

        let touch = stage.pull(130)
        let pulled = (stage.offset, stage.control.isRefreshing)
        touch.lift()
        let released = (stage.control.isRefreshing, stage.actions.events)
        stage.settle()

        #expect(pulled == (-shown(130), false))
        #expect(released.0)
        #expect(released.1 == [.valueChanged])
        #expect(stage.offset == -60)
        #expect(stage.view.adjustedContentInset.top == 60)
        #expect(stage.view.contentInset == .zero)
    }

    @Test func `pulled by twice its height it refreshes under the finger, once`() {
        let stage = Stage()

        let touch = stage.pull(314)
        let pulled = (stage.offset, stage.actions.events, stage.view.adjustedContentInset.top)
        touch.lift()
        stage.settle()

        #expect(pulled.0 == -shown(314))
        #expect(pulled.0 <= -120)
        #expect(pulled.1 == [.valueChanged])
        // The finger holds the content until it lifts.
        #expect(pulled.2 == 0)
        #expect(stage.offset == -60)
        #expect(stage.actions.events == [.valueChanged])
    }

    @Test func `released content falls back to the room of the control by the spring of scroll views`() {
        let stage = Stage()
        let touch = stage.pull(200)
        let start = stage.offset

        touch.lift()
        let spring = SettlingSpring(bouncingBackTo: -60, displacement: start + 60, velocity: 0)
        var offsets: [(CGFloat, CGFloat)] = []
        for frame in 1...12 {
            stage.tester.pump()
            offsets.append((stage.offset, spring.position(at: Double(frame) / 60).rounded()))
        }
        stage.settle()

        #expect(offsets.allSatisfy { abs($0.0 - $0.1) <= 1 })
        #expect(stage.offset == -60)
    }

    @Test func `ending the refresh gives the room back and brings the content to the top`() {
        let stage = Stage()
        stage.pull(130).lift()
        stage.settle()
        stage.scroll.recorder.clear()

        stage.control.endRefreshing()
        let ended = (stage.control.isRefreshing, stage.view.adjustedContentInset.top, stage.offset)
        stage.settle()

        #expect(ended == (false, 0, -60))
        #expect(stage.offset == 0)
        #expect(stage.scroll.recorder.calls == ["didChangeAdjustedContentInset", "didScroll"])
    }

    @Test func `content that was scrolled away stays where it is when the refresh ends`() throws {
        let stage = Stage()
        stage.pull(130).lift()
        stage.settle()
        try stage.scroll.drag(by: CGVector(dx: 0, dy: -200))
        let before = stage.offset

        stage.control.endRefreshing()
        stage.settle()

        #expect(before == 130)
        #expect(stage.offset == 130)
    }

    @Test func `ended under the finger it collapses when the finger lifts`() {
        let stage = Stage()
        let touch = stage.pull(314)

        stage.control.endRefreshing()
        let withExtendedSelf = stage.offset
        touch.lift()
        stage.settle()

        #expect(withExtendedSelf == -shown(314))
        #expect(stage.offset == 0)
        #expect(!stage.control.isRefreshing)
        #expect(stage.actions.events == [.valueChanged])
    }

    @Test func `after a refresh another pull begins another one`() {
        let stage = Stage()
        stage.pull(130).lift()
        stage.settle()
        stage.control.endRefreshing()
        stage.settle()

        stage.pull(130).lift()
        stage.settle()

        #expect(stage.actions.events == [.valueChanged, .valueChanged])
        #expect(stage.control.isRefreshing)
        stage.control.endRefreshing()
        stage.settle()
    }

    @Test func `content that runs toward the top stops at its own edge when the refresh has ended`() throws {
        let stage = Stage()
        stage.pull(130).lift()
        stage.settle()
        try stage.scroll.drag(by: CGVector(dx: 0, dy: -250))

        try stage.tester.fling(.view(stage.view), by: CGVector(dx: 0, dy: 250))
        stage.control.endRefreshing()
        stage.settle()

        #expect(stage.offset == 0)
    }

    @Test func `a control that is not in sight rests at once when the refresh ends`() {
        let stage = Stage()
        stage.control.beginRefreshing()
        stage.tester.pump(by: 0.3)

        stage.control.endRefreshing()
        stage.tester.settle()
        let time = stage.tester.lastFrame?.time
        stage.tester.pump(by: 3)

        #expect(stage.tester.lastFrame?.time == time)
    }

    @Test func `begun by the app it sends no event and leaves the content alone`() {
        let stage = Stage()

        stage.control.beginRefreshing()
        stage.tester.pump()

        #expect(stage.control.isRefreshing)
        #expect(stage.actions.events.isEmpty)
        #expect(stage.offset == 0)
        #expect(stage.view.adjustedContentInset.top == 60)
        stage.view.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
        stage.settle()
        #expect(stage.offset == -60)
    }

    @Test func `spokes appear with the pull, the first at the top and then clockwise`() {
        let stage = Stage()
        func spokes() -> [CGFloat] {
            let views = stage.control.descendants(UIActivityIndicatorView.self)[0].subviews[0].subviews
            // From the top on, clockwise.
            return [0, 7, 6, 5, 4, 3, 2, 1].map { views[$0].alpha }
        }

        let before = spokes()
        let touch = stage.pull(58)
        let (pull, half) = (-stage.offset, spokes())
        touch.lift()
        stage.settle()

        #expect(before.allSatisfy { $0 == 0 })
        // 30 of 60 points: four of eight spokes.
        #expect(pull == 30)
        #expect(half[0..<4].allSatisfy { $0 > 0.5 })
        #expect(half[4...].allSatisfy { $0 == 0 })
    }

    @Test func `pulled further than its height it stays at the top of the view`() {
        let stage = Stage()

        let touch = stage.pull(200)
        let frame = stage.control.frame
        touch.cancel()
        stage.settle()

        #expect(frame.minY == -shown(200))
        #expect(stage.control.frame.minY == -60)
    }

    @Test func `a disabled control does not refresh`() {
        let stage = Stage()
        stage.control.isEnabled = false

        stage.pull(314).lift()
        stage.settle()

        #expect(stage.actions.events.isEmpty)
    }

    @Test func `a control that is taken away takes its room along`() {
        let stage = Stage()
        stage.control.beginRefreshing()

        stage.view.refreshControl = nil
        stage.tester.pump()

        #expect(stage.control.superview == nil)
        #expect(stage.view.adjustedContentInset == .zero)
        #expect(stage.control.isRefreshing)
    }

    @Test func `a control that is given to another scroll view leaves the first`() {
        let stage = Stage()
        let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.control.beginRefreshing()

        other.refreshControl = stage.control

        #expect(stage.view.refreshControl == nil)
        #expect(stage.view.adjustedContentInset == .zero)
        #expect(stage.control.superview === other)
        #expect(other.adjustedContentInset.top == 60)
    }

    @Test func `the title is below the spokes, and the tint colours them`() throws {
        let stage = Stage()

        stage.control.attributedTitle = NSAttributedString(string: "Updated just now")
        stage.control.tintColor = .systemRed
        stage.tester.pump()

        let spinner = stage.control.descendants(UIActivityIndicatorView.self)[0]
        let label = try #require(stage.control.descendants(UILabel.self).first)
        #expect(label.frame.minY >= spinner.frame.maxY - 4)
        #expect(label.frame.maxY <= 60)
        #expect(spinner.color == .systemRed)
    }
}
