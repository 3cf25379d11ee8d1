import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// Headers and footers on screen.
extension TableEngine {
    /// The reuse identifier of views that show only a title.
    static let titleIdentifier = "UITableViewTitle"

    private func shown(_ kind: EdgeKind) -> ShownItems<Int, ShownEdge> { kind == .header ? headers : footers }

    /// The sections that are on screen.
    private var visibleSections: Range<Int> {
        let (top, bottom) = (table.bounds.minY - origin, table.bounds.maxY - origin)
        guard heights.sectionCount > 0, bottom > 0, top < heights.extent, let first = heights.section(at: top),
            let last = heights.section(at: bottom)
        else { return 0..<0 }
        return first..<last + 1
    }

    /// Makes the views of headers and footers that have become visible, and measures these; true where heights changed.
    func bringInEdges() -> Bool {
        let started = generation
        let sections = visibleSections
        // A view that an update moves off the screen stays until the update's motion ends.
        if !isMoving {
            removeEdges(.header) { !sections.contains($0) }
            removeEdges(.footer) { !sections.contains($0) }
        }
        guard generation == started else { return true }
        var (shift, hasMeasured): (CGFloat, Bool) = (0, false)
        for section in sections {
            for kind in [EdgeKind.header, .footer] {
                let span = kind == .header ? heights.headerSpan(of: section) : heights.footerSpan(of: section)
                guard span.length > 0 || !span.isMeasured, isNear(span, kind) else {
                    if !isMoving || span.length == 0 { removeEdges(kind) { $0 == section } }
                    continue
                }
                var made = shown(kind)[section]
                if made == nil { UIView.performWithoutAnimation { made = makeEdge(kind, section) } }
                guard let edge = made else { continue }
                guard generation == started else { return true }
                guard !span.isMeasured else { continue }
                let former = heights.span(of: section).length
                let height = measure(edge.view, kind, section)
                if kind == .header {
                    heights.setHeader(height, padding: topPadding(height), of: section)
                } else {
                    heights.setFooter(height, of: section)
                }
                if span.start < visibleTop, motion == nil { shift += heights.span(of: section).length - former }
                hasMeasured = true
            }
        }
        if hasMeasured {
            isDirty = true
            updateContentSize(shift: shift)
        }
        return hasMeasured
    }

    /// Whether a header or a footer is on screen or floats there.
    private func isNear(_ span: ItemSpan, _ kind: EdgeKind) -> Bool {
        table.style == .plain
            || span.start < table.bounds.maxY - origin && span.end + placeholderHeight > table.bounds.minY - origin
    }

    private func makeEdge(_ kind: EdgeKind, _ section: Int) -> ShownEdge {
        let started = generation
        let early =
            kind == .header ? earlyHeaders.removeValue(forKey: section) : earlyFooters.removeValue(forKey: section)
        let view = early ?? askedView(kind, section) ?? titleView(kind, section)
        let edge = ShownEdge(view)
        if kind == .header { headers.insert(edge, for: section) } else { footers.insert(edge, for: section) }
        guard let view else { return edge }
        if let own = view as? UITableViewHeaderFooterView {
            (own.parts.kind, own.parts.style) = (kind, table.style)
            own.parts.hasMeasuredHeight = false
            applyTraits(to: own)
            adoptMargin(own)
            own.adoptStyle()
        }
        view.frame = CGRect(x: rowInsets.left, y: 0, width: rowWidth, height: view.frame.height)
        if kind == .header {
            delegate?.tableView(table, willDisplayHeaderView: view, forSection: section)
        } else {
            delegate?.tableView(table, willDisplayFooterView: view, forSection: section)
        }
        guard generation == started else { return edge }
        table.insertSubview(view, at: indexAboveRows)
        if view is UITableViewHeaderFooterView { view.overrideTraits(with: nil) }
        if let motion {
            view.frame = kind == .header ? headerFrame(section) : footerFrame(section)
            motion.enter(view, kind, of: section)
        }
        return edge
    }

