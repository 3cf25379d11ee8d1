import Foundation

/// Views that were shown and wait to be used again, by their identifier, and the classes of which more can be made.
struct ReuseQueue<View: AnyObject> {
    private var waiting: [String: [View]] = [:]
    private var classes: [String: View.Type] = [:]

    /// The number of views that wait under an identifier.
    func count(of identifier: String) -> Int { waiting[identifier]?.count ?? 0 }

    /// Sets the class under an identifier; nil forgets it.
    mutating func register(_ type: View.Type?, for identifier: String) { classes[identifier] = type }

    func registeredClass(for identifier: String) -> View.Type? { classes[identifier] }

    /// Has a view wait; those without identifier are let go.
    mutating func add(_ view: View, identifier: String?) {
        if let identifier { waiting[identifier, default: []].append(view) }
    }

    /// A view that waits under an identifier, the last that came.
    mutating func dequeue(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

    /// Lets all views go that wait.
    mutating func removeAll() { waiting = [:] }
}
