import Foundation

/// The classes of a module and of the other modules that it was given, for the checks of interface files.
///
/// It is a Swift source with comments only, since the package manager treats any other generated file as a resource.
struct ClassTable {
    let text: String

    init(of index: ModuleIndex) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let types = index.types.values.filter { $0.kind == .classDeclaration || $0.kind == .foreign }
            .sorted { $0.name < $1.name }
        let lines = types.compactMap { type in
            (try? encoder.encode(ClassEntry(type, in: index))).map {
                "// " + String(decoding: $0, as: UTF8.self) + "\n"
            }
        }
        text = "// The module's classes, for the checks of its interface files.\n" + lines.joined()
    }
}
