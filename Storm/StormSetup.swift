import Foundation

/// The surroundings of a storm: the programs, their recordings, and the folder for files of faults.
struct StormSetup: Sendable {
    static let demos = [
        "Catalog", "Clock", "Contacts", "HypnoNerd", "LayerLab", "LayoutLab", "ListLab", "TouchLab", "TransitionLab",
    ]

    let products: String
    /// The program of all tests; no file where there is none.
    let tests: String
    let project: String
    /// The folder in which jobs have theirs.
    let folder: String
    let seed: UInt64
    let ledger: Ledger

    func program(_ demo: String) -> String { products + "/" + demo }

    /// A recording that belongs to a demo.
    struct Source: Sendable {
        var demo: String
        var name: String
        var lines: [[UInt8]]
    }

    /// The recordings of all demos, in order of their names.
    func recordings() throws -> [Source] {
        try Self.demos.flatMap { demo in
            let folder = "\(project)/Demos/\(demo)/Recordings"
            return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
                .filter { $0.hasSuffix(".jsonl") }
                .map { name in
                    let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))
                    let lines = [UInt8](data).split(separator: UInt8(ascii: "\n")).map(Array.init)
                    return Source(demo: demo, name: name, lines: lines)
                }
        }
    }
}
