import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
import UIKitCore

/// Which rows are on screen, and where.
extension TableEngine {
    /// So many times a layout begins again because heights turned out to be others; then they change without end.
    private static let roundLimit = 100
    /// So many times the goal of a jump is aimed at again; each time fewer rows near it have unknown heights.
    private static let aimLimit = 5

    func layOut() {
        guard !isLayingOut, update == nil else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        _ = loadedHeights
        if isDirty, adoptSurroundings() { hasOtherText = true }
        adoptWidth()
        closeSwipeAfterScrolling()
        guard table.bounds.width > 0, table.bounds.height > 0 else { return removeAllViews() }
        checkAim()
        var aims = 0
        repeat {
            layOutRounds()
            aims += 1
        } while aims < Self.aimLimit && correctAim()
        if aim?.motion == nil { aim = nil }
        layOutEdges()
        layOutSurroundings()
        shownOrigin = origin
        isDirty = false
        restoreFocus()
        restoreItems()
    }

    private func layOutRounds() {
        var rounds = 0
        while layOutRound() {
            rounds += 1
            guard rounds < Self.roundLimit else {
                fatalError(
                    "\(label) was laid out \(rounds) times and its rows had other heights each time. Have the heights of "
                        + "rows depend only on their data and on the table's width.")
            }
        }
    }

    private func layOutRound() -> Bool {
        let bounds = table.bounds
        _ = loadedHeights
        let haveRowsChanged = layOutRows()
        let haveEdgesChanged = bringInEdges()
        if knowsRowHeight, isLoaded, !hasUniformRows { makeRowsUniform() }
        // A cell that leaves may take its touch along, after which the offset follows a content that got short.
        return haveRowsChanged || haveEdgesChanged || table.bounds != bounds
    }

    /// Discards heights that were measured for another width or text size; the row at the top stays at the top.
    private func adoptWidth() {
        guard width != table.bounds.width || hasOtherText else { return }
        closeSwipe(animated: false)
        let top = visibleTop
        let anchor = heights.firstRow(endingAfter: top)
        let former = anchor.map { heights.span(of: $0) }
        isLoaded = false
        isDirty = true
        _ = loadedHeights
        adoptMargins()
        guard let anchor, let former, heights.contains(anchor), top > 0 else { return }
        // With its former height as an estimate, the row reaches as far above the top as it did.
        if !heights.span(of: anchor).isMeasured { heights.setHeight(former.length, of: anchor, isMeasured: false) }
        updateContentSize(shift: heights.span(of: anchor).start - former.start)
    }

    // MARK: Rows

    private func layOutRows() -> Bool {
        defer { removeUnusedCells() }
        let reach = (reorder?.room.length ?? gap?.room.length ?? 0) + placeholderHeight
        let (top, bottom) = (table.bounds.minY - origin - reach, table.bounds.maxY - origin + reach)
        guard let first = heights.firstRow(endingAfter: top), heights.span(of: first).start < bottom else {
            letCellsLeave { _ in true }
            return false
        }
        if !isDirty, cells.keys.first == first, lastStart < bottom, nextStart >= bottom { return false }
        let started = generation
        removeCellsBeforeJump(top, bottom)
        guard generation == started else { return true }
        var (shift, hasMeasured): (CGFloat, Bool) = (0, false)
        var next: ItemPosition? = first
        var last = first
        nextStart = .infinity
        while let position = next {
            var span = heights.span(of: position)
            if span.start >= bottom + shift {
                nextStart = span.start
                break
            }
            let wasMeasured = span.isMeasured
            let guess = span.length
            let cell = cells[position] ?? makeCell(at: position, &span)
            guard generation == started else { return true }
            if !wasMeasured {
                if let cell, cells[position] != nil, !span.isMeasured { measureAgain(cell, position, &span) }
                if span.start < visibleTop, motion == nil { shift += span.length - guess }
                hasMeasured = true
            }
            if cell != nil, span.length == 0, !isMoving {
                removeCells { $0 == position }
                guard generation == started else { return true }
            } else if let cell {
                setFrame(of: cell, span)
            }
            (last, lastStart) = (position, span.start)
            next = heights.row(after: position)
        }
        letCellsLeave { $0 < first || $0 > last }
        guard generation == started else { return true }
        if hasMeasured { updateContentSize(shift: shift) }
        return hasMeasured
    }

    private func measureAgain(_ cell: UITableViewCell, _ position: ItemPosition, _ span: inout ItemSpan) {
        let started = generation
        span.length = measure(cell, at: position)
        span.isMeasured = true
        guard generation == started else { return }
        heights.setHeight(span.length, of: position)
    }

