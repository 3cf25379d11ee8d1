import Foundation

/// A trace that a run wrote, line by line.
struct TraceFile {
    let text: String
    let lines: [[String: Any]]

    init(_ text: String) throws {
        self.text = text
        lines = try text.split(separator: "\n").map { line in
            guard let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else {
                throw CocoaError(.fileReadCorruptFile)
            }
            return object
        }
    }

    /// The calls of controllers as `object.call`, within a range of times.
    func calls(of objects: Set<String>, from start: Double = 0, to end: Double = .infinity) -> [String] {
        lines.compactMap { line in
            guard line["topic"] as? String == "controller", let time = line["t"] as? Double, time >= start, time < end,
                let object = line["object"] as? String, objects.contains(object), let call = line["call"] as? String
            else { return nil }
            return "\(object).\(call)"
        }
    }

    func lines(of topic: String) -> [[String: Any]] { lines.filter { $0["topic"] as? String == topic } }
}
