import CoreGraphics
import Foundation

/// Attributes of parts of a document that are only drawn.
nonisolated struct RenderingAttributes {
    nonisolated struct Part {
        var range: Range<Int>
        var attributes: [NSAttributedString.Key: Any]
    }

    /// The parts with attributes in the order of the text.
    private(set) var parts: [Part] = []

    var isEmpty: Bool { parts.isEmpty }

    /// Changes the attributes of a range.
    mutating func change(_ range: Range<Int>, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        guard !range.isEmpty else { return }
        let touched = indices(touching: range)
        var new: [Part] = []
        var end = range.lowerBound
        func add(_ range: Range<Int>, _ attributes: [NSAttributedString.Key: Any]) {
            if !range.isEmpty, !attributes.isEmpty { new.append(Part(range: range, attributes: attributes)) }
        }
        func addChanged(_ range: Range<Int>, _ attributes: [NSAttributedString.Key: Any]) {
            var attributes = attributes
            change(&attributes)
            add(range, attributes)
        }
        for part in parts[touched] {
            add(part.range.lowerBound..<max(part.range.lowerBound, range.lowerBound), part.attributes)
            let inside = part.range.clamped(to: range)
            addChanged(end..<max(end, inside.lowerBound), [:])
            addChanged(inside, part.attributes)
            end = inside.upperBound
            add(min(part.range.upperBound, range.upperBound)..<part.range.upperBound, part.attributes)
        }
        addChanged(end..<range.upperBound, [:])
        new.sort { $0.range.lowerBound < $1.range.lowerBound }
        parts.replaceSubrange(touched, with: new)
    }

    /// Follows a change of characters: replaced ones lose their attributes, inserted ones have those around them.
    mutating func follow(_ range: Range<Int>, changeInLength delta: Int) {
        guard !parts.isEmpty else { return }
        let old = range.lowerBound..<range.upperBound - delta
        var new: [Part] = []
        for part in parts {
            var part = part
            let (start, end) = (part.range.lowerBound, part.range.upperBound)
            if end <= old.lowerBound {
                // In front of the change.
            } else if start >= old.upperBound {
                part.range = start + delta..<end + delta
            } else if start < old.lowerBound, end > old.upperBound {
                part.range = start..<end + delta
            } else if start < old.lowerBound {
                part.range = start..<old.lowerBound
            } else if end > old.upperBound {
                part.range = range.upperBound..<end + delta
            } else {
                continue
            }
            new.append(part)
        }
        parts = new
    }

    /// The parts with some of a range's characters.
    func parts(touching range: Range<Int>) -> ArraySlice<Part> { parts[indices(touching: range)] }

    private func indices(touching range: Range<Int>) -> Range<Int> {
        let first = parts.partitioningIndex { $0.range.upperBound > range.lowerBound }
        return first..<max(first, parts.partitioningIndex { $0.range.lowerBound >= range.upperBound })
    }

    // MARK: Drawing

    /// The attributes that change no layout.
    private static let drawn: Set<NSAttributedString.Key> = [
        .foregroundColor, .backgroundColor, .underlineStyle, .underlineColor, .strikethroughStyle, .strikethroughColor,
        .strokeColor, .strokeWidth, .shadow,
    ]

    /// Cuts a run of equal attributes at the parts, and adds their attributes.
    func applied(
        to run: (attributes: [NSAttributedString.Key: Any], range: NSRange)
    ) -> [(attributes: [NSAttributedString.Key: Any], range: NSRange)] {
        let whole = run.range.location..<run.range.upperBound
        var result: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
        var end = whole.lowerBound
        for part in parts(touching: whole) {
            let own = part.range.clamped(to: whole)
            if own.lowerBound > end { result.append((run.attributes, NSRange(end..<own.lowerBound))) }
            let drawn = part.attributes.filter { Self.drawn.contains($0.key) }
            result.append((run.attributes.merging(drawn) { $1 }, NSRange(own)))
            end = own.upperBound
        }
        if end < whole.upperBound || result.isEmpty { result.append((run.attributes, NSRange(end..<whole.upperBound))) }
        return result
    }
}