    /// Makes and shows the cell of a row, and measures it unless its height is known; a row without height has none.
    private func makeCell(at position: ItemPosition, _ span: inout ItemSpan) -> UITableViewCell? {
        if span.isMeasured, span.length == 0 { return nil }
        let started = generation
        let cell = askForCell(at: position)
        if !span.isMeasured { measureAgain(cell, position, &span) }
        guard generation == started else { return nil }
        guard span.length > 0 else {
            letWait(cell)
            return nil
        }
        UIView.performWithoutAnimation {
            setFrame(of: cell, span)
            if let level = delegate?.tableView(table, indentationLevelForRowAt: position.path),
                level != TableAnswers.noLevel
            {
                cell.indentationLevel = level
            }
            prepareEditing(of: cell, at: position, animated: false)
            cell.setSelected(selection.contains(position), animated: false)
            if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
            if hasActiveDrag {
                let state = drag.state(at: position)
                cell.setDragState(UITableViewCell.DragState(rawValue: state.rawValue) ?? .none)
            }
            delegate?.tableView(table, willDisplay: cell, forRowAt: position.path)
        }
        guard generation == started else {
            letWait(cell)
            return nil
        }
        cells.insert(cell, for: position)
        if cell.superview !== table { putBehindRows(cell) }
        cell.overrideTraits(with: nil)
        updateLines(of: cell, at: position)
        if let motion { UIView.performWithoutAnimation { motion.enter(cell, at: position) } }
        return cell
    }

    /// Makes the cell of a row that is not on screen, so that it can get the focus; it stays while it has that.
    func makeFarCell(at position: ItemPosition) -> UITableViewCell? {
        var span = heights.span(of: position)
        let (guess, wasMeasured) = (span.length, span.isMeasured)
        focus.expected = position
        guard let cell = makeCell(at: position, &span) else { return nil }
        if !wasMeasured { updateContentSize(shift: span.start < visibleTop ? span.length - guess : 0) }
        isDirty = true
        table.setNeedsLayout()
        return cell
    }

    func askForCell(at position: ItemPosition) -> UITableViewCell {
        guard let source = table.dataSource else {
            fatalError("\(label) lost its data source while it showed rows. Keep it as long as the table, or reload.")
        }
        isMakingCell = true
        defer { isMakingCell = false }
        // Changes that the app makes in the data source's method do not belong to a surrounding animation.
        var cell: UITableViewCell!
        UIView.performWithoutAnimation {
            cell = source.tableView(table, cellForRowAt: position.path)
            dress(cell)
        }
        if let other = cells.key(of: cell), other != reconfiguredCell?.position {
            fatalError(
                "The data source of \(label) returned the cell of row \(other.item) of section \(other.section) for row "
                    + "\(position.item) of section \(position.section) as well. Return a cell of its own for each row, from "
                    + "dequeueReusableCell(withIdentifier:for:).")
        }
        return cell
    }

    /// Puts a view of the table behind all rows, in front of the background.
    func putBehindRows(_ view: UIView) { table.insertSubview(view, at: table.backgroundView == nil ? 0 : 1) }

    func setFrame(of cell: UITableViewCell, _ span: ItemSpan) {
        var frame = CGRect(x: rowInsets.left, y: origin + span.start, width: rowWidth, height: span.length)
        if let swipe, swipe.cell === cell { frame.origin.x += swipe.displacement }
        if let reorder {
            frame.origin.y =
                reorder.cell === cell ? reorder.top : frame.minY + reorder.room.displacement(of: span.start)
        }
        if let gap { frame.origin.y += gap.room.displacement(of: span.start) }
        if !placeholders.isEmpty { frame.origin.y += displacementByPlaceholders(of: span.start) }
        if cell.frame != frame { cell.frame = frame }
    }

    // MARK: Uniform rows

    private var hasUniformRows: Bool {
        guard let last = cells.keys.last, let next = heights.row(after: last) else { return true }
        return heights.span(of: next).isMeasured
    }

    /// Notes that rows have the table's height, of which it was thought that the delegate may say another.
    private func makeRowsUniform() {
        guard table.estimatedRowHeight == UITableView.automaticDimension else { return }
        for section in 0..<heights.sectionCount {
            let count = heights.rowCount(in: section)
            heights.removeRows(0..<count, in: section)
            heights.insertRows(
                RowHeights(count: count, height: table.rowHeight, isMeasured: true), at: ItemPosition(section, 0))
        }
    }

    // MARK: Surroundings

    private func layOutSurroundings() {
        tableHeader.layOut(at: 0)
        tableFooter.layOut(at: origin + heights.extent + growth)
        if let view = table.backgroundView, view.frame != table.bounds { view.frame = table.bounds }
        if !placeholders.isEmpty { layOutPlaceholders() }
        layOutFillers()
        index.layOut()
    }

    func backgroundDidChange(from former: UIView?) {
        former?.removeFromSuperview()
        if let view = table.backgroundView { table.insertSubview(view, at: 0) }
        table.setNeedsLayout()
    }
}
