/// The lines of originals as a compiler counts them in copies: by the directives.
struct CopyLines {
    private var texts: [String: [Int: [Substring]]] = [:]

    init(of copies: [String]) {
        for copy in copies {
            var file: String?
            var number = 1
            for line in copy.split(separator: "\n", omittingEmptySubsequences: false) {
                if line.hasPrefix("#sourceLocation(") {
                    let parts = line.split(separator: "\"")
                    file = parts.count > 1 ? String(parts[1]) : nil
                    number = parts.count > 2 ? Int(parts[2].filter(\.isNumber)) ?? 1 : 1
                    continue
                }
                if let file { texts[file, default: [:]][number, default: []].append(line) }
                number += 1
            }
        }
    }

    func numbers(in file: String) -> Set<Int> { Set((texts[file] ?? [:]).keys) }

    /// The numbers of lines that no rule concerns, and that are not in the copies as they were.
    func changedPlainLines(of original: String, path: String) -> [Int] {
        let beginnings = ["let ", "print(", "return", "//", "case ", "super.", "#endif"]
        return original.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
            index, line in
            let text = line.drop(while: \.isWhitespace)
            guard beginnings.contains(where: text.hasPrefix), !text.contains("#selector"), !text.contains("?(") else {
                return nil
            }
            return texts[path]?[index + 1]?.contains(line) == true ? nil : index + 1
        }
    }
}
