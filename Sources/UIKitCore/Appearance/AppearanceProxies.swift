import QuartzCore
import UIFoundation

/// Every proxy that was asked for, until the program ends.
package enum AppearanceProxies {
    private static var all: [AppearanceProxy] = []
    /// The proxies of a class, those of its superclasses first; filled when the first object of the class asks.
    private static var byClass: [ObjectIdentifier: [AppearanceProxy]] = [:]

    /// Whether there is any: all that views without proxies are asked.
    private(set) static var areThere = false
    /// Whether any depends on traits.
    private(set) static var knowTraits = false

    /// Drops all of them, for a program that starts one app after another.
    package static func removeAll() {
        (all, byClass) = ([], [:])
        (areThere, knowTraits) = (false, false)
    }

    /// The proxy for a class, in containers and with traits.
    static func object<Target: AppearanceCarrier>(
        _ type: Target.Type, in containers: [any UIAppearanceContainer.Type], with traits: UITraitCollection?
    ) -> Target {
        let containerIDs = containers.map { ObjectIdentifier($0) }
        for proxy in all where proxy.traits == traits && Swift.type(of: proxy.object) == type {
            if proxy.containers.map({ ObjectIdentifier($0) }) == containerIDs, let found = proxy.object as? Target {
                return found
            }
        }
        let made = ConstructibleObject.make(type)
        made.appearanceMarks.isProxy = true
        all.append(AppearanceProxy(of: made, covering: { $0 is Target }, in: containers, with: traits))
        byClass = [:]
        areThere = true
        if traits != nil { knowTraits = true }
        return made
    }

    static func proxy(of object: any AppearanceCarrier) -> AppearanceProxy? { all.first { $0.object === object } }

    /// Whether proxies may have values for an object.
    static func cover(_ object: any AppearanceCarrier) -> Bool { areThere && !covering(object).isEmpty }

    /// Sets the values of its proxies on an object; true when there were any.
    ///
    /// - Parameter surroundings: the views and controllers around the object, from the window inward.
    @discardableResult
    static func apply(
        to object: any AppearanceCarrier, traits: @autoclosure () -> UITraitCollection,
        surroundings: @autoclosure () -> [AnyObject]
    ) -> Bool {
        guard areThere, !object.appearanceMarks.isProxy else { return false }
        let candidates = covering(object)
        if candidates.isEmpty { return false }
        let around = candidates.contains { !$0.containers.isEmpty } ? surroundings() : []
        let present = candidates.contains { $0.traits != nil } ? traits() : nil
        var fitting: [(proxy: AppearanceProxy, positions: [Int], depth: Int)] = []
        for proxy in candidates where proxy.traits == nil || present?.containsTraits(in: proxy.traits) == true {
            if let positions = proxy.positions(in: around) { fitting.append((proxy, positions, depth(of: proxy))) }
        }
        // The value that is applied last counts.
        fitting.sort { isWeaker($0, $1) }
        var hasApplied = false
        for (proxy, _, _) in fitting where proxy.apply(to: object) { hasApplied = true }
        return hasApplied
    }

    private static func covering(_ object: any AppearanceCarrier) -> [AppearanceProxy] {
        let id = ObjectIdentifier(type(of: object))
        if let known = byClass[id] { return known }
        let found = all.filter { $0.covers(object) }
        byClass[id] = found
        return found
    }

    /// The number of proxies for a superclass of the proxy's class: more for those further down.
    private static func depth(of proxy: AppearanceProxy) -> Int {
        all.count { $0.covers(proxy.object) && !proxy.covers($0.object) }
    }

    private static func isWeaker(
        _ first: (proxy: AppearanceProxy, positions: [Int], depth: Int),
        _ second: (proxy: AppearanceProxy, positions: [Int], depth: Int)
    ) -> Bool {
        if first.depth != second.depth { return first.depth < second.depth }
        for (one, other) in zip(first.positions, second.positions) where one != other { return one > other }
        if first.positions.count != second.positions.count { return first.positions.count < second.positions.count }
        return first.proxy.traits == nil && second.proxy.traits != nil
    }
}
