import Foundation

/// The calls of methods that were put off on an application's clock.
final class DelayedPerforming {
    private final class Request {
        let target: NSObject
        let selector: Selector
        let argument: Any?
        weak var deadline: DeadlineQueue.Deadline?

        init(_ target: NSObject, _ selector: Selector, _ argument: Any?) {
            (self.target, self.selector, self.argument) = (target, selector, argument)
        }

        func hasArgument(_ other: Any?) -> Bool {
            guard let argument, let other else { return argument == nil && other == nil }
            if let argument = argument as? AnyHashable, let other = other as? AnyHashable { return argument == other }
            return argument as AnyObject === other as AnyObject
        }
    }

    private var requests: [Request] = []

    /// Puts a call off on the clock, which has this, to a time at which the run loop is in one of some modes.
    func add(
        _ target: NSObject, _ selector: Selector, _ argument: Any?, delay: Double, modes: [RunLoop.Mode],
        on clock: AppClock
    ) {
        let request = Request(target, selector, argument)
        requests.append(request)
        wait(for: request, until: clock.now + max(0, delay), modes: modes, on: clock)
    }

    private func wait(for request: Request, until time: Double, modes: [RunLoop.Mode], on clock: AppClock) {
        request.deadline = clock.deadlines.schedule(at: time) { [unowned self, unowned clock] in
            guard clock.trackingMode.includes({ modes.contains($0) }) else {
                return wait(for: request, until: clock.now, modes: modes, on: clock)
            }
            requests.removeAll { $0 === request }
            _ = request.selector.send(to: request.target, with: [request.argument])
        }
    }

    func cancel(_ target: AnyObject, _ selector: Selector, _ argument: Any?) {
        cancel { $0.target === target && $0.selector == selector && $0.hasArgument(argument) }
    }

    func cancelAll(_ target: AnyObject) { cancel { $0.target === target } }

    private func cancel(_ predicate: (Request) -> Bool) {
        let cancelled = requests.filter(predicate)
        requests.removeAll { request in cancelled.contains { $0 === request } }
        for request in cancelled { request.deadline?.cancel() }
    }
}
