import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct UndoTests {
    private final class Note {
        var text = ""
        func change(to new: String, _ manager: UndoManager) {
            let former = text
            manager.registerUndo(withTarget: self) { $0.change(to: former, manager) }
            text = new
        }
    }

    private let manager = UndoManager()
    private let note = Note()

    @Test func `changes of one turn are undone together, in reverse`() {
        let tester = ViewTester()
        note.change(to: "a", manager)
        note.change(to: "b", manager)
        tester.pump(by: 0.1)
        tester.warnOfLowMemory()
        note.change(to: "c", manager)

        manager.undo()
        let once = note.text
        manager.undo()

        #expect(once == "b")
        #expect(note.text == "")
        #expect(!manager.canUndo)
        #expect(manager.canRedo)
    }

    @Test func `a turn whose steps were all removed adds no undo`() {
        let tester = ViewTester()
        note.change(to: "a", manager)
        manager.removeAllActions()
        tester.pump(by: 0.1)

        manager.beginUndoGrouping()
        manager.beginUndoGrouping()
        note.change(to: "b", manager)
        manager.removeAllActions(withTarget: note)
        manager.endUndoGrouping()
        manager.endUndoGrouping()
        tester.pump(by: 0.1)

        #expect(!manager.canUndo)
    }

    @Test func `redo makes the changes again, and undo takes them back again`() {
        note.change(to: "a", manager)
        manager.setActionName("Typing")
        manager.undo()
        let redoTitle = manager.redoMenuItemTitle

        manager.redo()
        let redone = note.text
        let undoTitle = manager.undoMenuItemTitle
        manager.undo()

        #expect(redoTitle == "Redo Typing")
        #expect(redone == "a")
        #expect(undoTitle == "Undo Typing")
        #expect(note.text == "")
    }

    @Test func `a new change clears the redo stack`() {
        note.change(to: "a", manager)
        manager.undo()

        note.change(to: "b", manager)

        #expect(!manager.canRedo)
    }

    @Test func `groups inside a group are undone with it`() {
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        note.change(to: "a", manager)
        manager.beginUndoGrouping()
        note.change(to: "b", manager)
        manager.endUndoGrouping()
        let level = manager.groupingLevel
        manager.endUndoGrouping()

        manager.undo()

        #expect(level == 1)
        #expect(note.text == "")
        #expect(!manager.canUndo)
    }

    @Test func `no change is registered while registration is off`() {
        manager.disableUndoRegistration()
        note.change(to: "a", manager)
        manager.enableUndoRegistration()

        #expect(!manager.canUndo)
        #expect(manager.isUndoRegistrationEnabled)
    }

    @Test func `only so many groups are kept`() {
        manager.groupsByEvent = false
        manager.levelsOfUndo = 2
        for text in ["a", "b", "c"] {
            manager.beginUndoGrouping()
            note.change(to: text, manager)
            manager.endUndoGrouping()
        }

        manager.undo()
        manager.undo()
        manager.undo()

        #expect(note.text == "a")
    }

    @Test func `the actions of an object can be removed`() {
        let other = Note()
        note.change(to: "a", manager)
        other.change(to: "b", manager)

        manager.removeAllActions(withTarget: note)
        manager.undo()

        #expect(note.text == "a")
        #expect(other.text == "")
        manager.removeAllActions()
        #expect(!manager.canRedo)
    }

    @Test func `a method can be registered with its sender`() {
        final class Target {
            var seen: String?
            func take(_ sender: String) { seen = sender }
        }
        let target = Target()
        manager.registerUndo(withTarget: target, selector: Selector(Target.take), object: "x")

        manager.undo()

        #expect(target.seen == "x")
    }
}
