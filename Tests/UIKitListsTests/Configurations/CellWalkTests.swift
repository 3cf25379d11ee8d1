import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Cells at random in a table: contents, accessories, editing, sizes of text and directions, in the middle of animations too.
@Suite(.application) struct CellWalkTests {
    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityExtraExtraExtraLarge,
    ]
    /// The contents of all rows.
    private final class Contents {
        var rows = [any UIContentConfiguration](repeating: UIListContentConfiguration.cell(), count: 40)
        var signs = [UITableViewCell.AccessoryType](repeating: .none, count: 40)
    }

    private static let words = ["Text", "Words of a length", "A text that breaks into many lines in any cell", ""]

    @Test(arguments: [1, 2, 3, 4, 5, 6]) func `parts are inside their cell and as high as they need after every step`(
        seed: Int
    ) {
        var random = SeededNumbers(seed: UInt64(seed))
        let contents = Contents()
        let stage = TableStage(
            [40], style: seed % 2 == 0 ? .plain : .insetGrouped,
            direction: seed % 3 == 0 ? .rightToLeft : .leftToRight
        ) { stage in
            stage.configure = { cell, path in
                cell.contentConfiguration = contents.rows[path.row]
                cell.accessoryType = contents.signs[path.row]
            }
        }

        for number in 0..<150 {
            step(stage, contents, &random)
            stage.tester.pump(by: Double(1 + random.below(7)) * 0.05)
            if random.below(4) == 0 { stage.tester.settle() }
            if let fault = fault(stage) {
                Issue.record("Step \(number): \(fault)")
                break
            }
        }
        stage.tester.settle()
    }

    private func content(_ random: inout SeededNumbers) -> any UIContentConfiguration {
        let styles: [ListContentStyle] = [.cell, .subtitleCell, .valueCell, .sidebarCell, .groupedFooter]
        if random.below(6) == 0 { return BarContent(height: CGFloat(random.below(80))) }
        var content = UIListContentConfiguration(styles[random.below(styles.count)])
        content.text = Self.words[random.below(4)]
        if random.below(2) == 0 { content.secondaryText = Self.words[random.below(4)] }
        switch random.below(3) {
        case 0: content.image = UIImage(systemName: "bell")
        case 1: content.image = UIGraphicsImageRenderer(size: CGSize(width: 90, height: 70)).image { _ in }
        default: break
        }
        return content
    }

    private func step(_ stage: TableStage, _ contents: Contents, _ random: inout SeededNumbers) {
        let cells = stage.table.visibleCells
        let cell = cells[random.below(cells.count)]
        switch random.below(11) {
        case 0, 1:
            guard let row = stage.table.indexPath(for: cell)?.row else { return }
            contents.rows[row] = content(&random)
            cell.contentConfiguration = contents.rows[row]
        case 2:
            guard let row = stage.table.indexPath(for: cell)?.row else { return }
            contents.signs[row] = UITableViewCell.AccessoryType(rawValue: random.below(5)) ?? .none
            cell.accessoryType = contents.signs[row]
        case 3: cell.setEditing(!cell.isEditing, animated: random.below(2) == 0)
        case 4:
            cell.prepareEditing(
                style: UITableViewCell.EditingStyle(rawValue: random.below(3)) ?? .none,
                choosesSeveral: random.below(3) == 0)
            cell.showsReorderControl.toggle()
        case 5: cell.showConfirmation(cell.showingDeleteConfirmation ? nil : "Delete", animated: random.below(2) == 0)
        case 6: cell.backgroundConfiguration = random.below(2) == 0 ? .listSidebarCell() : nil
        case 7:
            stage.tester.window.traitOverrides.preferredContentSizeCategory =
                Self.categories[random.below(Self.categories.count)]
        case 8: stage.table.contentOffset.y = CGFloat(random.below(1200))
        case 9: stage.table.frame.size.width = CGFloat(280 + random.below(200))
        default: stage.tester.tap(at: CGPoint(x: CGFloat(random.below(300)), y: 20 + CGFloat(random.below(400))))
        }
    }

    /// The fault of a cell that shows; nil for none.
    private func fault(_ stage: TableStage) -> String? {
        for cell in stage.table.visibleCells {
            let content = cell.contentView
            let name =
                "\(stage.table.indexPath(for: cell)!.row) \(cell.frame), content \(type(of: content)) \(content.frame): "
            guard content.superview === cell, cell.subviews.count(where: { $0 is any UIContentView }) == 1 else {
                return name + "another content view is there"
            }
            let bounds = cell.bounds.insetBy(dx: -0.01, dy: -0.01)
            guard cell.showingDeleteConfirmation || bounds.contains(content.frame) else {
                return name + "the content is outside"
            }
            let controls = cell.subviews.count { $0 is EditControl || $0 is ReorderHandle }
            guard cell.isEditing ? controls <= 2 : controls == 0 || !stage.tester.isAtRest else {
                return name + "\(controls) controls are there"
            }
            guard let list = content as? UIListContentView else { continue }
            let wanted = max(44, list.sizeThatFits(list.bounds.size).height)
            guard abs(cell.frame.height - wanted) < 0.51 else { return name + "\(wanted) are wanted" }
            // Text without any room is nowhere.
            for part in list.subviews
            where part.frame.width > 0 && (part.frame.minX < -0.01 || part.frame.maxX > list.bounds.width + 0.01) {
                return name + "\(type(of: part)) is at \(part.frame)"
            }
        }
        return nil
    }
}
