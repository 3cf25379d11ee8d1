import Foundation

/// Members of attributed strings in terms of the four primitives.
nonisolated extension NSTextStorage {
    /// The runs of equal attributes in a range, as the primitive methods return them.
    func styles(in range: NSRange) -> [(attributes: [NSAttributedString.Key: Any], range: NSRange)] {
        requireRange(range, length)
        var result: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
        var location = range.location
        while location < range.upperBound {
            var found = NSRange()
            let attributes = attributes(at: location, effectiveRange: &found)
            // A subclass that leaves the range alone gets on by one unit.
            let end = min(max(found.upperBound, location + 1), range.upperBound)
            result.append((attributes, NSRange(location..<end)))
            location = end
        }
        return result
    }

    /// A part of the text. A surrogate pair whose halves have different attributes gets those of the first.
    func part(_ range: NSRange) -> AttributedText {
        var text = AttributedText()
        let units = units(in: range.location..<range.upperBound)
        var start = 0
        for run in styles(in: range) {
            var end = run.range.upperBound - range.location
            if end < units.count, UTF16.isLeadSurrogate(units[end - 1]), UTF16.isTrailSurrogate(units[end]) { end += 1 }
            guard start < end else { continue }
            text.append(
                AttributedText(String(units: Array(units[start..<end])), style: TextStyle(run.attributes)))
            start = end
        }
        return text
    }

    func replace(_ range: NSRange, with text: AttributedText) {
        beginEditing()
        replaceCharacters(in: range, with: text.string)
        var start = range.location
        for run in text.runs {
            setAttributes(run.style.attributes, range: NSRange(location: start, length: run.length))
            start += run.length
        }
        endEditing()
    }

    func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        let runs = styles(in: range)
        beginEditing()
        for run in runs {
            var attributes = run.attributes
            change(&attributes)
            setAttributes(attributes, range: run.range)
        }
        endEditing()
    }

    // MARK: Longest ranges

    func longestStyle(
        at location: Int, _ range: NSRangePointer?, _ limit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        let attributes = attributes(at: location, effectiveRange: nil)
        let style = TextStyle(attributes)
        let found = stretch(around: location, in: limit) { TextStyle($0).isEqual(to: style) }
        range?.pointee = found
        return attributes
    }

    func longestValue(
        _ name: NSAttributedString.Key, at location: Int, _ range: NSRangePointer?, _ limit: NSRange
    ) -> Any? {
        let value = attributes(at: location, effectiveRange: nil)[name]
        let found = stretch(around: location, in: limit) { TextStyle.areSame($0[name], value) }
        range?.pointee = found
        return value
    }

    /// The longest range around a position for whose attributes a condition holds.
    private func stretch(
        around location: Int, in limit: NSRange, where condition: ([NSAttributedString.Key: Any]) -> Bool
    ) -> NSRange {
        requireRange(limit, length)
        var (start, end) = (location, location + 1)
        var found = NSRange()
        while end < limit.upperBound, condition(attributes(at: end, effectiveRange: &found)) {
            end = min(max(found.upperBound, end + 1), limit.upperBound)
        }
        while start > limit.location, condition(attributes(at: start - 1, effectiveRange: &found)) {
            start = max(min(found.location, start - 1), limit.location)
        }
        return NSRange(start..<end)
    }

    // MARK: Enumerating

    func enumerateStyles(
        in range: NSRange, _ options: NSAttributedString.EnumerationOptions,
        _ block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
        for run in styles(in: range) {
            if !options.contains(.longestEffectiveRangeNotRequired), let last = runs.last,
                TextStyle(last.attributes).isEqual(to: TextStyle(run.attributes))
            {
                runs[runs.count - 1].range.length += run.range.length
            } else {
                runs.append(run)
            }
        }
        Self.enumerate(runs.map { ($0.attributes, $0.range) }, options, block)
    }

    func enumerateValues(
        of name: NSAttributedString.Key, in range: NSRange, _ options: NSAttributedString.EnumerationOptions,
        _ block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var runs: [(Any?, NSRange)] = []
        for run in styles(in: range) {
            let value = run.attributes[name]
            if !options.contains(.longestEffectiveRangeNotRequired), let last = runs.last,
                TextStyle.areSame(last.0, value)
            {
                runs[runs.count - 1].1.length += run.range.length
            } else {
                runs.append((value, run.range))
            }
        }
        Self.enumerate(runs, options, block)
    }

    private static func enumerate<Value>(
        _ runs: [(Value, NSRange)], _ options: NSAttributedString.EnumerationOptions,
        _ block: (Value, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for (value, range) in options.contains(.reverse) ? runs.reversed() : runs {
            block(value, range, &stop)
            if stop.boolValue { return }
        }
    }
}
