import CoreGraphics
import Foundation
import HostInterface
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) final class PointerInteractionTests {
    private let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    private let watcher = PointerWatcher()

    /// Made within a test, since tests take turns.
    private lazy var tester = {
        let tester = ViewTester()
        tester.show(view)
        return tester
    }()

    private func add(isEnabled: Bool = true) -> UIPointerInteraction {
        let interaction = UIPointerInteraction(delegate: watcher)
        interaction.isEnabled = isEnabled
        view.addInteraction(interaction)
        return interaction
    }

    private func hover(_ x: CGFloat, _ y: CGFloat) -> HostCursor {
        tester.hover(at: CGPoint(x: x, y: y))
        return tester.cursor
    }

    nonisolated static let styles: [(String, @MainActor @Sendable () -> UIPointerStyle?, HostCursor)] = [
        ("none", { nil }, .arrow), ("system", { .system() }, .arrow), ("hidden", { .hidden() }, .hidden),
        ("beam", { UIPointerStyle(shape: .verticalBeam(length: 20), constrainedAxes: .vertical) }, .beam),
        ("rectangle", { UIPointerStyle(shape: .roundedRect(CGRect(x: 0, y: 0, width: 9, height: 9))) }, .arrow),
    ]

    @Test(arguments: styles.indices) func `the style over a view is shown by the host`(index: Int) {
        let (name, style, cursor) = Self.styles[index]
        watcher.style = { _ in style() }
        _ = add()

        let cursors = [hover(50, 50), hover(150, 150), hover(250, 250)]

        #expect(cursors == [.arrow, cursor, .arrow], "\(name)")
    }

    @Test func `the pointer enters a view and leaves it, once each`() {
        _ = add()

        for place in [CGFloat(50), 110, 120, 250] { _ = hover(place, place) }
        _ = hover(150, 150)
        tester.hover(at: nil)

        #expect(watcher.calls == ["enter", "exit", "enter", "exit"])
        #expect(watcher.requests.first == CGPoint(x: 10, y: 10))
    }

    @Test func `regions within a view differ by rectangle or identifier`() {
        watcher.region = { request, _ in
            UIPointerRegion(
                rect: CGRect(x: 0, y: 0, width: 100, height: 100),
                identifier: request.location.x < 50 ? "left" : "right")
        }
        watcher.style = { $0.identifier == AnyHashable("left") ? .hidden() : nil }
        _ = add()

        let cursors = [hover(110, 150), hover(120, 150), hover(160, 150)]

        #expect(cursors == [.hidden, .hidden, .arrow])
        #expect(watcher.calls == ["enter left", "exit left", "enter right"])
    }

    @Test func `where the delegate has no region the view around is asked`() {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.addSubview(inner)
        let innerWatcher = PointerWatcher()
        innerWatcher.region = { _, _ in nil }
        inner.addInteraction(UIPointerInteraction(delegate: innerWatcher))
        watcher.style = { _ in .hidden() }
        _ = add()

        #expect(hover(110, 110) == .hidden)
        #expect(innerWatcher.calls.isEmpty)
    }

    nonisolated static let departures: [(String, @MainActor @Sendable (UIView, UIPointerInteraction) -> Void)] = [
        ("interaction removed", { $0.removeInteraction($1) }), ("disabled", { $1.isEnabled = false }),
        ("view removed", { view, _ in view.removeFromSuperview() }),
        ("view moved", { view, _ in view.frame.origin.x = 300 }), ("view hidden", { view, _ in view.isHidden = true }),
    ]

    @Test(arguments: departures.indices) func `the pointer is the desktop's again when its view is removed`(
        index: Int
    ) {
        watcher.style = { _ in .hidden() }
        let interaction = add()
        let before = hover(150, 150)

        Self.departures[index].1(view, interaction)
        tester.pump()

        #expect(before == .hidden)
        #expect(tester.cursor == .arrow, "\(Self.departures[index].0)")
        #expect(watcher.calls == ["enter", "exit"])
    }

    @Test func `invalidating asks for the style anew`() {
        let interaction = add()
        let before = hover(150, 150)

        watcher.style = { _ in .hidden() }
        interaction.invalidate()

        #expect(before == .arrow)
        #expect(tester.cursor == .hidden)
    }

    @Test func `animations added to the animator run alongside and end`() {
        var ended: [Bool] = []
        watcher.onEnter = { [view] animator in
            animator.addAnimations { view.alpha = 0.5 }
            animator.addCompletion { ended.append($0) }
        }
        _ = add()

        _ = hover(150, 150)
        let isMoving = !tester.isAtRest
        tester.settle()

        #expect(isMoving)
        #expect(view.alpha == 0.5)
        #expect(ended == [true])
    }

    private final class PointerWatcher: UIPointerInteractionDelegate {
        var region: (UIPointerRegionRequest, UIPointerRegion) -> UIPointerRegion? = { $1 }
        var style: (UIPointerRegion) -> UIPointerStyle? = { _ in nil }
        var onEnter: (any UIPointerInteractionAnimating) -> Void = { _ in }
        var calls: [String] = []
        var requests: [CGPoint] = []

        func pointerInteraction(
            _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
            defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? {
            requests.append(request.location)
            return region(request, defaultRegion)
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
        ) -> UIPointerStyle? { style(region) }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) {
            note("enter", region)
            onEnter(animator)
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) { note("exit", region) }

        private func note(_ call: String, _ region: UIPointerRegion) {
            calls.append(([call] + [region.identifier as? String].compactMap(\.self)).joined(separator: " "))
        }
    }
}
