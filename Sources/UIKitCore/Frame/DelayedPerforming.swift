import CoreGraphics
import Foundation

/// The delayed calls of an application's methods, each with a timer of the main run loop.
final class DelayedPerforming {
    private final class Request {
        let target: NSObject
        let selector: Selector
        let argument: Any?
        /// The run loop keeps it while it waits.
        weak var timer: Timer?

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

    isolated deinit {
        for request in requests { request.timer?.invalidate() }
    }

    /// Puts a call off by some seconds, and on to when the run loop is in one of some modes.
    func add(_ target: NSObject, _ selector: Selector, _ argument: Any?, delay: Double, modes: [RunLoop.Mode]) {
        let request = Request(target, selector, argument)
        requests.append(request)
        let timer = Timer(fire: Date(timeIntervalSinceNow: max(0, delay)), interval: 0, repeats: false) {
            [weak self, weak request] _ in
            MainActor.assumeIsolated { if let request { self?.perform(request) } }
        }
        request.timer = timer
        for mode in modes { RunLoop.main.add(timer, forMode: mode) }
    }

    private func perform(_ request: Request) {
        requests.removeAll { $0 === request }
        _ = request.selector.send(to: request.target, with: [request.argument])
    }

    func cancel(_ target: AnyObject, _ selector: Selector, _ argument: Any?) {
        cancel { $0.target === target && $0.selector == selector && $0.hasArgument(argument) }
    }

    func cancelAll(_ target: AnyObject) { cancel { $0.target === target } }

    private func cancel(_ predicate: (Request) -> Bool) {
        let cancelled = requests.filter(predicate)
        requests.removeAll { request in cancelled.holds(request) }
        for request in cancelled { request.timer?.invalidate() }
    }
}
