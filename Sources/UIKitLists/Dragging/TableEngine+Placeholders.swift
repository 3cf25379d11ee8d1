import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// Placeholder rows for content that is still loading.
extension TableEngine {
    private static let fadeDuration = 0.3

    // MARK: Changes

    func insert(_ description: UITableViewPlaceholder) -> RowPlaceholder {
        if table.window != nil, !isLayingOut, update == nil { table.layoutIfNeeded() }
        let path = description.insertionIndexPath
        _ = loadedHeights
        guard let position = ItemPosition(path), isPossible(position, without: nil) else {
            fatalError(missing(path, "that of a placeholder"))
        }
        let cell = makeCell(of: description)
        let placeholder = RowPlaceholder(description, cell, at: position, height: height(of: description, cell))
        // Placeholders at the same position are in the order of their insertion.
        let index = placeholders.firstIndex { $0.position > position } ?? placeholders.count
        placeholders.insert(placeholder, at: index)
        // The placeholder replaces the gap.
        if let gap {
            gap.end()
            self.gap = nil
        }
        UIView.performWithoutAnimation {
            layOutPlaceholders()
            putBehindRows(cell)
        }
        showGap()
        return placeholder
    }

    private func makeCell(of description: UITableViewPlaceholder) -> UITableViewCell {
        let identifier = description.reuseIdentifier
        guard let cell = dequeueCell(identifier) else {
            fatalError(
                "A placeholder of \(label) wanted a cell \"\(identifier)\", for which the table knows no class. Call "
                    + "register(_:forCellReuseIdentifier:) with that identifier first and a class or a nib.")
        }
        UIView.performWithoutAnimation {
            cell.frame.size.width = rowWidth
            description.cellUpdateHandler?(cell)
            dress(cell)
        }
        return cell
    }

    private func height(of description: UITableViewPlaceholder, _ cell: UITableViewCell) -> CGFloat {
        if description.rowHeight >= 0 { return description.rowHeight }
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return pixelsUp(max(0, size.height))
    }

    func commit(_ placeholder: RowPlaceholder, _ change: (IndexPath) -> Void) -> Bool {
        guard has(placeholder) else { return false }
        checkBetweenUpdates("committed")
        if table.window != nil, !isLayingOut { table.layoutIfNeeded() }
        guard has(placeholder) else { return false }
        let (position, before) = (placeholder.position, generation)
        change(position.path)
        // If the data source itself reloaded or updated the table, the row is already displayed.
        guard has(placeholder) else { return true }
        guard before == generation else {
            _ = delete(placeholder)
            return true
        }
        beginUpdates()
        guard let index = placeholders.firstIndex(where: { $0 === placeholder }) else {
            endUpdates()
            return true
        }
        placeholders.remove(at: index)
        update?.batch.insertedRows.append(placeholder.position)
        update?.committedPlaceholder = (index, placeholder.position)
        endUpdates()
        fade(placeholder)
        return true
    }

    func delete(_ placeholder: RowPlaceholder) -> Bool {
        guard has(placeholder) else { return false }
        checkBetweenUpdates("deleted")
        if table.window != nil, !isLayingOut { table.layoutIfNeeded() }
        placeholders.removeAll { $0 === placeholder }
        fade(placeholder)
        showGap()
        return true
    }

    private func has(_ placeholder: RowPlaceholder) -> Bool { placeholders.holds(placeholder) }

    private func checkBetweenUpdates(_ action: String) {
        guard update == nil, !isMakingCell else {
            fatalError(
                "A placeholder of \(label) was \(action) in an update of the table, or while its data source was making a cell. "
                    + "Do that before or after.")
        }
    }

    /// Fades the placeholder's cell out. The row of the data is below it.
    private func fade(_ placeholder: RowPlaceholder) {
        let cell = placeholder.cell
        guard table.window != nil, UIView.mayAnimate else { return remove(cell) }
        UIView.animate(springDuration: Self.fadeDuration) {
            cell.alpha = 0
        } completion: { [self] _ in
            remove(cell)
        }
    }

    private func remove(_ cell: UITableViewCell) {
        cell.removeFromSuperview()
        cell.alpha = 1
        letWait(cell)
    }

