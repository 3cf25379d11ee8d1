import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The selection and the row on top from launch to launch.
extension TableEngine {
    func encodeRows(with coder: NSCoder) {
        guard let source = table.dataSource as? any UIDataSourceModelAssociation else { return }
        // A table that was not shown since has nothing newer to say.
        if let restoredRows { return restoredRows.encode(with: coder) }
        var rows = RestoredRows()
        let heights = loadedHeights
        for position in selection.positions {
            if let name = source.modelIdentifierForElement(at: position.path, in: table) { rows.selected.append(name) }
        }
        if table.contentOffset.y > -table.adjustedContentInset.top, let top = heights.firstRow(endingAfter: visibleTop)
        {
            rows.top = source.modelIdentifierForElement(at: top.path, in: table)
            rows.distance = heights.span(of: top).start - visibleTop
        }
        rows.encode(with: coder)
    }

    func decodeRows(with coder: NSCoder) {
        guard let rows = RestoredRows(coder), !rows.isEmpty else { return }
        restoredRows = rows
        isDirty = true
        table.setNeedsLayout()
    }

    /// Has the rows come back after the first layout in a window in which there are any.
    func restoreRows() {
        guard let rows = restoredRows, table.window != nil, heights.firstRow(endingAfter: -.infinity) != nil else {
            return
        }
        restoredRows = nil
        // The scroll view has gone to its offset of before by then.
        AppClock.current?.afterLayout { [weak table] in table?.engine.show(rows) }
    }

    private func show(_ rows: RestoredRows) {
        guard let source = table.dataSource as? any UIDataSourceModelAssociation else { return }
        for name in rows.selected where allowsSeveral || selection.isEmpty {
            if let row = position(named: name, source) { setSelected(true, row, animated: false) }
        }
        guard let top = rows.top.flatMap({ position(named: $0, source) }) else { return }
        let inset = table.adjustedContentInset
        let limit = max(-inset.top, table.contentSize.height + inset.bottom - table.bounds.height)
        let offset = heights.span(of: top).start - rows.distance + origin - inset.top
        table.contentOffset.y = min(max(offset, -inset.top), limit)
    }

    private func position(named name: String, _ source: any UIDataSourceModelAssociation) -> ItemPosition? {
        guard let path = source.indexPathForElement(withModelIdentifier: name, in: table),
            let position = ItemPosition(path), loadedHeights.contains(position)
        else { return nil }
        return position
    }
}
