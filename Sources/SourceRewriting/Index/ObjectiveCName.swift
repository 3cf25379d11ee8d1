/// The names that the compiler gives to members which Objective-C sees.
enum ObjectiveCName {
    /// Words beside which the first piece of a selector needs no `With`.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]

    /// A method's selector, such as `twoWithSender:event:` for `two(sender:event:)`.
    ///
    /// `With` is written before the first label unless that begins with a preposition or the base ends with one.
    static func selector(base: String, labels: [String], isThrowing: Bool = false, isAsync: Bool = false) -> String {
        var labels = labels
        // Completion handlers and errors are arguments of the Objective-C method.
        if isAsync {
            labels.append("completionHandler")
        } else if isThrowing {
            guard !labels.isEmpty else { return base + "AndReturnError:" }
            labels.append("error")
        }
        guard let first = labels.first else { return base }
        var name = base
        if first != "_" {
            let isJoined = isPreposition(firstWord(of: first)) || isPreposition(lastWord(of: base))
            name += (isJoined ? "" : "With") + capitalized(first)
        }
        return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    /// A property's setter, such as `setTitle:`.
    static func setter(of property: String) -> String { "set" + capitalized(property) + ":" }

    /// The name by which Objective-C knows a property of a framework: it writes `hidden` for `isHidden`.
    static func key(ofFrameworkProperty name: String) -> String {
        let rest = name.dropFirst(2)
        guard name.hasPrefix("is"), let first = rest.first, first.isUppercase else { return name }
        return first.lowercased() + rest.dropFirst()
    }

    private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    private static func isPreposition(_ word: some StringProtocol) -> Bool { prepositions.contains(word.lowercased()) }

    private static func firstWord(of name: String) -> Substring {
        name.prefix { !$0.isUppercase && $0 != "_" && !$0.isNumber }
    }

    private static func lastWord(of name: String) -> Substring {
        guard let start = name.lastIndex(where: { $0.isUppercase }) else { return name[...] }
        return name[start...]
    }
}
