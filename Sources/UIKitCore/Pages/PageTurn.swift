import CoreGraphics
import Foundation

/// One change of the pages that are shown, from its first callback to its last.
final class PageTurn {
    let old: [UIViewController]
    let new: [UIViewController]
    /// Seen on the back of the page that is turned, and neither before nor after; nil when nothing is seen to turn.
    var back: UIViewController?
    let direction: UIPageViewController.NavigationDirection
    /// What the callbacks are told.
    let animated: Bool
    /// Whether the user began it.
    let isByUser: Bool
    /// Leads a curl by hand, when the user began it with a finger.
    let hand: UIPercentDrivenInteractiveTransition?
    /// What the app wants to be called at the end.
    let completion: ((Bool) -> Void)?
    /// Whether it ended with the new pages; nil while that is open.
    var isCompleted: Bool?
    /// Whether something else made it end before its time.
    var isCutShort = false

    init(from old: [UIViewController], _ request: PageRequest) {
        (self.old, new, back, direction) = (old, request.pages, request.back, request.direction)
        (animated, completion, isByUser, hand) = (request.animated, request.completion, false, nil)
    }

    init(
        from old: [UIViewController], to spread: PageSpread, direction: UIPageViewController.NavigationDirection,
        hand: UIPercentDrivenInteractiveTransition?
    ) {
        (self.old, new, back, self.direction) = (old, spread.pages, spread.back, direction)
        (animated, completion, isByUser, self.hand) = (true, nil, true, hand)
    }

    /// The controllers that come, the one that is seen on a back included.
    var arriving: [UIViewController] {
        new.filter { page in !old.contains { $0 === page } }
            + (back.map { back in (old + new).contains { $0 === back } ? [] : [back] } ?? [])
    }

    /// The controllers that go.
    var leaving: [UIViewController] { old.filter { page in !new.contains { $0 === page } } }

    func trace(_ step: String) {
        ApplicationRuntime.current?.traceTransition(
            step, kind: "turn", from: old.first, to: new.first, interactive: isByUser, cancelled: isCompleted == false)
    }
}
