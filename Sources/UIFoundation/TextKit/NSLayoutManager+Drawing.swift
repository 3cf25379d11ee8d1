import CoreGraphics
import CoreText
import Foundation

/// How lines are drawn.
nonisolated extension NSLayoutManager {
    /// The left end of a line's baseline in the context.
    private func start(of line: LineFragment, _ origin: CGPoint) -> CGPoint {
        CGPoint(x: origin.x + line.textX, y: origin.y + line.rect.minY + line.baseline)
    }

    // MARK: Backgrounds

    func fillBackgrounds(_ range: NSRange, _ origin: CGPoint) {
        for line in lines(of: range) {
            let start = start(of: line, origin)
            for run in line.line.runs {
                guard let color = run.effects?.background else { continue }
                let own = run.range.lowerBound + line.base..<run.range.upperBound + line.base
                let part = own.clamped(to: range.location..<range.upperBound)
                guard !part.isEmpty else { continue }
                let stretches =
                    part == own
                    ? [start.x + run.x...start.x + run.x + max(0, run.glyphs.width)]
                    : line.stretches(of: part).map { $0.lowerBound + origin.x...$0.upperBound + origin.x }
                let rects = stretches.map {
                    CGRect(
                        x: $0.lowerBound, y: start.y - line.line.ascent, width: $0.upperBound - $0.lowerBound,
                        height: line.line.height)
                }
                rects.withUnsafeBufferPointer { rects in
                    guard let base = rects.baseAddress else { return }
                    fillBackgroundRectArray(
                        base, count: rects.count, forCharacterRange: NSRange(part), color: UIColor(cgColor: color))
                }
            }
        }
    }

    func fill(_ rects: UnsafeBufferPointer<CGRect>, _ color: UIColor) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setFillColor(color.cgColor)
        for rect in rects { context.fill(rect) }
        context.restoreGState()
    }

    // MARK: Glyphs

    func draw(_ range: NSRange, _ origin: CGPoint) {
        for line in lines(of: range) { draw(line, range, origin) }
        // The empty line at the end may be a list's item.
        guard drawsListMarkers, range.upperBound == textLength, let extra = source?.extraFragment else { return }
        UIGraphicsGetCurrentContext().map { drawMarker(of: extra, origin, $0) }
    }

    /// Draws the glyphs of a range in a line, and the lines under and through them by the methods that may be overridden.
    private func draw(_ line: LineFragment, _ range: NSRange, _ origin: CGPoint) {
        drawGlyphs(of: line, range, origin)
        forEachRule(of: line, range) { rule, part in drawRule(rule, of: line, part, origin) }
    }

    /// Draws a line as it was laid out, which needs nothing of the present text.
    func draw(_ line: LineFragment, _ origin: CGPoint) {
        let range = NSRange(line.range)
        drawGlyphs(of: line, range, origin)
        forEachRule(of: line, range) { rule, part in
            if part.length > 0 { drawRules(isUnderline: rule.isUnderline, of: line, part, origin) }
        }
    }

    private func drawGlyphs(of line: LineFragment, _ range: NSRange, _ origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let isWhole = range.location <= line.range.lowerBound && range.upperBound >= line.range.upperBound
        context.saveGState()
        if !isWhole { clip(to: line, range, origin, context) }
        var plain = line.line
        for index in plain.runs.indices {
            plain.runs[index].rules = []
            plain.runs[index].effects?.background = nil
        }
        plain.draw(in: context, at: start(of: line, origin), color: textColor.cgColor)
        context.restoreGState()
        if range.location <= line.range.lowerBound { drawMarker(of: line, origin, context) }
    }

    private func drawMarker(of line: LineFragment, _ origin: CGPoint, _ context: CGContext) {
        guard let marker = line.marker else { return }
        let point = CGPoint(x: origin.x + marker.x, y: start(of: line, origin).y)
        marker.line.draw(in: context, at: point, color: textColor.cgColor)
    }

    /// Clips drawing to the boxes of some of a line's characters.
    private func clip(to line: LineFragment, _ range: NSRange, _ origin: CGPoint, _ context: CGContext) {
        context.beginPath()
        for stretch in line.stretches(of: range.location..<range.upperBound) {
            context.addRect(
                CGRect(
                    x: stretch.lowerBound + origin.x, y: line.rect.minY + origin.y,
                    width: stretch.upperBound - stretch.lowerBound, height: line.rect.height))
        }
        context.clip()
    }

    // MARK: Lines under and through text

    /// Calls a closure with each line under or through characters of a range, and with these characters.
    private func forEachRule(of line: LineFragment, _ range: NSRange, _ body: (TextRule, NSRange) -> Void) {
        for run in line.line.runs {
            let own = run.range.lowerBound + line.base..<run.range.upperBound + line.base
            let part = own.clamped(to: range.location..<range.upperBound)
            guard !part.isEmpty || own.isEmpty else { continue }
            for rule in run.rules { body(rule, NSRange(part)) }
        }
    }

    /// Has a line under or through characters drawn by the method that may be overridden.
    private func drawRule(_ rule: TextRule, of line: LineFragment, _ part: NSRange, _ origin: CGPoint) {
        let style = rule.decoration.underlineStyle
        if rule.isUnderline {
            drawUnderline(
                forGlyphRange: part, underlineType: style, baselineOffset: rule.offset, lineFragmentRect: line.rect,
                lineFragmentGlyphRange: NSRange(line.range), containerOrigin: origin)
        } else {
            drawStrikethrough(
                forGlyphRange: part, strikethroughType: style, baselineOffset: rule.offset, lineFragmentRect: line.rect,
                lineFragmentGlyphRange: NSRange(line.range), containerOrigin: origin)
        }
    }

    func drawRules(isUnderline: Bool, _ range: NSRange, _ origin: CGPoint) {
        for line in lines(of: range) { drawRules(isUnderline: isUnderline, of: line, range, origin) }
    }

    private func drawRules(isUnderline: Bool, of line: LineFragment, _ range: NSRange, _ origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        var bare = line.line
        bare.runs = bare.runs.filter { run in
            run.range.lowerBound + line.base < range.upperBound && run.range.upperBound + line.base > range.location
        }
        for index in bare.runs.indices {
            bare.runs[index].groups = .listed(bare.runs[index].clusters)
            bare.runs[index].glyphs = bare.runs[index].glyphs.keeping(0..<0)
            bare.runs[index].rules.removeAll { $0.isUnderline != isUnderline }
            bare.runs[index].effects?.background = nil
            bare.runs[index].effects?.image?.image = nil
        }
        let isWhole = bare.runs.allSatisfy {
            $0.range.lowerBound + line.base >= range.location && $0.range.upperBound + line.base <= range.upperBound
        }
        context.saveGState()
        if !isWhole { clip(to: line, range, origin, context) }
        bare.draw(in: context, at: start(of: line, origin), color: textColor.cgColor)
        context.restoreGState()
    }
}

nonisolated extension TextRule {
    /// Whether the line is under the text and not through it.
    fileprivate var isUnderline: Bool { offset > 0 }
}

nonisolated extension TextDecoration {
    /// The decoration as an attribute says it.
    fileprivate var underlineStyle: NSUnderlineStyle {
        var style: NSUnderlineStyle =
            switch weight {
            case .single: .single
            case .thick: .thick
            case .double: .double
            }
        switch pattern {
        case .solid: break
        case .dots: style.insert(.patternDot)
        case .dashes: style.insert(.patternDash)
        case .dashDots: style.insert(.patternDashDot)
        case .dashDotDots: style.insert(.patternDashDotDot)
        }
        if isByWord { style.insert(.byWord) }
        return style
    }
}
