import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
import UIKitCore

/// How cells look by the table's style: colours, corners and the lines between them.
extension TableEngine {
    private static let cardRadius: CGFloat = 10

    var separatorInset: UIEdgeInsets {
        ownSeparatorInset ?? UIEdgeInsets(top: 0, left: table.style == .insetGrouped ? 16 : margin, bottom: 0, right: 0)
    }

    /// The margin of the content of cells, headers and footers from their sides.
    private var contentMargin: CGFloat { table.style == .insetGrouped ? 16 : margin }

    /// Gives the visible cells, headers and footers the margin of a new width.
    func adoptMargins() {
        for cell in cells.views {
            cell.adoptMargin(contentMargin)
            cell.adoptCovered(covered)
        }
        for edge in headers.views + footers.views { adoptMargin(edge.view) }
    }

    func adoptMargin(_ view: UIView?) {
        guard let view = view as? UITableViewHeaderFooterView else { return }
        (view.parts.margin, view.parts.covered) = (contentMargin, covered)
        view.adoptMargin()
        view.setNeedsLayout()
    }

    /// Gives a cell that is added the properties that depend on the table.
    func dress(_ cell: UITableViewCell) {
        cell.adoptMargin(contentMargin)
        cell.adoptCovered(covered)
        cell.parts.keeper = self
        cell.parts.isInPlainTable = table.style == .plain
        cell.parts.standardBackground =
            table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        if !cell.parts.hasOwnBackgroundColor, cell.configured.background == nil {
            cell.fill(with: cell.parts.standardBackground)
        }
        cell.parts.tableTraits = traits
        applyTraits(to: cell)
        cell.followCategory(traits)
    }

    /// The colour of the lines: the vibrancy effect's, else the table's, else the system's.
    var lineColor: UIColor {
        (table.separatorEffect as? UIVibrancyEffect)?.tint ?? table.separatorColor ?? .separator
    }

    func updateLines() {
        guard isLoaded, !isMakingCell else { return }
        for (index, position) in cells.keys.enumerated() where heights.contains(position) {
            updateLines(of: cells.views[index], at: position)
        }
    }

    func updateLines(of cell: UITableViewCell, at position: ItemPosition) {
        let end = ItemPosition(position.section, heights.rowCount(in: position.section))
        updateLines(
            of: cell, at: position, position.item == 0 && !hasPlaceholder(at: position),
            position.item == end.item - 1 && !hasPlaceholder(at: end))
    }

    func updateLines(of cell: UITableViewCell, at position: ItemPosition, _ isFirst: Bool, _ isLast: Bool) {
        var lines = CellLines(color: lineColor)
        if table.separatorStyle == .singleLine {
            switch table.style {
            case .plain: lines.lower = .inset
            case .grouped:
                lines.lower = isLast ? .full : .inset
                if isFirst { lines.upper = .full }
            case .insetGrouped: lines.lower = isLast ? .none : .inset
            }
            if lines.lower == .inset, hidesLine(cell, at: position) { lines.lower = .none }
        }
        cell.parts.hasAutomaticInset = ownSeparatorInset == nil
        let reference = table.separatorInsetReference
        if cell.parts.lines != lines || cell.parts.separatorInset != separatorInset
            || cell.parts.insetReference != reference
        {
            (cell.parts.lines, cell.parts.separatorInset) = (lines, separatorInset)
            cell.parts.insetReference = reference
            cell.setNeedsLayout()
        }
        if table.style == .insetGrouped { roundCorners(of: cell, isFirst, isLast) }
    }

    /// A row that is selected or highlighted hides its line and that of the row above.
    private func hidesLine(_ cell: UITableViewCell, at position: ItemPosition) -> Bool {
        cell.looksChosen || cells[ItemPosition(position.section, position.item + 1)]?.looksChosen == true
    }

    private func roundCorners(of cell: UITableViewCell, _ isFirst: Bool, _ isLast: Bool) {
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        cell.layer.cornerRadius = corners.isEmpty ? 0 : Self.cardRadius
        if !corners.isEmpty { cell.layer.maskedCorners = corners }
    }
}
