import CoreGraphics
import Foundation
import Observation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// Cells that show configurations, and when they bring them up to date.
@Suite(.application) struct CellConfigurationTests {
    /// A cell that notes its updates.
    final class NotingCell: UITableViewCell {
        var notes: [String] = []

        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            notes.append("update \(state.isSelected)")
        }
    }

    private func show<Cell: UITableViewCell>(
        _ type: Cell.Type, _ change: (Cell) -> Void = { _ in }
    ) -> (cell: Cell, tester: ViewTester) {
        let tester = ViewTester(size: CGSize(width: 320, height: 480), scale: 2)
        let table = UITableView()
        table.register(type, forCellReuseIdentifier: "cell")
        let cell = table.dequeueReusableCell(withIdentifier: "cell") as! Cell
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        change(cell)
        tester.show(cell, at: .zero)
        return (cell, tester)
    }

    private func content(_ text: String, _ more: String? = nil) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.cell()
        (content.text, content.secondaryText) = (text, more)
        return content
    }

    private func label(of cell: UITableViewCell) -> UILabel? {
        cell.contentView.subviews.first { $0 is UILabel } as? UILabel
    }

    private func fill(of cell: UITableViewCell) -> UIColor? { cell.subviews[0].subviews[0].backgroundColor }

    // MARK: Content

    @Test func `the view of a content configuration becomes the content view, and labels of the style are removed`() {
        let (cell, tester) = show(UITableViewCell.self) { cell in
            cell.textLabel?.text = "Before"
            cell.contentConfiguration = content("After")
        }

        #expect(cell.contentView is UIListContentView)
        #expect(cell.textLabel == nil && cell.detailTextLabel == nil && cell.imageView == nil)
        #expect(label(of: cell)?.text == "After")
        cell.contentConfiguration = nil
        cell.textLabel?.text = "Again"
        tester.pump()
        #expect(!(cell.contentView is UIListContentView))
        #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 288, height: 44))
        #expect(cell.subviews.count == 1)
    }

    @Test func `another content of the same kind keeps the view, another kind replaces it with a word`() {
        let (cell, tester) = show(UITableViewCell.self) { $0.contentConfiguration = content("One") }
        let view = cell.contentView
        cell.contentConfiguration = content("Two", "More")
        let isKept = cell.contentView === view
        cell.contentConfiguration = BarContent()
        tester.pump()

        #expect(isKept)
        #expect(cell.contentView is BarView && view.superview == nil)
        // A bar as wide as the margins leave.
        #expect((cell.contentView as? BarView)?.bar.frame.minX == 16)
    }

    @Test func `a default content is that of the style`() {
        _ = ViewTester()
        func content(_ style: UITableViewCell.CellStyle) -> UIListContentConfiguration {
            UITableViewCell(style: style, reuseIdentifier: nil).defaultContentConfiguration()
        }

        #expect(content(.default) == .cell())
        #expect(content(.subtitle) == .subtitleCell())
        #expect(content(.value1) == .valueCell())
    }

    @Test func `configured content keeps the margins of the table, and moves with editing and indentation`() {
        let (cell, tester) = show(UITableViewCell.self) { cell in
            cell.contentConfiguration = content("Text")
            cell.accessoryType = .disclosureIndicator
            cell.indentationLevel = 1
        }
        let indented = cell.contentView.frame.minX
        cell.setEditing(true, animated: false)
        tester.pump()

        #expect(indented == 10)
        #expect(cell.contentView.frame.minX == 48)
        #expect(label(of: cell)?.frame.minX == 16)
    }

    @Test func `without accessory the text ends 16 before the edge, in front of one 8`() {
        let (cell, tester) = show(UITableViewCell.self) { $0.contentConfiguration = content("Text") }
        let end = label(of: cell)?.frame.maxX
        cell.accessoryType = .disclosureIndicator
        tester.pump()

        #expect(end == 304)
        #expect(label(of: cell)?.frame.maxX == 278)
    }

    // MARK: Updates

    @Test func `many changes make one update, before the layout, the handler last`() {
        var notes: [String] = []
        let (cell, tester) = show(NotingCell.self) { cell in
            cell.configurationUpdateHandler = { cell, state in
                (cell as? NotingCell)?.notes.append("handler \(state.isSelected)")
            }
        }
        notes = cell.notes
        cell.notes = []
        cell.setHighlighted(true, animated: false)
        cell.setSelected(true, animated: false)
        cell.setHighlighted(false, animated: false)
        let early = cell.notes
        tester.pump()

        #expect(notes == ["update false", "handler false"])
        #expect(early == [])
        #expect(cell.notes == ["update true", "handler true"])
    }

    @Test func `a handler that gives a configuration makes no further update`() {
        var count = 0
        let (cell, tester) = show(UITableViewCell.self) { cell in
            cell.configurationUpdateHandler = { cell, state in
                count += 1
                var content = cell.defaultContentConfiguration().updated(for: state)
                content.text = state.isSelected ? "Chosen" : "Text"
                cell.contentConfiguration = content
            }
        }
        tester.pump()
        let first = count
        cell.setSelected(true, animated: false)
        tester.pump()
        tester.pump()

        #expect(first == 1 && count == 2)
        #expect(label(of: cell)?.text == "Chosen")
    }

    @Test func `contents follow the state by themselves unless that is switched off`() {
        let (cell, tester) = show(UITableViewCell.self) { $0.contentConfiguration = BarContent() }
        cell.setSelected(true, animated: false)
        tester.pump()
        let follows = (cell.contentConfiguration as? BarContent)?.isSelected
        cell.automaticallyUpdatesContentConfiguration = false
        cell.setSelected(false, animated: false)
        tester.pump()

        #expect(follows == true)
        #expect((cell.contentConfiguration as? BarContent)?.isSelected == true)
    }

    @Test func `a cell without user interaction shows its texts weaker`() {
        let (cell, tester) = show(UITableViewCell.self) { $0.contentConfiguration = content("Text") }
        cell.isUserInteractionEnabled = false
        tester.pump()

        #expect(label(of: cell)?.textColor == .tertiaryLabel)
    }

    @Test func `keys of an app's own reach the handler by an overridden state`() {
        final class ArchivedCell: UITableViewCell {
            override var configurationState: UICellConfigurationState {
                var state = super.configurationState
                state[UIConfigurationStateCustomKey("archived")] = 7
                return state
            }
        }
        var value: AnyHashable?
        _ = show(ArchivedCell.self) { cell in
            cell.configurationUpdateHandler = { value = $1[UIConfigurationStateCustomKey("archived")] }
        }

        #expect(value == AnyHashable(7))
    }

    /// A model of a row.
    @Observable final class Row { var title = "Before" }

    @Test func `a model that the handler has read has it run again when it changes`() {
        let row = Row()
        var count = 0
        let (cell, tester) = show(UITableViewCell.self) { cell in
            cell.configurationUpdateHandler = { cell, _ in
                count += 1
                var content = cell.defaultContentConfiguration()
                content.text = row.title
                cell.contentConfiguration = content
            }
        }
        row.title = "After"
        tester.pump()
        tester.pump()

        #expect(count == 2)
        #expect(label(of: cell)?.text == "After")
    }

    // MARK: Backgrounds

    @Test func `a background configuration and a colour drive each other out`() {
        let (cell, tester) = show(UITableViewCell.self) { cell in
            cell.backgroundView = UIView()
            cell.backgroundColor = .systemRed
            cell.backgroundConfiguration = .listPlainCell()
        }
        let hasOnlyConfiguration = cell.backgroundView == nil && cell.backgroundColor == nil
        cell.backgroundColor = .systemBlue
        tester.pump()
        let hasOnlyColor = cell.backgroundConfiguration == nil
        cell.backgroundConfiguration = .clear()
        cell.backgroundView = UIView()

        #expect(hasOnlyConfiguration && hasOnlyColor)
        #expect(cell.backgroundConfiguration == nil)
    }

    @Test func `views for selected rows and a background configuration drive each other out`() {
        let (cell, _) = show(UITableViewCell.self) { cell in
            cell.selectedBackgroundView = UIView()
            cell.multipleSelectionBackgroundView = UIView()
            cell.backgroundConfiguration = .listPlainCell()
        }
        let hasOnlyConfiguration =
            cell.selectedBackgroundView == nil && cell.multipleSelectionBackgroundView == nil
            && cell.backgroundConfiguration != nil
        cell.selectedBackgroundView = UIView()
        #expect(hasOnlyConfiguration)
        #expect(cell.backgroundConfiguration == nil)
    }

    @Test func `a configured background shows the selection itself, without a view of its own for it`() {
        let (cell, tester) = show(UITableViewCell.self) { $0.backgroundConfiguration = .listPlainCell() }
        let before = fill(of: cell)
        cell.setSelected(true, animated: false)
        tester.pump()

        #expect(before == .systemBackground && fill(of: cell) == .systemGray4)
        #expect(cell.selectedBackgroundView == nil)
    }

    @Test func `a selection style of none leaves a configured background as it is`() {
        let (cell, tester) = show(UITableViewCell.self) { cell in
            cell.selectionStyle = .none
            cell.backgroundConfiguration = .listPlainCell()
        }
        cell.setSelected(true, animated: false)
        tester.pump()

        #expect(fill(of: cell) == .systemBackground)
        #expect(cell.configurationState.isSelected)
    }

    @Test func `a background keeps its insets, mirrored where one reads from the right`() {
        var background = UIBackgroundConfiguration.listSidebarCell()
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 10, bottom: 4, trailing: 20)
        let (cell, tester) = show(UITableViewCell.self) { $0.backgroundConfiguration = background }
        let plain = cell.subviews[0].subviews[0].frame
        cell.subviews[0].semanticContentAttribute = .forceRightToLeft
        tester.pump()

        #expect(plain == CGRect(x: 10, y: 2, width: 290, height: 38))
        #expect(cell.subviews[0].subviews[0].frame.minX == 20)
    }
}
