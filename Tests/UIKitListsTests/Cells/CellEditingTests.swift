import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// The parts that editing brings into a cell, and where they are.
@Suite(.application) struct CellEditingTests {
    /// A cell that notes its transitions.
    final class NotingCell: UITableViewCell {
        var notes: [String] = []

        override func willTransition(to state: StateMask) {
            super.willTransition(to: state)
            notes.append("will \(state.rawValue) \(isEditing)")
        }

        override func didTransition(to state: StateMask) {
            super.didTransition(to: state)
            notes.append("did \(state.rawValue) \(isEditing)")
        }
    }

    /// Notes what the user does with the controls.
    final class Editor: CellEditor {
        var notes: [String] = []
        let isChangingEditing = false

        func editControlWasTapped(in cell: UITableViewCell) { notes.append("control \(cell.editingStyle)") }
        func deletionWasConfirmed(in cell: UITableViewCell) { notes.append("confirmed") }
        func handleWasDragged(in cell: UITableViewCell, _ phase: ReorderHandle.Phase, _ press: UIGestureRecognizer) {
            notes.append("\(phase)")
        }
    }

    private func show(
        _ direction: UIUserInterfaceLayoutDirection = .leftToRight, _ change: (NotingCell) -> Void = { _ in }
    ) -> (cell: NotingCell, tester: ViewTester) {
        let tester = ViewTester(size: CGSize(width: 320, height: 480), scale: 2, direction: direction)
        let cell = NotingCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Text"
        change(cell)
        tester.show(cell, at: .zero)
        return (cell, tester)
    }

    private func subview<Wanted: UIView>(_ type: Wanted.Type, of cell: UITableViewCell) -> Wanted? {
        for subview in cell.subviews { if let found = subview as? Wanted { return found } }
        return nil
    }

    // MARK: Geometry

    @Test func `the minus sign is 22 wide, 15 from the edge, and the content moves 38`() {
        let (cell, tester) = show()
        cell.prepareEditing(style: .delete)
        cell.setEditing(true, animated: false)
        tester.pump()

        #expect(subview(EditControl.self, of: cell)?.frame == CGRect(x: 15, y: 11, width: 22, height: 22))
        #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 282, height: 44))
        #expect(cell.textLabel?.frame.minX == 16)
    }

    @Test func `where one reads from the right the control is at the right and the handle at the left`() {
        let (cell, tester) = show(.rightToLeft) { $0.showsReorderControl = true }
        cell.prepareEditing(style: .insert)
        cell.setEditing(true, animated: false)
        tester.pump()

        #expect(subview(EditControl.self, of: cell)?.frame.minX == 283)
        #expect(subview(ReorderHandle.self, of: cell)?.frame == CGRect(x: 0, y: 0, width: 38, height: 44))
        #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 244, height: 44))
    }

    @Test func `without control the room stays, unless the content is not to move in`() {
        let (cell, tester) = show()
        cell.setEditing(true, animated: false)
        tester.pump()
        let indented = cell.contentView.frame.minX
        cell.shouldIndentWhileEditing = false
        tester.pump()

        #expect(indented == 38)
        #expect(cell.contentView.frame.minX == 0)
        #expect(subview(EditControl.self, of: cell) == nil)
    }

