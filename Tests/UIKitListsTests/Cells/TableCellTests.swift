import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// Where the parts of a cell are.
@Suite(.application) struct TableCellTests {
    @Test func `types of cells, headers, tables and their controllers make objects of a style`() {
        final class Row: UITableViewCell {}
        final class Header: UITableViewHeaderFooterView {}
        final class Table: UITableView {}
        final class Screen: UITableViewController {}
        let frame = CGRect(x: 0, y: 0, width: 9, height: 8)

        let row = (Row.self as AnyClass as! UITableViewCell.Type).init(style: .subtitle, reuseIdentifier: "a")
        let header = (Header.self as AnyClass as! UITableViewHeaderFooterView.Type).init(reuseIdentifier: "b")
        let table = (Table.self as AnyClass as! UITableView.Type).init(frame: frame, style: .grouped)
        let screen = (Screen.self as AnyClass as! UITableViewController.Type).init(style: .insetGrouped)
        let plain = (Table.self as AnyClass as! UIView.Type).init(frame: frame)

        #expect(row is Row && row.reuseIdentifier == "a" && row.detailTextLabel != nil)
        #expect(header is Header && header.reuseIdentifier == "b")
        #expect(table is Table && table.style == .grouped && table.frame == frame)
        #expect(screen is Screen && screen.tableView.style == .insetGrouped)
        #expect((plain as? Table)?.style == .plain && plain.frame == frame)
        #expect((Screen.self as AnyClass as! UIViewController.Type).init(nibName: nil, bundle: nil) is Screen)
    }

    private func show(
        _ style: UITableViewCell.CellStyle, direction: UIUserInterfaceLayoutDirection = .leftToRight,
        _ change: (UITableViewCell) -> Void
    ) -> UITableViewCell {
        let tester = ViewTester(size: CGSize(width: 320, height: 480), scale: 2, direction: direction)
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        change(cell)
        tester.show(cell, at: .zero)
        return cell
    }

    @Test func `text begins 16 from the edge and ends where the content does, in front of a chevron`() {
        let cell = show(.default) { cell in
            cell.textLabel?.text = "Text"
            cell.accessoryType = .disclosureIndicator
        }

        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 286, height: 44))
        #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 270, height: 44))
        #expect(cell.detailTextLabel == nil)
    }

    @Test func `a check mark is 14 wide, and the content ends before it`() {
        let cell = show(.default) { $0.accessoryType = .checkmark }

        #expect(cell.contentView.frame.width == 280)
    }

    @Test func `text begins 16 behind an image, and both are shifted by the indentation`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }
        let cell = show(.default) { cell in
            cell.imageView?.image = image
            cell.textLabel?.text = "Text"
            cell.indentationLevel = 2
        }

        #expect(cell.imageView?.frame == CGRect(x: 36, y: 7, width: 30, height: 30))
        #expect(cell.textLabel?.frame.minX == 82)
    }

    @Test func `two lines are in the middle, and one alone is`() {
        let cell = show(.subtitle) { cell in
            cell.textLabel?.text = "Text"
            cell.detailTextLabel?.text = "More"
        }
        let (first, second) = (cell.textLabel!.frame, cell.detailTextLabel!.frame)
        cell.detailTextLabel?.text = nil
        cell.layoutIfNeeded()

        #expect(second.minY == first.maxY + 3)
        #expect(abs(first.minY - (44 - second.maxY)) <= 0.5)
        #expect(abs(cell.textLabel!.frame.midY - 22) <= 0.5)
    }

    @Test func `a value ends 16 before the edge, and the text gives way to it`() {
        let cell = show(.value1) { cell in
            cell.textLabel?.text = "A text that is much too long for the cell"
            cell.detailTextLabel?.text = "Value"
        }

        #expect(cell.detailTextLabel?.frame.maxX == 304)
        #expect(cell.textLabel!.frame.maxX == cell.detailTextLabel!.frame.minX - 8)
    }

    @Test func `the parts of a cell are mirrored in right-to-left layouts`() {
        let cell = show(.default, direction: .rightToLeft) { cell in
            cell.textLabel?.text = "Text"
            cell.accessoryType = .disclosureIndicator
        }

        #expect(cell.contentView.frame == CGRect(x: 34, y: 0, width: 286, height: 44))
        #expect(cell.textLabel?.frame == CGRect(x: 0, y: 0, width: 270, height: 44))
        #expect(cell.subviews.contains { $0 is UIImageView && $0.frame.minX == 16 })
    }

    @Test func `an accessory view of its own takes precedence over the sign`() {
        let view = UISwitch()
        let cell = show(.default) { cell in
            cell.accessoryType = .checkmark
            cell.accessoryView = view
        }

        #expect(view.frame.maxX == 304)
        #expect(cell.contentView.frame.width == 320 - view.bounds.width - 24)
    }

    @Test func `a selected cell shows grey behind its content, and highlights its labels`() {
        let cell = show(.default) { $0.textLabel?.text = "Text" }
        cell.setSelected(true, animated: false)
        let isShown = cell.selectedBackgroundView?.superview === cell
        let isHighlighted = cell.textLabel?.isHighlighted
        cell.setSelected(false, animated: false)
        cell.selectionStyle = .none
        cell.setSelected(true, animated: false)

        #expect(isShown && isHighlighted == true)
        #expect(cell.isSelected)
        #expect(cell.selectedBackgroundView?.superview == nil)
    }

    @Test func `cells are as high as their lines, and 44 at least`() {
        let one = show(.default) { $0.textLabel?.text = "Text" }
        let height = one.sizeThatFits(CGSize(width: 320, height: 0)).height
        let two = show(.subtitle) { cell in
            cell.textLabel?.text = "Text"
            cell.detailTextLabel?.text = "More"
        }
        let lines = two.textLabel!.frame.height + two.detailTextLabel!.frame.height

        #expect(height == 44)
        #expect(two.sizeThatFits(CGSize(width: 320, height: 0)).height == lines + 25)
    }

    @Test func `a row of many lines beside an image is as high as the text in the room that the image leaves`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { _ in }
        let cell = show(.default) { cell in
            cell.imageView?.image = image
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = "Words Words Words Words"
        }
        let height = cell.sizeThatFits(CGSize(width: 320, height: 0)).height
        cell.frame.size.height = height
        cell.layoutIfNeeded()
        let label = cell.textLabel!

        // In a row of 56 the image is 56 wide and leaves 216 points, twelve letters: two lines of two words.
        #expect(label.frame.width == 216 && height == 56)
        #expect(label.sizeThatFits(label.frame.size).height <= height)
    }

    @Test func `a value of several lines has the height that its column needs`() {
        let cell = show(.value2) { cell in
            cell.textLabel?.text = "Text"
            cell.detailTextLabel?.numberOfLines = 0
            cell.detailTextLabel?.text = "Words Words Words"
        }

        // 192 points are left, fourteen letters of 13: two lines and the margins, which is more than 44.
        #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 48)
    }
}
