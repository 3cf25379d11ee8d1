import Foundation

/// A length of time in units, and its text.
struct DurationText {
    struct Part {
        let unit: DurationUnit
        var count: Int
        var digits = 1
    }

    private(set) var parts: [Part]
    private let style: DateComponentsFormatter.UnitsStyle
    private let language: String

    init(parts: [Part], style: DateComponentsFormatter.UnitsStyle, language: String) {
        (self.parts, self.style, self.language) = (parts, style, language)
    }

    // MARK: Units

    /// Adds one of the largest unit to the next smaller one, where the two are neighbours.
    mutating func collapseLargest() {
        guard let index = parts.firstIndex(where: { $0.count != 0 }), parts[index].count == 1, index + 1 < parts.count
        else { return }
        let names = DurationUnit.all.map(\.name)
        let smaller = parts[index + 1].unit
        guard smaller.countInLarger > 0, let place = names.firstIndex(of: smaller.name),
            names[place - 1] == parts[index].unit.name
        else { return }
        parts[index].count = 0
        parts[index + 1].count += smaller.countInLarger
    }

    /// Leaves zeros out, but for a single one where all are zero, and units above a number.
    mutating func dropZeros(_ behavior: DateComponentsFormatter.ZeroFormattingBehavior, maximum: Int) {
        let isDefault = behavior.contains(.default)
        let drops: DateComponentsFormatter.ZeroFormattingBehavior =
            isDefault ? behavior.union(style == .positional ? .dropLeading : .dropAll) : behavior
        let last = parts.last
        if drops.contains(.dropLeading) { parts.removeFirst(parts.prefix { $0.count == 0 }.count) }
        if drops.contains(.dropMiddle) { dropMiddle() }
        if maximum > 0 { parts = Array(parts.prefix(maximum)) }
        if drops.contains(.dropTrailing) { while parts.last?.count == 0 { parts.removeLast() } }
        if parts.isEmpty, let last { parts = [last] }
        let isFirstPadded = behavior.contains(.pad)
        let arePadded = isFirstPadded || isDefault && style == .positional
        for index in parts.indices where parts[index].unit.isOnClock || isFirstPadded {
            let isFirst = index == 0 || !parts[index - 1].unit.isOnClock
            parts[index].digits = (isFirst ? isFirstPadded : arePadded) ? 2 : 1
        }
    }

    private mutating func dropMiddle() {
        guard let first = parts.firstIndex(where: { $0.count != 0 }),
            let last = parts.lastIndex(where: { $0.count != 0 })
        else { return }
        parts = parts.enumerated().filter { $0.offset < first || $0.offset > last || $0.element.count != 0 }.map(
            \.element)
    }

    /// Makes it a time into the past: the first unit has a minus sign.
    mutating func negate() {
        guard let index = parts.firstIndex(where: { $0.count != 0 }) else { return }
        parts[index].count.negate()
    }

    // MARK: Text

    private var text: String {
        switch style {
        case .positional: positions
        case .abbreviated: parts.map { word($0, .narrow) }.joined(separator: " ")
        case .brief: parts.map { Self.closed(word($0, .short)) }.joined(separator: " ")
        case .short: DurationWords.list(parts.map { word($0, .short) }, .short, language)
        case .full: DurationWords.list(parts.map { word($0, .full) }, .full, language)
        case .spellOut: DurationWords.list(parts.map(spelled), .full, language)
        }
    }

    private var positions: String {
        let clock = parts.filter(\.unit.isOnClock).map {
            DurationWords.digits(of: $0.count, digits: $0.digits, language)
        }
        let larger = parts.filter { !$0.unit.isOnClock }.map { word($0, .narrow) }
        return (larger + (clock.isEmpty ? [] : [clock.joined(separator: ":")])).joined(separator: " ")
    }

    private func word(_ part: Part, _ width: DurationWords.Width) -> String {
        DurationWords.text(of: part.count, part.unit.name, digits: part.digits, width, language)
    }

    /// The number and its unit without the space between them.
    private static func closed(_ text: String) -> String { text.filter { !$0.isWhitespace } }

    private func spelled(_ part: Part) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = Locale(identifier: language)
        let number = formatter.string(from: NSNumber(value: part.count)) ?? "\(part.count)"
        let digits = DurationWords.grouped(part.count, language)
        return DurationWords.text(of: part.count, part.unit.name, digits: 1, .full, language)
            .replacingOccurrences(of: digits, with: number)
    }

    /// The text with the words around it.
    func phrase(isEstimate: Bool, isLeft: Bool) -> String {
        let isGerman = language.hasPrefix("de")
        return switch (isEstimate, isLeft) {
        case (false, false): text
        case (true, false): isGerman ? "Ungefähr \(text)" : "About \(text)"
        case (false, true): isGerman ? "Noch \(text)" : "\(text) remaining"
        case (true, true): isGerman ? "Noch ungefähr \(text)" : "About \(text) remaining"
        }
    }
}
