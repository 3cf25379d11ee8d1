import CoreGraphics
import CoreText
import Foundation

/// The boxes of ranges of text.
nonisolated extension NSTextLayoutManager {
    private struct Segment {
        var range: Range<Int>
        var rect: CGRect
        var baseline: CGFloat
    }

    func enumerateSegments(
        _ range: Range<Int>, _ type: SegmentType, _ options: SegmentOptions,
        _ block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) {
        guard let container = textContainer, lineManager.source != nil else { return }
        for segment in segments(range, type, options) {
            let own = options.contains(.rangeNotRequired) ? nil : NSTextRange(segment.range)
            let baseline = segment.baseline - segment.rect.minY
            guard block(own, segment.rect, baseline, container) else { return }
        }
    }

    private func segments(
        _ range: Range<Int>, _ type: SegmentType, _ options: SegmentOptions
    ) -> AnySequence<Segment> {
        guard !range.isEmpty else {
            return AnySequence(caretSegment(range.lowerBound, type, options).map { [$0] } ?? [])
        }
        let lines: AnySequence<LineFragment>
        if options.contains(.middleFragmentsExcluded) {
            let first = lineManager.line(at: range.lowerBound, nil)
            let last = lineManager.line(at: range.upperBound - 1, nil)
            let ends = [first, last].compactMap { $0 }
            lines = AnySequence(ends.first?.range == ends.last?.range ? Array(ends.prefix(1)) : ends)
        } else {
            lines = AnySequence(lineManager.lines(of: NSRange(range)))
        }
        return AnySequence(lines.lazy.flatMap { self.segments(of: $0, range, type, options) })
    }

    private func segments(
        of line: LineFragment, _ range: Range<Int>, _ type: SegmentType, _ options: SegmentOptions
    ) -> [Segment] {
        let part = range.clamped(to: line.range)
        let parts = line.directionalParts(of: part)
        var segments = parts.map { segment(of: $0, in: line, type) }
        let isFirst = range.lowerBound >= line.range.lowerBound
        let isLast = range.upperBound <= line.range.upperBound
        let ends = line.line.isRightToLeft
        if isFirst ? options.contains(.headSegmentExtended) : type == .selection {
            segments[0].rect.extend(to: line.rect, isLeft: !ends)
        }
        // The mark that ends a line is selected to the edge.
        let isMarked = part.upperBound == line.range.upperBound && line.contentEnd < line.range.upperBound
        if isLast ? options.contains(.tailSegmentExtended) || isMarked && type == .selection : type == .selection {
            segments[segments.count - 1].rect.extend(to: line.rect, isLeft: ends)
        }
        return segments
    }

    private func segment(of part: Range<Int>, in line: LineFragment, _ type: SegmentType) -> Segment {
        let stretches = line.stretches(of: part)
        let left = stretches.map(\.lowerBound).min() ?? line.textX
        let right = stretches.map(\.upperBound).max() ?? left
        return Segment(range: part, rect: box(left, right, line, type), baseline: line.rect.minY + line.baseline)
    }

    private func box(_ left: CGFloat, _ right: CGFloat, _ line: LineFragment, _ type: SegmentType) -> CGRect {
        let height = type == .standard ? line.usedRect : line.rect
        return CGRect(x: left, y: height.minY, width: right - left, height: height.height)
    }

    /// The box of a location.
    private func caretSegment(_ index: Int, _ type: SegmentType, _ options: SegmentOptions) -> Segment? {
        guard let source = lineManager.source else { return nil }
        var line = source.fragment(at: index)
        var isUpstream = false
        if index == lineManager.textLength {
            isUpstream = source.extraFragment == nil
            line = source.extraFragment ?? source.fragment(at: index - 1)
        } else if options.contains(.upstreamAffinity), line?.range.lowerBound == index,
            let former = source.fragment(at: index - 1), former.contentEnd == index
        {
            (line, isUpstream) = (former, true)
        }
        guard let line else { return nil }
        let x = line.textX + line.line.caretX(at: index - line.base, isUpstream: isUpstream)
        var rect = box(x, x, line, type)
        if options.contains(.headSegmentExtended) { rect.extend(to: line.rect, isLeft: !line.line.isRightToLeft) }
        if options.contains(.tailSegmentExtended) { rect.extend(to: line.rect, isLeft: line.line.isRightToLeft) }
        return Segment(range: index..<index, rect: rect, baseline: line.rect.minY + line.baseline)
    }
}

nonisolated extension LineFragment {
    /// Where the line's characters end, without the mark that ends it.
    fileprivate var contentEnd: Int {
        min(range.upperBound, max(range.lowerBound, line.range.upperBound + base))
    }

    /// The parts of a part of the line that are written in one direction, in the order of the text.
    fileprivate func directionalParts(of part: Range<Int>) -> [Range<Int>] {
        guard line.runs.contains(where: { $0.isRightToLeft != line.isRightToLeft }) else { return [part] }
        var parts: [(range: Range<Int>, isRightToLeft: Bool)] = []
        for run in line.runs.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            let own = (run.range.lowerBound + base..<run.range.upperBound + base).clamped(to: part)
            guard !own.isEmpty else { continue }
            if let last = parts.last, last.isRightToLeft == run.isRightToLeft {
                parts[parts.count - 1].range = last.range.lowerBound..<own.upperBound
            } else {
                parts.append((own, run.isRightToLeft))
            }
        }
        guard !parts.isEmpty else { return [part] }
        // Characters without glyphs belong to the part before.
        parts[0].range = part.lowerBound..<parts[0].range.upperBound
        for index in parts.indices {
            let end = index + 1 < parts.count ? parts[index + 1].range.lowerBound : part.upperBound
            parts[index].range = parts[index].range.lowerBound..<end
        }
        return parts.map(\.range)
    }
}

nonisolated extension CGRect {
    /// Extends the rectangle to a side of another one.
    fileprivate mutating func extend(to outer: CGRect, isLeft: Bool) {
        let left = isLeft ? min(minX, outer.minX) : minX
        let right = isLeft ? maxX : max(maxX, outer.maxX)
        self = CGRect(x: left, y: minY, width: right - left, height: height)
    }
}
