import CoreGraphics
import Foundation
import HostInterface
import UIKit
import UIKitCore

/// A hundred thousand clicks on a thousand leaves in a tree twenty deep, from the host's event to the control's action; then the
/// search for the leaves alone, and moves that five recognizers watch.
enum EventsScene {
    private static let clicks = 100_000
    private static let leafCount = 1000
    private static let columns = 25
    private static let leafSize = CGSize(width: 31, height: 42)
    private static let moves = 1000

    static func run() {
        let stage = OffscreenStage()
        let leaves = build(in: stage.root)
        stage.frame()
        var places = Places()
        var actions = 0
        for leaf in leaves {
            leaf.addAction(UIAction { _ in actions += 1 }, for: [.touchDown, .touchUpInside])
        }
        let delivery = Report.cpuMilliseconds(of: {
            for _ in 0..<clicks { click(places.next().point, on: stage) }
        })
        Report.line("e.events", "press + release delivered", Double(2 * clicks) / delivery * 1e3, "events/s")
        warn(actions, 2 * clicks, "actions")

        guard let window = stage.root.window else { return }
        var hits = 0
        let search = Report.cpuMilliseconds(of: {
            for _ in 0..<2 * clicks {
                let place = places.next()
                if window.hitTest(place.point, with: nil) === leaves[place.index] { hits += 1 }
            }
        })
        Report.line("e.events", "hit-tests only", Double(2 * clicks) / search * 1e3, "events/s")
        warn(hits, 2 * clicks, "hits")
    }

    /// The root's nest of containers, each as large as the window, with the leaves in the innermost.
    private static func build(in root: UIView) -> [UIControl] {
        var container = root
        for _ in 0..<18 {
            let inner = UIView(frame: root.bounds)
            container.addSubview(inner)
            container = inner
        }
        return (0..<leafCount).map { index in
            let leaf = UIControl(
                frame: CGRect(
                    x: CGFloat(index % columns) * leafSize.width, y: CGFloat(index / columns) * leafSize.height,
                    width: leafSize.width, height: leafSize.height))
            container.addSubview(leaf)
            return leaf
        }
    }

    private static func click(_ point: CGPoint, on stage: OffscreenStage) {
        stage.send(.touch(phase: .began, id: 1, location: point, pointer: .mouse, pressure: nil))
        stage.send(.touch(phase: .ended, id: 1, location: point, pointer: .mouse, pressure: nil))
    }

    /// A finger that wanders over a view with five recognizers, each movement delivered before the next.
    static func runMoves() {
        let stage = OffscreenStage()
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 500, height: 500))
        let recognizers = [
            UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer(),
            UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
        ]
        let counter = Counter()
        for recognizer in recognizers {
            recognizer.addTarget(counter, action: Counter.count)
            view.addGestureRecognizer(recognizer)
        }
        stage.root.addSubview(view)
        stage.frame()
        var samples = Samples()
        for round in 0..<20 {
            stage.send(touch(.began, at: 0))
            samples.measure(times: 1e3 / Double(moves)) {
                for step in 1...moves {
                    stage.send(touch(.moved, at: step))
                    stage.advance()
                }
            }
            stage.send(touch(.ended, at: moves))
            stage.frame()
            if round == 0 { samples = Samples() }
        }
        samples.report("moves", "a move on a view with five recognizers", "us")
        // Each round pans once: began, then changed with every move.
        if counter.calls < 20 * moves / 2 { warn(counter.calls, 20 * moves, "pan actions") }
    }

    private static func touch(_ phase: HostEvent.TouchPhase, at step: Int) -> HostEvent {
        let location = CGPoint(x: 300 + 150 * cos(Double(step) / 50), y: 300 + 150 * sin(Double(step) / 50))
        return .touch(phase: phase, id: 1, location: location, pointer: .finger, pressure: nil)
    }

    private static func warn(_ count: Int, _ expected: Int, _ what: String) {
        guard count != expected else { return }
        FileHandle.standardError.write(Data("events: \(count) of \(expected) \(what)\n".utf8))
    }

    private final class Counter {
        var calls = 0
        func count() { calls += 1 }
    }

    /// The peers' sequence of random leaves, with a point in each.
    private struct Places {
        private var seed: UInt32 = 1

        mutating func next() -> (index: Int, point: CGPoint) {
            seed = seed &* 1_664_525 &+ 1_013_904_223
            let index = Int(seed >> 8) % leafCount
            let point = CGPoint(
                x: CGFloat(index % columns) * leafSize.width + 5, y: CGFloat(index / columns) * leafSize.height + 5)
            return (index, point)
        }
    }
}
