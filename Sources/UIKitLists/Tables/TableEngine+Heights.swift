import CoreGraphics
import Foundation
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// Heights of rows, headers and footers: as far as they are known, and guesses for the rest.
extension TableEngine {
    /// The height of rows for which neither the delegate nor the table sets another.
    private static let standardRowHeight: CGFloat = 44
    private static let automatic = UITableView.automaticDimension

    private var scale: CGFloat { table.contentScaleFactor }

    /// A length rounded up to pixels.
    func pixelsUp(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }

    func makeSection(_ section: Int, rows: Int, of count: Int) -> SectionHeights {
        let header = edge(.header, section, of: count)
        return SectionHeights(
            padding: topPadding(header.height), header: header, rows: makeRows(section, count: rows),
            footer: edge(.footer, section, of: count))
    }

    /// The room above a header of a height.
    func topPadding(_ height: CGFloat) -> CGFloat {
        let padding = table.sectionHeaderTopPadding
        guard height > 0 else { return 0 }
        return padding >= 0 ? padding : table.style == .plain ? 22 : 0
    }

    // MARK: Rows

    func makeRows(_ section: Int, count: Int) -> RowHeights {
        guard count > 0 else { return RowHeights() }
        if table.estimatedRowHeight == 0 { return makeKnownRows(section, count: count) }
        if !knowsRowHeight, table.rowHeight != 0, let delegate {
            let first = delegate.tableView(table, estimatedHeightForRowAt: IndexPath(row: 0, section: section))
            if first != TableAnswers.noHeight {
                var guesses = [first]
                guesses.reserveCapacity(count)
                for row in 1..<max(1, count) {
                    guesses.append(
                        delegate.tableView(table, estimatedHeightForRowAt: IndexPath(row: row, section: section)))
                }
                for row in guesses.indices where !(guesses[row] >= 0) { guesses[row] = Self.standardRowHeight }
                return RowHeights(guesses, isMeasured: false)
            }
        }
        return makeAlikeRows(count: count)
    }

    /// The height of a row that is new, as far as it is known.
    func makeRow(at position: ItemPosition) -> RowHeights {
        // Without estimates all heights are asked for after the update.
        if table.estimatedRowHeight == 0 { return RowHeights(count: 1, height: 0, isMeasured: true) }
        if !knowsRowHeight, table.rowHeight != 0, let delegate {
            let guess = delegate.tableView(table, estimatedHeightForRowAt: position.path)
            if guess != TableAnswers.noHeight {
                return RowHeights(
                    count: 1, height: guess >= 0 ? guess : Self.standardRowHeight, isMeasured: false)
            }
        }
        return makeAlikeRows(count: 1)
    }

    /// Rows of which the table alone says the height, or a guess.
    private func makeAlikeRows(count: Int) -> RowHeights {
        if knowsRowHeight || table.rowHeight == 0 {
            return RowHeights(count: count, height: table.rowHeight, isMeasured: true)
        }
        let guess = table.estimatedRowHeight > 0 ? table.estimatedRowHeight : table.rowHeight
        return RowHeights(count: count, height: guess > 0 ? guess : Self.standardRowHeight, isMeasured: false)
    }

    private func makeKnownRows(_ section: Int, count: Int) -> RowHeights {
        let standard = table.rowHeight >= 0 ? table.rowHeight : Self.standardRowHeight
        var heights: [CGFloat] = []
        for row in 0..<count {
            let path = IndexPath(row: row, section: section)
            let answer = delegate?.tableView(table, heightForRowAt: path) ?? TableAnswers.noHeight
            if answer == TableAnswers.noHeight, row == 0 {
                return RowHeights(count: count, height: standard, isMeasured: true)
            }
            heights.append(answer == Self.automatic ? standard : checked(answer, "tableView(_:heightForRowAt:)", path))
        }
        return RowHeights(heights, isMeasured: true)
    }

    /// The height of a row that the delegate or the table sets; nil where it follows from the content.
    func saidHeight(of position: ItemPosition) -> CGFloat? {
        let answer = delegate?.tableView(table, heightForRowAt: position.path) ?? TableAnswers.noHeight
        guard answer == TableAnswers.noHeight else {
            return answer == Self.automatic
                ? nil : checked(answer, "tableView(_:heightForRowAt:)", position.path)
        }
        guard table.rowHeight >= 0 else { return nil }
        knowsRowHeight = true
        return table.rowHeight
    }

    /// The height of a row with its cell.
    func measure(_ cell: UITableViewCell, at position: ItemPosition) -> CGFloat {
        if let height = saidHeight(of: position) { return height }
        let former = cell.contentView.frame
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        // Content grows from the size that it shows.
        if motion != nil { UIView.performWithoutAnimation { cell.contentView.frame = former } }
        return pixelsUp(max(0, size.height))
    }

    /// A height that is a number and not negative; others stop the program.
    private func checked(_ height: CGFloat, _ method: String, _ path: IndexPath?) -> CGFloat {
        guard height >= 0, height.isFinite else {
            let item = path.map { " for row \($0.row) of section \($0.section)" } ?? ""
            fatalError(
                "\(method) of the delegate of \(label) returned \(height)\(item). Return a height of 0 or more points, or "
                    + "UITableView.automaticDimension.")
        }
        return height
    }

    // MARK: Headers and footers