    private func titleView(_ kind: EdgeKind, _ section: Int) -> UIView? {
        guard let title = title(kind, section) else { return nil }
        let view: UITableViewHeaderFooterView
        if let waiting = edgeQueue.dequeue(Self.titleIdentifier) {
            waiting.prepareForReuse()
            view = waiting
        } else {
            view = UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
        }
        applyTraits(to: view)
        (view.parts.kind, view.parts.style) = (kind, table.style)
        view.showTitle(title)
        return view
    }

    func removeEdges(_ kind: EdgeKind, where isLeaving: (Int) -> Bool) {
        for section in shown(kind).keys where isLeaving(section) {
            guard let edge = kind == .header ? headers.remove(section) : footers.remove(section) else { continue }
            if let view = edge.view { didRemove(kind == .header ? .header(section) : .footer(section), view) }
        }
    }

    // MARK: Frames

    /// Puts headers and footers where they are, those of plain tables as they float.
    func layOutEdges() {
        for (index, section) in headers.keys.enumerated() {
            guard let view = headers.views[index].view else { continue }
            let frame = headerFrame(section)
            if view.frame != frame { view.frame = frame }
            let isPinned = frame.minY != origin + headerStart(section)
            (view as? UITableViewHeaderFooterView)?.setPinned(isPinned)
        }
        for (index, section) in footers.keys.enumerated() {
            guard let view = footers.views[index].view else { continue }
            let frame = footerFrame(section)
            if view.frame != frame { view.frame = frame }
            let isPinned = frame.minY != origin + footerStart(section)
            (view as? UITableViewHeaderFooterView)?.setPinned(isPinned)
        }
    }

    /// Where a header is and a footer, unless they float, in points from the first section.
    private func headerStart(_ section: Int) -> CGFloat {
        heights.headerSpan(of: section).start + placeholderHeight(upTo: section - 1)
    }

    private func footerStart(_ section: Int) -> CGFloat {
        heights.footerSpan(of: section).start + placeholderHeight(upTo: section)
    }

    private func headerFrame(_ section: Int) -> CGRect {
        let (span, start) = (heights.headerSpan(of: section), headerStart(section))
        guard table.style == .plain else {
            return frame(y: start + displacement(of: span.start), height: span.length)
        }
        let end = heights.rowsSpan(of: section).end + placeholderHeight(upTo: section)
        let y = min(max(start, visibleTop), max(start, end - span.length))
        return frame(y: y + (y == start ? displacement(of: span.start) : 0), height: span.length)
    }

    private func footerFrame(_ section: Int) -> CGRect {
        let (span, natural) = (heights.footerSpan(of: section), footerStart(section))
        guard table.style == .plain else {
            return frame(y: natural + displacement(of: span.start), height: span.length)
        }
        let bottom = table.bounds.maxY - table.adjustedContentInset.bottom - origin
        let start = heights.rowsSpan(of: section).start + placeholderHeight(upTo: section - 1)
        return frame(y: max(min(natural, bottom - span.length), min(natural, start)), height: span.length)
    }

    /// The distance that a view at a position moves aside for a row that the user moves, or for the gap of a drag.
    private func displacement(of start: CGFloat) -> CGFloat {
        (reorder?.room ?? gap?.room)?.displacement(of: start) ?? 0
    }

    private func frame(y: CGFloat, height: CGFloat) -> CGRect {
        CGRect(x: rowInsets.left, y: origin + y, width: rowWidth, height: height)
    }

    /// The index among the subviews in front of all that rows show.
    private var indexAboveRows: Int {
        let views = table.subviews
        let last = views.lastIndex {
            $0 is UITableViewCell || $0 is SwipeTray || $0 is FillerRows || $0 === table.backgroundView
        }
        return last.map { $0 + 1 } ?? 0
    }
}
