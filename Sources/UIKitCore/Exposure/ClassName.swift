import Foundation
import ResourceFiles

/// The name of a class in full.
nonisolated struct ClassName {
    private let full: String

    init(of type: AnyClass) { full = String(reflecting: type) }

    /// The module that declares the class.
    var module: String {
        // A class that is declared in an extension of another module's type begins so.
        let mark = "(extension in "
        let start = full.hasPrefix(mark) ? full.dropFirst(mark.count) : full[...]
        return String(start.prefix { $0 != "." && $0 != ")" })
    }

    /// The class's own name, without its module and the types that it is declared in.
    var name: String { String(full.prefix { $0 != "<" }.split(separator: ".").last ?? "") }

    /// Whether the class is generic, or inside one that is; rewritten sources do not expose members of these.
    var isGeneric: Bool { full.contains("<") }

    /// The module of the program, which is named as it is.
    static let mainModule: String = {
        let name = URL(fileURLWithPath: ProcessArguments.all.first ?? "").deletingPathExtension().lastPathComponent
        return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }()
}
