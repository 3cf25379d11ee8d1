import Dispatch
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct DelayedPerformingTests {
    private let tester = ViewTester()
    private let player = Player()

    @Test func `a delayed method is called when its time is up`() {
        player.perform("play", with: nil, afterDelay: 1)
        player.perform("seekTo:", with: 3, afterDelay: 0)

        tester.pump(by: 0.5)
        let early = player.calls
        tester.pump(by: 0.6)

        #expect(early == ["seek 3.0"])
        #expect(player.calls == ["seek 3.0", "play"])
    }

    @Test func `calls are cancelled by method and equal argument, or all of an object's`() {
        player.perform("seekTo:", with: 1, afterDelay: 1)
        player.perform("seekTo:", with: 2, afterDelay: 1)
        player.perform("play", with: nil, afterDelay: 1)
        let other = Player()
        other.perform("play", with: nil, afterDelay: 1, inModes: [.common])
        other.perform("play", with: nil, afterDelay: 1, inModes: [])
        let third = Player()
        third.perform("play", with: nil, afterDelay: 1)

        NSObject.cancelPreviousPerformRequests(withTarget: player, selector: "seekTo:", object: 1)
        NSObject.cancelPreviousPerformRequests(withTarget: third)
        tester.pump(by: 1.1)

        #expect(player.calls == ["seek 2.0", "play"])
        #expect(other.calls == ["play"])
        #expect(third.calls.isEmpty)
    }

    @Test func `the object is kept until its method was called`() {
        weak var kept: Player?
        do {
            let player = Player()
            kept = player
            player.perform("play", with: nil, afterDelay: 1)
        }
        let before = kept != nil

        tester.pump(by: 1.1)

        #expect(before)
        #expect(kept == nil)
    }

    @Test func `on another thread no call is delayed or cancelled, and editing actions are known`() {
        nonisolated(unsafe) let player = player
        nonisolated(unsafe) var answers: [Bool] = []
        player.perform("seekTo:", with: 1, afterDelay: 1)
        let done = DispatchSemaphore(value: 0)

        Thread.detachNewThread {
            player.perform("play", with: nil, afterDelay: 0)
            NSObject.cancelPreviousPerformRequests(withTarget: player)
            NSObject.cancelPreviousPerformRequests(withTarget: player, selector: "seekTo:", object: 1)
            answers = [player.responds(to: "copy:"), player.responds(to: "paste:"), player.responds(to: "play")]
            done.signal()
        }
        done.wait()
        tester.pump(by: 1.1)

        #expect(player.calls == ["seek 1.0"])
        #expect(answers == [true, false, true])
    }

    @Test func `objects that wait on a clock are released with its application`() {
        weak var kept: Player?
        do {
            let former = ViewTester()
            former.leavesWorkBehind = true
            let player = Player()
            player.perform("play", with: nil, afterDelay: 100)
            kept = player
        }
        let isWaiting = kept != nil

        let next = ViewTester()

        #expect(isWaiting)
        #expect(kept == nil)
        _ = next
    }
}
