import CoreGraphics
import CoreText
import Foundation

/// The lines of a fragment.
nonisolated extension NSTextLayoutFragment {
    private var lineManager: NSLayoutManager? { isAttached ? textLayoutManager?.lineManager : nil }

    // MARK: Following the text

    func attach(to manager: NSTextLayoutManager, _ range: Range<Int>) {
        (textLayoutManager, indices, isAttached) = (manager, range, true)
        (madeLines, needsRenderingAttributes) = (nil, true)
    }

    func detach() { isAttached = false }

    func move(by distance: Int) {
        indices = indices.lowerBound + distance..<indices.upperBound + distance
        for line in madeLines?.lines ?? [] { line.textStart += distance }
    }

    func forgetLines() { madeLines = nil }

    /// The paragraph of a fragment that was made without one.
    var madeElement: NSTextElement? {
        guard let lineManager, let content = textLayoutManager?.contentStorage else { return nil }
        return content.paragraph(indices.isEmpty ? indices : lineManager.paragraphRange(at: indices.lowerBound))
    }

    // MARK: Lines

    var isLaidOut: Bool { lineManager?.source?.extent(of: indices).isLaidOut ?? false }

    func layOut() { _ = shownLines }

    var shownLines: FragmentLines {
        if let madeLines { return madeLines }
        guard let lineManager, let source = lineManager.source else { return FragmentLines() }
        var own = Array(lineManager.lines(of: NSRange(indices)))
        // A line of several paragraphs, cut by an ellipsis, belongs to the first of them.
        own.removeAll { $0.range.lowerBound < indices.lowerBound }
        let isLast = indices.upperBound == lineManager.textLength
        if isLast, let extra = source.extraFragment { own.append(extra) }
        let lines = made(of: own, lineManager)
        madeLines = lines
        return lines
    }

    private func made(of own: [LineFragment], _ manager: NSLayoutManager) -> FragmentLines {
        guard !own.isEmpty else { return FragmentLines() }
        let left = own.map(\.textX).min() ?? 0
        let right = own.map { $0.textX + $0.line.width }.max() ?? left
        let top = own.map(\.rect.minY).min() ?? 0
        let bottom = own.map(\.rect.maxY).max() ?? 0
        let start = indices.isEmpty ? 0 : manager.paragraphRange(at: indices.lowerBound).lowerBound
        let text = NSTextLineFragment.Text { [weak self] in
            (self?.textElement as? NSTextParagraph)?.attributedString ?? AttributedText().attributed
        }
        let lines = own.map { line in
            NSTextLineFragment(
                line.moved(by: -start, y: -top), textStart: start, left: left, text: text, manager: manager)
        }
        return FragmentLines(lines: lines, x: left, size: CGSize(width: right - left, height: bottom - top))
    }

    // MARK: Frame

    var currentFrame: CGRect {
        guard let lineManager, let source = lineManager.source else { return lastFrame }
        let extent = source.extent(of: indices)
        if extent.isLaidOut || madeLines != nil {
            let lines = shownLines
            // Laying out may have moved the lines.
            lastFrame = CGRect(origin: CGPoint(x: lines.x, y: source.extent(of: indices).top), size: lines.size)
        } else {
            let container = lineManager.textContainers.first
            lastFrame = CGRect(
                x: container?.lineFragmentPadding ?? 0, y: extent.top, width: container?.textWidth ?? 0,
                height: extent.bottom - extent.top)
        }
        return lastFrame
    }

    var inkBounds: CGRect {
        let lines = shownLines
        let frame = CGRect(origin: .zero, size: lines.size)
        let context = CGContext(bounds: frame.insetBy(dx: -frame.height - 50, dy: -frame.height - 50))
        for line in lines.lines { line.drawInFragment(at: .zero, context) }
        let ink = context.finishedList().inkBounds
        return ink.isNull || ink.isInfinite ? frame : frame.union(ink)
    }

    // MARK: Questions

    func line(atY y: CGFloat, isExact: Bool) -> NSTextLineFragment? {
        let lines = shownLines.lines
        if isExact {
            return lines.first { $0.typographicBounds.minY <= y && y < $0.typographicBounds.maxY }
        }
        return lines.first { $0.typographicBounds.maxY > y } ?? lines.last
    }

    func line(with index: Int, _ isUpstream: Bool) -> NSTextLineFragment? {
        let lines = shownLines.lines
        guard index >= indices.lowerBound, index <= indices.upperBound else { return nil }
        if isUpstream, let line = lines.first(where: { $0.contentEnd == index }) { return line }
        if let line = lines.first(where: { $0.textRange.contains(index) }) { return line }
        return lines.last.flatMap { $0.contentEnd == index ? $0 : nil }
    }

    func attachmentFrame(at index: Int) -> CGRect {
        shownLines.lines.lazy.compactMap { $0.attachmentFrame(at: index) }.first ?? .zero
    }

    func drawLines(at point: CGPoint, _ context: CGContext) {
        textLayoutManager?.validateRendering(of: self)
        for line in shownLines.lines { line.drawInFragment(at: point, context) }
    }
}