    /// Removes all placeholders because the table was reloaded.
    func removePlaceholders() {
        for placeholder in placeholders { remove(placeholder.cell) }
        placeholders = []
    }

    /// Updates the positions of placeholders after an update.
    ///
    /// - Parameters:
    ///   - batch: The update.
    ///   - committed: The index of the placeholder that the update replaces with a row, and the position of both; nil if there is
    ///     none.
    func placeholdersFollow(_ batch: ResolvedBatch, behind committed: (index: Int, position: ItemPosition)?) {
        guard !placeholders.isEmpty else { return }
        var kept: [RowPlaceholder] = []
        for (index, placeholder) in placeholders.enumerated() {
            guard placeholder.follow(batch) else {
                remove(placeholder.cell)
                continue
            }
            // Later placeholders at this position are after the new row.
            if let committed, index >= committed.index, placeholder.position == committed.position {
                placeholder.position.item += 1
            }
            kept.append(placeholder)
        }
        // Sections may have moved.
        placeholders = kept.enumerated().sorted {
            ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
        }.map(\.element)
    }

    // MARK: Room

    /// The total height of all placeholders, in points.
    var placeholderHeight: CGFloat {
        var height: CGFloat = 0
        for placeholder in placeholders { height += placeholder.height }
        return height
    }

    /// The vertical displacement by placeholders, in points, of a row or header that begins at an offset from the first section.
    func displacementByPlaceholders(of offset: CGFloat) -> CGFloat {
        var displacement: CGFloat = 0
        for placeholder in placeholders {
            guard start(of: placeholder) <= offset else { break }
            displacement += placeholder.height
        }
        return displacement
    }

    /// The total height of the placeholders in a section and those before it, in points.
    func placeholderHeight(upTo section: Int) -> CGFloat {
        var height: CGFloat = 0
        for placeholder in placeholders where placeholder.position.section <= section { height += placeholder.height }
        return height
    }

    /// The offset of a placeholder from the first section, in points, in the layout without gap and placeholders.
    private func start(of placeholder: RowPlaceholder) -> CGFloat {
        let (heights, position) = (heights, placeholder.position)
        guard position.item < heights.rowCount(in: position.section) else {
            return heights.rowsSpan(of: position.section).end
        }
        return heights.span(of: position).start
    }

    /// Converts an offset to the layout without placeholders. Also returns whether it is on a placeholder.
    func offsetWithoutPlaceholders(_ offset: CGFloat) -> (offset: CGFloat, isOnPlaceholder: Bool) {
        var passed: CGFloat = 0
        for placeholder in placeholders {
            let start = start(of: placeholder)
            let top = start + (gap?.room.displacement(of: start) ?? 0)
            guard offset - passed >= top else { break }
            guard offset - passed >= top + placeholder.height else { return (top, true) }
            passed += placeholder.height
        }
        return (offset - passed, false)
    }

    func layOutPlaceholders() {
        var passed: CGFloat = 0
        for placeholder in placeholders {
            if placeholder.cell.frame.width != rowWidth, placeholder.description.rowHeight < 0 {
                placeholder.height = height(of: placeholder.description, placeholder.cell)
            }
            let start = start(of: placeholder)
            let top = start + passed + (gap?.room.displacement(of: start) ?? 0)
            let frame = CGRect(x: rowInsets.left, y: origin + top, width: rowWidth, height: placeholder.height)
            if placeholder.cell.frame != frame { placeholder.cell.frame = frame }
            dressLines(of: placeholder)
            passed += placeholder.height
        }
    }

    private func dressLines(of placeholder: RowPlaceholder) {
        let position = placeholder.position
        let isFirst = position.item == 0 && placeholders.first { $0.position == position } === placeholder
        let isLast =
            isEnd(position) && placeholders.last { $0.position.section == position.section } === placeholder
        // The row at the placeholder's position is below it.
        updateLines(of: placeholder.cell, at: ItemPosition(position.section, position.item - 1), isFirst, isLast)
    }

    private func isEnd(_ position: ItemPosition) -> Bool { position.item == heights.rowCount(in: position.section) }

    /// Whether a placeholder is at an insertion position.
    func hasPlaceholder(at position: ItemPosition) -> Bool { placeholders.contains { $0.position == position } }
}
