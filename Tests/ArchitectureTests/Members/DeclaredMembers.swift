import Foundation

@testable import SourceScanning

/// The members that the library's sources declare, by their types, with those that types inherit.
struct DeclaredMembers {
    private var members: [String: Set<String>] = [:]
    private var parents: [String: Set<String>] = [:]

    init(_ project: ProjectTree = .shared) {
        for declaration in project.librarySources.flatMap(\.declarations) {
            if declaration.kind.isType || declaration.kind == .extension {
                parents[declaration.qualifiedName, default: []].formUnion(declaration.inherited)
            }
            if let last = declaration.containers.last, Self.isVisible(declaration, in: last) {
                let type = declaration.containers.map(\.name).joined(separator: ".")
                members[type, default: []].insert(declaration.name.trimmingCharacters(in: ["`"]))
            }
        }
    }

    /// Whether a type or a protocol is declared.
    func hasType(_ type: String) -> Bool { parents[type] != nil }

    /// Whether apps see a member in a type or in one that it inherits from.
    func contains(_ name: String, of type: String) -> Bool {
        lineage(of: type).contains { members[$0]?.contains(name) ?? false }
    }

    /// Requirements of protocols and cases of enumerations are as visible as their type.
    private static func isVisible(_ declaration: SwiftDeclaration, in container: SwiftDeclaration.Container) -> Bool {
        declaration.isPublic || declaration.kind == .case
            || container.isPublic && [.protocol, .extension].contains(container.kind)
    }

    /// A type with all that it inherits from.
    private func lineage(of type: String) -> Set<String> {
        var found: Set<String> = [type]
        var next = [type]
        while let current = next.popLast() {
            // Hash order: only the set of all counts.
            for parent in parents[current] ?? [] where found.insert(parent).inserted { next.append(parent) }
        }
        return found
    }
}
