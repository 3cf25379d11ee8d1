package import CoreGraphics
import Foundation

/// The fragments of a document.
nonisolated extension NSTextLayoutManager {
    /// The fragment with a character; nil when there is no such character, and without container.
    func fragment(at index: Int) -> NSTextLayoutFragment? {
        guard lineManager.source != nil, index >= 0, index < lineManager.textLength,
            lineManager.leavesOut?(index) != true
        else { return nil }
        return fragment(of: lineManager.fragmentRange(at: index))
    }

    /// The first character, from one on, of a paragraph that is not left out; without any the text's end.
    private func shownIndex(from start: Int) -> Int {
        var index = start
        while let leavesOut = lineManager.leavesOut, index < lineManager.textLength, leavesOut(index) {
            index = lineManager.paragraphRange(at: index).upperBound
        }
        return index
    }

    /// The end of the last paragraph before a character that is not left out; without any 0.
    private func shownEnd(before end: Int) -> Int {
        var index = end
        while let leavesOut = lineManager.leavesOut, index > 0, leavesOut(index - 1) {
            index = lineManager.paragraphRange(at: index - 1).lowerBound
        }
        return index
    }

    /// The fragment of the only line of an empty text.
    private var emptyFragment: NSTextLayoutFragment? { lineManager.source == nil ? nil : fragment(of: 0..<0) }

    private func fragment(of range: Range<Int>) -> NSTextLayoutFragment {
        if let known = fragments.fragment(of: range) { return known }
        let fragment = newFragment(of: range)
        fragments.insert(fragment)
        return fragment
    }

    private func newFragment(of range: Range<Int>) -> NSTextLayoutFragment {
        guard let delegate, !range.isEmpty, let content = contentStorage else {
            return NSTextLayoutFragment(of: self, range)
        }
        let element = content.paragraph(lineManager.paragraphRange(at: range.lowerBound))
        let fragment = MainActor.assumeIsolated {
            delegate.textLayoutManager(
                self, textLayoutFragmentFor: IndexedTextLocation(range.lowerBound), in: element)
        }
        fragment.attach(to: self, range)
        return fragment
    }

    func fragment(at point: CGPoint) -> NSTextLayoutFragment? {
        guard let source = lineManager.source, point.y >= 0 else { return nil }
        guard lineManager.textLength > 0 else {
            return source.extraFragment.map { point.y < $0.rect.maxY } == true ? emptyFragment : nil
        }
        guard let line = source.fragment(at: point, in: 0) else { return nil }
        // The line nearest to a point below all of them is the last one.
        let bottom = max(line.rect.maxY, line.range.upperBound == lineManager.textLength ? textBottom(source) : 0)
        return point.y < bottom ? fragment(at: line.range.lowerBound) : nil
    }

    private func textBottom(_ source: any LineSource) -> CGFloat { source.extraFragment?.rect.maxY ?? 0 }

    func enumerateFragments(
        from location: (any NSTextLocation)?, _ options: NSTextLayoutFragment.EnumerationOptions,
        _ block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        guard lineManager.source != nil else { return nil }
        let index = location.map { min(max(0, IndexedTextLocation.index(of: $0)), lineManager.textLength) }
        let isReverse = options.contains(.reverse)
        if lineManager.textLength == 0 {
            guard options.contains(.ensuresExtraLineFragment), let only = emptyFragment else { return nil }
            _ = pass(only, options, block)
            return IndexedTextLocation(0)
        }
        return isReverse ? enumerateBack(from: index, options, block) : enumerateForth(from: index ?? 0, options, block)
    }

    private func pass(
        _ fragment: NSTextLayoutFragment, _ options: NSTextLayoutFragment.EnumerationOptions,
        _ block: (NSTextLayoutFragment) -> Bool
    ) -> Bool {
        if options.contains(.ensuresLayout) { fragment.layOut() }
        return block(fragment)
    }

    private func enumerateForth(
        from start: Int, _ options: NSTextLayoutFragment.EnumerationOptions, _ block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        var (index, isFirst) = (start, true)
        // The empty line at the end belongs to the last fragment.
        if index == lineManager.textLength, options.contains(.ensuresExtraLineFragment),
            lineManager.source?.extraFragment != nil
        {
            index -= 1
        }
        // The closure may change the text.
        while let fragment = fragment(at: shownIndex(from: index)) {
            let end = fragment.indices.upperBound
            isFirst = false
            let goesOn = pass(fragment, options, block)
            index = fragment.isAttached ? fragment.indices.upperBound : end
            if !goesOn { break }
        }
        return isFirst ? nil : IndexedTextLocation(index)
    }

    private func enumerateBack(
        from start: Int?, _ options: NSTextLayoutFragment.EnumerationOptions, _ block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        let length = lineManager.textLength
        var index = start.map { $0 < length ? lineManager.fragmentRange(at: $0).lowerBound : $0 } ?? length
        var isFirst = true
        while index > 0, let fragment = fragment(at: shownEnd(before: min(index, lineManager.textLength)) - 1) {
            (index, isFirst) = (fragment.indices.lowerBound, false)
            if !pass(fragment, options, block) { break }
        }
        return isFirst ? nil : IndexedTextLocation(index)
    }

    // MARK: Laying out

    func layOut(_ range: Range<Int>) {
        let range = range.clamped(to: 0..<lineManager.textLength)
        lineManager.ensureLayout(forCharacterRange: NSRange(range))
    }

    func layOut(_ bounds: CGRect) {
        guard let container = textContainer else { return }
        lineManager.ensureLayout(forBoundingRect: bounds, in: container)
    }

    /// Lays out a part of the container, calls a closure with its fragments and returns their part of the document.
    @discardableResult
    func layOut(_ bounds: CGRect, _ body: (NSTextLayoutFragment) -> Void) -> NSTextRange? {
        guard !bounds.isNull, bounds.height > 0 else { return nil }
        layOut(bounds)
        var range: Range<Int>?
        let first = fragment(at: CGPoint(x: bounds.minX, y: max(0, bounds.minY)))?.rangeInElement.location
        guard first != nil || lineManager.textLength == 0 else { return nil }
        enumerateTextLayoutFragments(from: first, options: .ensuresExtraLineFragment) {
            guard $0.layoutFragmentFrame.minY < bounds.maxY else { return false }
            // The text behind a full container has no lines.
            guard !$0.shownLines.lines.isEmpty else { return false }
            range = (range?.lowerBound ?? $0.indices.lowerBound)..<$0.indices.upperBound
            body($0)
            return true
        }
        return range.map { NSTextRange($0) }
    }

    /// Draws the fragments in a rectangle of a context, in which the container's origin is at a point.
    package func draw(in rect: CGRect, at origin: CGPoint, _ context: CGContext) {
        layOut(rect.offsetBy(dx: -origin.x, dy: -origin.y)) { fragment in
            let place = fragment.layoutFragmentFrame.origin
            fragment.draw(at: CGPoint(x: place.x + origin.x, y: place.y + origin.y), in: context)
        }
    }

    var usageBounds: CGRect {
        guard let container = textContainer, let source = lineManager.source else { return .zero }
        return source.firstUnlaid == nil ? lineManager.usedRect(for: container) : source.estimatedBounds
    }
}
