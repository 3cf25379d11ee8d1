import Foundation

/// Views that were shown and wait to be used again, by their identifier, and the recipes for more of them.
struct ReuseQueue<View: ReusableView> {
    private var waiting: [String: [View]] = [:]
    private var origins: [String: ReuseOrigin<View>] = [:]

    /// The number of views that wait under an identifier.
    func count(of identifier: String) -> Int { waiting[identifier]?.count ?? 0 }

    /// Sets the recipe under an identifier; nil forgets it.
    mutating func register(_ origin: ReuseOrigin<View>?, for identifier: String) { origins[identifier] = origin }

    func origin(of identifier: String) -> ReuseOrigin<View>? { origins[identifier] }

    /// Adds a view for reuse; a view without an identifier is released.
    mutating func add(_ view: View, identifier: String?) {
        if let identifier { waiting[identifier, default: []].append(view) }
    }

    /// Removes and returns the view that was added last under an identifier.
    mutating func dequeue(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

    /// Releases all views.
    mutating func removeAll() { waiting = [:] }
}
