import CoreGraphics
import CoreText
import Foundation

/// Answers about rectangles and points.
nonisolated extension NSLayoutManager {
    func bounds(of range: NSRange, _ container: NSTextContainer) -> CGRect {
        guard let source, let own = index(of: container) else { return .zero }
        guard range.length > 0 else { return caretBox(range.location, source) }
        var result = CGRect.null
        for line in lines(of: range) where line.container == own {
            let stretches = line.stretches(of: range.location..<range.upperBound)
            var left = stretches.map(\.lowerBound).min() ?? line.textX
            var right = stretches.map(\.upperBound).max() ?? line.textX
            if range.upperBound > line.range.upperBound { right = max(right, line.rect.maxX) }
            if range.location < line.range.lowerBound { left = min(left, line.rect.minX) }
            result = result.union(
                CGRect(x: left, y: line.usedRect.minY, width: right - left, height: line.usedRect.height))
        }
        return result.isNull ? .zero : result
    }

    /// The edge in front of a character, without width and as high as its line.
    private func caretBox(_ index: Int, _ source: any LineSource) -> CGRect {
        if index < textLength, let line = source.fragment(at: index) {
            return CGRect(
                x: line.edges(of: index).leading, y: line.usedRect.minY, width: 0, height: line.usedRect.height)
        }
        if let extra = source.extraFragment {
            let x = extra.textX + extra.line.caretX(at: 0)
            return CGRect(x: x, y: extra.usedRect.minY, width: 0, height: extra.usedRect.height)
        }
        guard let last = source.fragment(at: textLength - 1) else { return .zero }
        let x = last.edges(of: textLength - 1).trailing
        return CGRect(x: x, y: last.usedRect.minY, width: 0, height: last.usedRect.height)
    }

    func enumerateBoxes(
        _ range: NSRange, _ selected: NSRange, _ container: NSTextContainer,
        _ block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard source != nil, let own = index(of: container) else { return }
        var boxes: [CGRect] = []
        for line in lines(of: range) where line.container == own {
            let part = (range.location..<range.upperBound).clamped(to: line.range)
            boxes += selected.location == NSNotFound ? [box(of: part, line)] : selection(part, line, selected)
        }
        var stop = ObjCBool(false)
        for box in boxes where !stop.boolValue { block(box, &stop) }
    }

    private func box(of part: Range<Int>, _ line: LineFragment) -> CGRect {
        let stretches = line.stretches(of: part)
        let left = stretches.map(\.lowerBound).min() ?? line.textX
        let right = stretches.map(\.upperBound).max() ?? line.textX
        return CGRect(x: left, y: line.rect.minY, width: right - left, height: line.rect.height)
    }

    /// The boxes of a line's part; where the selection continues beyond an end of the line, the box reaches to the edge there.
    private func selection(_ part: Range<Int>, _ line: LineFragment, _ selected: NSRange) -> [CGRect] {
        var stretches = line.stretches(of: part)
        let isRightToLeft = line.line.isRightToLeft
        if selected.upperBound > line.range.upperBound || endsInMark(selected, line) {
            stretches.append(
                isRightToLeft
                    ? line.rect.minX...max(line.rect.minX, line.textX)
                    : min(line.textX + line.line.width, line.rect.maxX)...line.rect.maxX)
        }
        if selected.location < line.range.lowerBound {
            stretches.append(
                isRightToLeft
                    ? min(line.textX + line.line.width, line.rect.maxX)...line.rect.maxX
                    : line.rect.minX...max(line.rect.minX, line.textX))
        }
        var joined: [ClosedRange<CGFloat>] = []
        for stretch in stretches.sorted(by: { $0.lowerBound < $1.lowerBound })
        where stretch.upperBound > stretch.lowerBound {
            if let last = joined.last, stretch.lowerBound <= last.upperBound + 0.01 {
                joined[joined.count - 1] = last.lowerBound...max(last.upperBound, stretch.upperBound)
            } else {
                joined.append(stretch)
            }
        }
        return joined.map {
            CGRect(
                x: $0.lowerBound, y: line.rect.minY, width: $0.upperBound - $0.lowerBound, height: line.rect.height)
        }
    }

    private func endsInMark(_ selected: NSRange, _ line: LineFragment) -> Bool {
        selected.upperBound == line.range.upperBound && line.range.upperBound > line.line.range.upperBound + line.base
    }

    // MARK: Points

    func nearest(
        to point: CGPoint, _ container: NSTextContainer, _ fraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        fraction?.pointee = 0
        guard let source, textLength > 0, let own = index(of: container), let line = source.fragment(at: point, in: own)
        else { return 0 }
        let isBelow = point.y >= line.rect.maxY
        if isBelow, line.range.upperBound == textLength {
            fraction?.pointee = 1
            return cluster(at: textLength - 1).lowerBound
        }
        let found = line.character(atX: point.x)
        fraction?.pointee = found.fraction
        return cluster(at: found.index).lowerBound
    }
}
