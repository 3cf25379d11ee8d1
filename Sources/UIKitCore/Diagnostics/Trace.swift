import CoreGraphics
package import Foundation
package import HostInterface

/// Writes a session's events as JSON Lines, by topic, in the contract's format; a topic that is off costs one branch.
package final class Trace {
    /// The subject of a line.
    package typealias Topic = TraceTopic

    /// A field's value.
    package nonisolated enum Value: Hashable, Sendable {
        case string(String)
        case number(Double)
        case bool(Bool)
        case list([Value])
        case null

        package static func point(_ point: CGPoint) -> Value { .list([.number(point.x), .number(point.y)]) }
        package static func size(_ size: CGSize) -> Value { .list([.number(size.width), .number(size.height)]) }
    }

    /// The trace of the application in force, whose names sentences for the programmer use.
    ///
    /// Held as the application is that brings it: a weak reference would slow all counting of an object that every touch asks.
    @exclusivity(unchecked) static var current: Trace?

    /// The topics that are on.
    package var topics: Set<Topic> = []
    /// Receives each line without its line end.
    package var sink: ((String) -> Void)?
    private let now: () -> Double
    private var names = ObjectNames()

    package init(now: @escaping () -> Double) { self.now = now }

    package func isOn(_ topic: Topic) -> Bool { !topics.isEmpty && topics.contains(topic) }

    /// Writes one line when the topic is on; the fields are only made then, and appear in the order given.
    package func write(_ topic: Topic, _ fields: @autoclosure () -> KeyValuePairs<String, Value>) {
        guard isOn(topic) else { return }
        write(topic, at: now(), members: fields().map { "," + JSONValue.quoted($0.key) + ":" + $0.value.json }.joined())
    }

    /// Writes one line whose fields are JSON members already, each after a comma.
    func write(_ topic: Topic, at time: Double, members: String) {
        sink?("{\"t\":" + String(format: "%.6f", time) + ",\"topic\":\"" + topic.rawValue + "\"" + members + "}")
    }

    /// The name under which an object appears: its class, with `#2` and so on from the second instance met.
    package func name(of object: AnyObject?) -> Value { object.map { .string(label(of: $0)) } ?? .null }

    /// That name as text.
    func label(of object: AnyObject) -> String { names.name(of: object) }
}

extension Trace.Value {
    /// The value as JSON; numbers in thousandths, those that are not finite as null.
    package nonisolated var json: String {
        switch self {
        case .string(let text): JSONValue.quoted(text)
        case .number(let number): number.isFinite ? CGFloat(number).shortText : "null"
        case .bool(let flag): flag ? "true" : "false"
        case .list(let values): "[" + values.map(\.json).joined(separator: ",") + "]"
        case .null: "null"
        }
    }
}
