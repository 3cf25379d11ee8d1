@testable import SourceScanning

/// The arrows between targets as the article Architecture draws them: its block of `Target → A, B` lines.
struct TargetGraph {
    static let article = "Sources/UIKitCore/UIKitCore.docc/Architecture.md"
    static let shared = TargetGraph(ProjectTree.shared.text(of: article))

    struct Row {
        /// 0 at the bottom; a target imports only from lower layers.
        var layer: Int
        var dependencies: Set<String>
        /// In the article, counted from 1.
        var line: Int
    }

    private(set) var rows: [String: Row] = [:]

    /// Reads lines such as `2  QuartzCore → CoreText, CoreGraphics`; a line without a number belongs to the layer above it, and
    /// several targets with the same arrows share a line. Several words between commas are a remark.
    init(_ text: String) {
        var layer = 0
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let sides = line.split(separator: "→").map { String($0) }
            guard sides.count == 2, !line.hasPrefix("|") else { continue }
            var names = sides[0].trimmed
            if let digit = names.first?.wholeNumberValue {
                layer = digit
                names = names.dropFirst().trimmed
            }
            let row = Row(layer: layer, dependencies: Set(Self.list(sides[1])), line: index + 1)
            for name in Self.list(names) { rows[name] = row }
        }
    }

    private static func list(_ text: String) -> [String] {
        text.split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty && !$0.contains(" ") }
    }
}