    @Test func `in an edited cell the editing accessory replaces the other one, left of the handle`() {
        let (cell, tester) = show { cell in
            cell.accessoryType = .disclosureIndicator
            cell.editingAccessoryType = .checkmark
            cell.showsReorderControl = true
        }
        cell.setEditing(true, animated: false)
        tester.pump()
        let pictures = cell.subviews.filter { $0 is UIImageView }.map(\.frame)
        cell.setEditing(false, animated: false)
        tester.pump()

        // The handle of 38, 8 before it, the check mark of 14, and 10 before that.
        #expect(pictures.map(\.maxX) == [320 - 38 - 8])
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 286, height: 44))
        #expect(subview(ReorderHandle.self, of: cell) == nil)
    }

    @Test func `in an edited cell without an editing accessory the disclosure indicator is hidden`() {
        let (cell, tester) = show { $0.accessoryType = .disclosureIndicator }
        cell.setEditing(true, animated: false)
        tester.pump()

        #expect(cell.contentView.frame.width == 282)
        #expect(subview(UIImageView.self, of: cell) == nil)
    }

    @Test func `the ring is filled while the row is selected, and is no target of its own`() {
        let (cell, tester) = show()
        cell.prepareEditing(style: .delete, choosesSeveral: true)
        cell.setEditing(true, animated: false)
        tester.pump()
        let control = subview(EditControl.self, of: cell)
        let empty = control?.sign
        cell.setSelected(true, animated: false)

        #expect(empty == .ring(isChosen: false))
        #expect(control?.sign == .ring(isChosen: true))
        #expect(control?.isUserInteractionEnabled == false)
    }

    @Test func `a background for several chosen rows is there only while several are chosen`() {
        let (one, several) = (UIView(), UIView())
        let (cell, _) = show { cell in
            cell.selectedBackgroundView = one
            cell.multipleSelectionBackgroundView = several
        }
        cell.setSelected(true, animated: false)
        let isPlain = one.superview === cell && several.superview == nil
        cell.prepareEditing(style: .none, choosesSeveral: true)
        cell.setEditing(true, animated: false)

        #expect(isPlain)
        #expect(one.superview == nil && several.superview === cell)
    }

    @Test func `without one the view that the app gave for selected rows is there`() {
        let own = UIView()
        let (cell, _) = show { $0.selectedBackgroundView = own }
        cell.prepareEditing(style: .none, choosesSeveral: true)
        cell.setEditing(true, animated: false)
        cell.setSelected(true, animated: false)

        #expect(own.superview === cell)
        // Behind the content, also of a cell that has a background view.
        cell.setSelected(false, animated: false)
        cell.backgroundView = UIView()
        cell.setSelected(true, animated: false)
        let views = cell.subviews
        #expect(views.firstIndex(of: own)! < views.firstIndex(of: cell.contentView)!)
        #expect(views.first === cell.backgroundView)
    }

    @Test func `controls and signs grow with the size of text`() {
        let (cell, tester) = show { $0.accessoryType = .disclosureIndicator }
        cell.editingAccessoryType = .detailButton
        cell.prepareEditing(style: .delete)
        tester.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        tester.pump()
        let traits = cell.traitCollection
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize / 17
        let chevron = subview(UIImageView.self, of: cell)?.frame ?? .zero
        cell.setEditing(true, animated: false)
        tester.pump()

        #expect(abs(chevron.width - 8 * body) < 0.01 && abs(chevron.maxX - 304) < 0.01)
        #expect(abs((subview(UIButton.self, of: cell)?.frame.width ?? 0) - 22 * body) < 0.01)
        #expect(cell.contentView.frame.minX > 38)
        #expect((subview(EditControl.self, of: cell)?.frame.maxX ?? 0) < cell.contentView.frame.minX + 16)
    }

    // MARK: Transitions

    @Test func `a change without animation has both calls at once`() {
        let (cell, _) = show()
        cell.setEditing(true, animated: false)
        cell.setEditing(true, animated: false)
        cell.isEditing = false

        #expect(cell.notes == ["will 1 false", "did 1 true", "will 0 true", "did 0 false"])
    }

    @Test func `an animation is 0.3 s long, and the second call follows it`() {
        let (cell, tester) = show()
        cell.prepareEditing(style: .delete)
        cell.setEditing(true, animated: true)
        tester.pump(by: 0.15)
        let shown = cell.contentView.layer.presentation()?.frame.minX ?? 0
        let early = cell.notes
        tester.pump(by: 0.2)

        #expect(shown > 0 && shown < 38)
        #expect(early == ["will 1 false"])
        #expect(cell.notes == ["will 1 false", "did 1 true"])
    }

    @Test func `the control leaves when its animation ends, and stays when it is called back`() {
        let (cell, tester) = show()
        cell.prepareEditing(style: .delete)
        cell.setEditing(true, animated: true)
        tester.settle()
        cell.setEditing(false, animated: true)
        tester.pump(by: 0.1)
        cell.setEditing(true, animated: true)
        tester.settle()
        let control = subview(EditControl.self, of: cell)
        let isBack = control?.alpha == 1 && control?.frame.minX == 15
        cell.setEditing(false, animated: true)
        tester.settle()

        #expect(isBack)
        #expect(subview(EditControl.self, of: cell) == nil)
    }

    @Test func `the delete confirmation shifts the content by its title and 30, and its state has both bits set`() {
        let (cell, tester) = show()
        cell.prepareEditing(style: .delete)
        cell.setEditing(true, animated: false)
        cell.notes = []
        cell.showConfirmation("Delete", animated: true)
        let isShown = cell.showingDeleteConfirmation
        tester.settle()
        let button = subview(UIButton.self, of: cell)
        // Six letters of 17 points, and 15 on either side.
        let expected = CGRect(x: 320 - 132, y: 0, width: 132, height: 44)

        #expect(isShown)
        #expect(button?.frame == expected)
        #expect(cell.contentView.frame.minX == -94)
        #expect(cell.notes == ["will 3 true", "did 3 true"])
        cell.showConfirmation(nil, animated: true)
        tester.settle()
        #expect(subview(UIButton.self, of: cell) == nil)
        #expect(cell.contentView.frame.minX == 38)
    }

    @Test func `the confirmation shifts a configured content, which keeps its margins meanwhile`() {
        for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            let (cell, tester) = show(direction) { cell in
                var content = UIListContentConfiguration.cell()
                content.text = "Text"
                cell.contentConfiguration = content
            }
            let label = cell.contentView.subviews[0]
            let before = label.frame
            cell.showConfirmation("Delete", animated: true)
            tester.settle()
            let shift = cell.convert(label.bounds, from: label).minX - before.minX
            let isSame = label.frame == before
            cell.showConfirmation(nil, animated: true)
            tester.settle()

            #expect(shift == (direction == .leftToRight ? -132 : 132) && isSame)
            #expect(cell.contentView.frame == cell.bounds && cell.contentView.transform == .identity)
        }
    }

    @Test func `a content view that the app has turned stays so`() {
        let (cell, tester) = show { $0.contentView.transform = CGAffineTransform(scaleX: 1, y: -1) }
        cell.setEditing(true, animated: true)
        tester.settle()

        #expect(cell.contentView.transform == CGAffineTransform(scaleX: 1, y: -1))
        #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 282, height: 44))
    }

    @Test func `reuse ends editing without a word`() {
        let (cell, tester) = show { $0.showsReorderControl = true }
        cell.prepareEditing(style: .delete)
        cell.setEditing(true, animated: false)
        cell.showConfirmation("Delete", animated: false)
        cell.notes = []
        cell.prepareForReuse()
        tester.pump()

        #expect(!cell.isEditing && !cell.showingDeleteConfirmation)
        #expect(cell.notes == [])
        #expect(cell.subviews.count { $0 is UIControl } == 0)
        #expect(cell.contentView.frame == cell.bounds)
    }

    // MARK: Touches

    @Test func `taps on the control and on the confirmation reach the editor`() {
        let editor = Editor()
        let (cell, tester) = show()
        cell.parts.editor = editor
        cell.prepareEditing(style: .delete)
        cell.setEditing(true, animated: false)
        tester.pump()
        tester.tap(at: CGPoint(x: 26, y: 22))
        cell.showConfirmation("Delete", animated: false)
        tester.pump()
        tester.tap(at: CGPoint(x: 300, y: 22))
        tester.settle()

        #expect(editor.notes == ["control delete", "confirmed"])
    }

    @Test func `a finger on the handle is followed to its end`() {
        let editor = Editor()
        let (cell, tester) = show { $0.showsReorderControl = true }
        cell.parts.editor = editor
        cell.setEditing(true, animated: false)
        tester.pump()
        let touch = tester.touch(at: CGPoint(x: 300, y: 22))
        tester.pump()
        touch.move(to: CGPoint(x: 300, y: 100))
        touch.lift()
        tester.settle()

        #expect(editor.notes == ["began", "moved", "ended"])
    }
}
