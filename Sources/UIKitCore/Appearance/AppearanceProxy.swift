import UIFoundation

/// The values that were set on one proxy, and the objects that they are for.
final class AppearanceProxy {
    /// A value that was set.
    private struct Entry {
        let setter: AppearanceSetter
        let call: (any AppearanceCarrier) -> Void
    }

    /// The object that the app sets values on.
    let object: any AppearanceCarrier
    /// Whether an object is of the proxy's class or one below it.
    let covers: (AnyObject) -> Bool
    let containers: [any UIAppearanceContainer.Type]
    let traits: UITraitCollection?
    private var entries: [Entry] = []

    init(
        of object: any AppearanceCarrier, covering covers: @escaping (AnyObject) -> Bool,
        in containers: [any UIAppearanceContainer.Type], with traits: UITraitCollection?
    ) {
        (self.object, self.covers, self.containers, self.traits) = (object, covers, containers, traits)
    }

    /// Records a value, which replaces the former one of the same setter.
    func record(_ setter: AppearanceSetter, _ call: @escaping (any AppearanceCarrier) -> Void) {
        entries.removeAll { $0.setter == setter }
        entries.append(Entry(setter: setter, call: call))
    }

    /// Sets the recorded values on an object, except those that the object was given itself; true when there were any.
    func apply(to object: any AppearanceCarrier) -> Bool {
        var hasApplied = false
        for entry in entries where !object.appearanceMarks.isOwn(entry.setter) {
            entry.call(object)
            object.appearanceMarks.noteGiven(entry.setter)
            hasApplied = true
        }
        return hasApplied
    }

    /// The positions of the containers among those around an object, from the window inward; nil when they are not all there.
    func positions(in surroundings: [AnyObject]) -> [Int]? {
        var positions: [Int] = []
        var next = surroundings.startIndex
        for container in containers.reversed() {
            guard let place = surroundings[next...].firstIndex(where: { Self.isObject($0, of: container) }) else {
                return nil
            }
            positions.append(place)
            next = place + 1
        }
        return positions
    }

    private static func isObject<Container>(_ object: AnyObject, of type: Container.Type) -> Bool {
        object is Container
    }
}
