import Foundation

@testable import SourceScanning

/// The members of Apple's SDK that were not there when a list of them was made, and those of them that are there now.
struct SDKMembers {
    static let list = "Tests/ArchitectureTests/Members/SDKMembers.txt"
    /// The number of members that were there when the list was made.
    static let present = 3071

    /// The listed members, as `Type.member`, in the list's order.
    private(set) var listed: [String] = []
    /// Those of the listed that no source declares.
    private(set) var missing: [String] = []

    /// The part of all members that is there, from 0 to 1.
    var share: Double {
        Double(Self.present + listed.count - missing.count) / Double(Self.present + listed.count)
    }

    init(_ project: ProjectTree = .shared) {
        let declared = DeclaredMembers(project)
        for line in project.text(of: Self.list).split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard let type = parts.first, let names = parts.last, parts.count == 2 else { continue }
            for name in names.split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
                listed.append("\(type).\(name)")
                if !declared.contains(name, of: type) { missing.append("\(type).\(name)") }
            }
        }
    }
}
