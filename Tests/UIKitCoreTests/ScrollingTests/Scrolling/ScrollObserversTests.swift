import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.application) struct ScrollObserversTests {
    private final class Follower: ScrollObserver {
        let setsTopLimit: Bool
        let limit: CGFloat
        private(set) var moves = 0

        init(limit: CGFloat? = nil) { (setsTopLimit, self.limit) = (limit != nil, limit ?? 0) }

        func topLimit(of scrollView: UIScrollView) -> CGFloat { limit }

        func scrollViewDidMove(_ scrollView: UIScrollView) { moves += 1 }
    }

    @Test func `the last observer that decides about the top replaces the former one`() {
        let (former, later, other) = (Follower(limit: -10), Follower(limit: -20), Follower())
        var observers = ScrollObservers()

        for observer in [former, other, later] { observers.add(observer) }

        #expect(observers.top === later)
        #expect(!observers.contains(former))
        #expect(observers.contains(other))
    }

    @Test func `all remaining observers are notified, and none is kept alive`() {
        var observers = ScrollObservers()
        let (staying, removed) = (Follower(), Follower())
        weak var gone: Follower?
        do {
            let passing = Follower(limit: 0)
            gone = passing
            for observer in [staying, removed, passing] { observers.add(observer) }
        }
        observers.remove(removed)
        let tester = ViewTester()
        let scrollView = UIScrollView()

        observers.notify { $0.scrollViewDidMove(scrollView) }

        withExtendedLifetime(tester) {}
        #expect(gone == nil)
        #expect(observers.top === nil)
        #expect(staying.moves == 1)
        #expect(removed.moves == 0)
    }

    @Test func `content rests where the observer that decides about the top says`() {
        let tester = ViewTester()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 300)
        let follower = Follower(limit: -30)

        scrollView.observers.add(follower)

        withExtendedLifetime(tester) {}
        let limits = scrollView.limits.y
        #expect(limits.lowerBound == -30)
        #expect(limits.upperBound == 200)
    }
}