    private func edge(_ kind: EdgeKind, _ section: Int, of count: Int) -> SectionHeights.Edge {
        let isHeader = kind == .header
        let answer = edgeAnswer(kind, section)
        if answer >= 0 { return .init(height: answer) }
        let fixed = isHeader ? table.sectionHeaderHeight : table.sectionFooterHeight
        let hasTitle = title(kind, section) != nil
        let mayHaveView = learnViews(kind, section)
        if answer == TableAnswers.noHeight, fixed >= 0, !(titlesGrow && hasTitle) {
            return .init(height: table.style != .plain || hasTitle || mayHaveView ? fixed : 0)
        }
        guard hasTitle || mayHaveView else { return .init(height: blankHeight(kind, section, of: count)) }
        let guess = isHeader ? table.estimatedSectionHeaderHeight : table.estimatedSectionFooterHeight
        if guess > 0 { return .init(height: guess, isMeasured: false) }
        return .init(height: table.style == .plain ? 28 : isHeader ? 38 : 30, isMeasured: false)
    }

    /// Asks for heights of headers and footers again where they may be others after an update: where the delegate says them,
    /// and around the borders, where blank ones differ.
    func refreshEdges(bordering borders: [Int?]) {
        let count = heights.sectionCount
        for section in 0..<count {
            for kind in [EdgeKind.header, .footer] {
                guard
                    edgeAnswer(kind, section) >= 0
                        || borders.contains(section) && title(kind, section) == nil && lacksViews(kind)
                else {
                    continue
                }
                let edge = edge(kind, section, of: count)
                guard edge.isMeasured else { continue }
                if kind == .header {
                    heights.setHeader(edge.height, padding: topPadding(edge.height), of: section)
                } else {
                    heights.setFooter(edge.height, of: section)
                }
            }
        }
    }

    /// The height of a header or a footer that the delegate sets; negative where it is automatic or not set.
    private func edgeAnswer(_ kind: EdgeKind, _ section: Int) -> CGFloat {
        let isHeader = kind == .header
        let answer =
            (isHeader
                ? delegate?.tableView(table, heightForHeaderInSection: section)
                : delegate?.tableView(table, heightForFooterInSection: section)) ?? TableAnswers.noHeight
        guard answer != TableAnswers.noHeight, answer != Self.automatic else { return answer }
        let method = isHeader ? "tableView(_:heightForHeaderInSection:)" : "tableView(_:heightForFooterInSection:)"
        return checked(answer, method, nil)
    }

    /// The title of a header or a footer; nil for none.
    func title(_ kind: EdgeKind, _ section: Int) -> String? {
        let source = table.dataSource
        return kind == .header
            ? source?.tableView(table, titleForHeaderInSection: section)
            : source?.tableView(table, titleForFooterInSection: section)
    }

    /// Whether the delegate may have a view for a section; the first section is asked, to learn whether it has the method.
    private func learnViews(_ kind: EdgeKind, _ section: Int) -> Bool {
        guard delegate != nil, !lacksViews(kind) else { return false }
        guard section == 0, !(kind == .header ? answers.knowsHeaderViews : answers.knowsFooterViews) else {
            return true
        }
        let view = askedView(kind, section)
        if kind == .header {
            (earlyHeaders[section], answers.knowsHeaderViews) = (view, true)
        } else {
            (earlyFooters[section], answers.knowsFooterViews) = (view, true)
        }
        return view != nil || !lacksViews(kind)
    }

    /// Notes that the delegate has no method for views.
    func lackViews(_ kind: EdgeKind) -> UIView? {
        if kind == .header { answers.lacksHeaderViews = true } else { answers.lacksFooterViews = true }
        return nil
    }

    func lacksViews(_ kind: EdgeKind) -> Bool {
        kind == .header ? answers.lacksHeaderViews : answers.lacksFooterViews
    }

    /// The view that the delegate has for a section.
    func askedView(_ kind: EdgeKind, _ section: Int) -> UIView? {
        askedKind = kind
        defer { askedKind = nil }
        return kind == .header
            ? delegate?.tableView(table, viewForHeaderInSection: section)
            : delegate?.tableView(table, viewForFooterInSection: section)
    }

    /// The height of a header or a footer without content.
    func blankHeight(_ kind: EdgeKind, _ section: Int, of count: Int) -> CGFloat {
        guard table.style != .plain else { return 0 }
        let half = pixelsUp(17.5)
        switch kind {
        case .header: return section > 0 ? half : table.tableHeaderView == nil ? 35 : 0
        case .footer: return section == count - 1 ? 20 : half
        }
    }

    /// The height of a header or a footer by its view.
    func measure(_ view: UIView?, _ kind: EdgeKind, _ section: Int) -> CGFloat {
        guard let view else { return blankHeight(kind, section, of: heights.sectionCount) }
        (view as? UITableViewHeaderFooterView)?.parts.hasMeasuredHeight = true
        let fits = view is UITableViewHeaderFooterView || view.isSizedByConstraints
        guard fits else { return view.bounds.height > 0 ? view.bounds.height : 28 }
        let size = view.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let isFirst = kind == .header && section == 0 && table.style != .plain
        let hasTitle = (view as? UITableViewHeaderFooterView)?.reuseIdentifier == Self.titleIdentifier
        let said = kind == .header ? table.sectionHeaderHeight : table.sectionFooterHeight
        let smallest = titlesGrow && hasTitle ? said : 0
        return max(smallest, pixelsUp(size.height + (isFirst && hasTitle ? 17.5 : 0)))
    }
}
