import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct DisplayLinkTests {
    private final class Game {
        var times: [Double] = []
        var targets: [Double] = []
        var onStep: () -> Void = {}

        func step(_ link: CADisplayLink) {
            times.append(link.timestamp)
            targets.append(link.targetTimestamp)
            onStep()
        }
    }

    private final class LayoutCounter: UIView {
        var log: [String] = []
        override func layoutSubviews() { log.append("layout") }
    }

    private func start(_ game: Game, _ configure: (CADisplayLink) -> Void = { _ in }) -> CADisplayLink {
        let link = CADisplayLink(target: game, selector: Game.step)
        configure(link)
        link.add(to: .main, forMode: .common)
        return link
    }

    @Test func `a link is called for every frame with the frame's time and the next one's`() {
        let (tester, game) = (ViewTester(), Game())
        tester.settle()

        let link = start(game)
        for _ in 0..<3 { tester.pump() }
        link.invalidate()

        #expect(game.times.count == 3)
        for (time, target) in zip(game.times, game.targets) { #expect(abs(target - time - 1.0 / 60) < 1e-9) }
        for (a, b) in zip(game.times, game.times.dropFirst()) { #expect(abs(b - a - 1.0 / 60) < 1e-6) }
        #expect(abs((game.times.last ?? 0) - tester.now) < 1e-6)
        #expect(abs(link.duration - 1.0 / 60) < 1e-12)
    }

    @Test func `a link is called before the layout of its frame`() {
        let (tester, game) = (ViewTester(), Game())
        tester.settle()
        let view = LayoutCounter(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        tester.show(view)
        view.log = []
        game.onStep = {
            view.log.append("link")
            view.setNeedsLayout()
        }

        let link = start(game)
        tester.pump()
        link.invalidate()

        #expect(view.log == ["link", "layout"])
    }

    @Test func `a lower rate leaves frames out`() {
        let (tester, game) = (ViewTester(), Game())
        tester.settle()

        let link = start(game) { $0.preferredFramesPerSecond = 20 }
        for _ in 0..<9 { tester.pump() }
        link.invalidate()

        #expect(game.times.count == 3)
        #expect(abs(game.targets[0] - game.times[0] - 3.0 / 60) < 1e-9)
    }

    @Test func `a rate range counts by its preferred rate`() {
        let (tester, game) = (ViewTester(), Game())
        tester.settle()

        let link = start(game) {
            $0.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
        }
        for _ in 0..<8 { tester.pump() }
        link.invalidate()

        #expect(game.times.count == 4)
    }

    @Test func `frames are wanted only while a link runs`() {
        let (tester, game) = (ViewTester(), Game())
        tester.settle()
        func pendingActivity() -> [String] { ApplicationRuntime.current?.pendingActivity ?? [] }

        let link = start(game)
        let running = pendingActivity()
        link.isPaused = true
        let paused = pendingActivity()
        tester.pump(by: 0.5)
        let callsWhilePaused = game.times.count
        link.isPaused = false
        tester.pump()
        link.invalidate()

        #expect(running == ["a display link"])
        #expect(paused.isEmpty)
        #expect(callsWhilePaused == 0)
        #expect(game.times.count == 1)
        #expect(pendingActivity().isEmpty)
    }

    @Test func `a link that is invalidated releases its target`() {
        let tester = ViewTester()
        tester.settle()
        weak var game: Game?
        var link: CADisplayLink?
        do {
            let made = Game()
            game = made
            link = start(made)
        }
        tester.pump()
        let callsBefore = game?.times.count

        link?.invalidate()

        #expect(callsBefore == 1)
        #expect(game == nil)
    }

    @Test func `a link runs until it has left its last mode`() {
        let (tester, game) = (ViewTester(), Game())
        tester.settle()
        let link = start(game)
        link.add(to: .main, forMode: .default)

        link.remove(from: .main, forMode: .common)
        tester.pump()
        link.remove(from: .main, forMode: .default)
        tester.pump(by: 0.5)

        #expect(game.times.count == 1)
    }

    @available(*, deprecated)
    @Test func `a frame interval of two calls in every other frame, until rates are said`() {
        let (tester, game) = (ViewTester(), Game())
        tester.settle()

        let link = start(game) { $0.frameInterval = 2 }
        for _ in 0..<6 { tester.pump() }
        let halved = game.times.count
        link.preferredFramesPerSecond = 60
        for _ in 0..<6 { tester.pump() }
        link.invalidate()

        #expect(halved == 3 && link.frameInterval == 2)
        #expect(game.times.count >= 8)
    }
}
