import Foundation

/// The calls of methods that were put off on an application's clock.
final class DelayedPerforming {
    private final class Request {
        let target: AnyObject
        let selector: Selector
        let argument: Any?
        weak var deadline: DeadlineQueue.Deadline?

        init(_ target: AnyObject, _ selector: Selector, _ argument: Any?) {
            (self.target, self.selector, self.argument) = (target, selector, argument)
        }

        func hasArgument(_ other: Any?) -> Bool {
            guard let argument, let other else { return argument == nil && other == nil }
            if let argument = argument as? AnyHashable, let other = other as? AnyHashable { return argument == other }
            return argument as AnyObject === other as AnyObject
        }
    }

    private var requests: [Request] = []

    /// Puts a call off on the clock, which has this.
    func add(_ target: NSObject, _ selector: Selector, _ argument: Any?, delay: Double, on clock: AppClock) {
        let request = Request(target, selector, argument)
        requests.append(request)
        request.deadline = clock.deadlines.schedule(at: clock.now + max(0, delay)) { [unowned self] in
            requests.removeAll { $0 === request }
            _ = selector.send(to: target, with: [argument])
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
