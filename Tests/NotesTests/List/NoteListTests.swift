import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

@testable import Notes

@MainActor @Suite(.application) struct NoteListTests {
    private let tester = ViewTester(size: CGSize(width: 390, height: 844))
    private let store = NoteStore(folder: nil)
    private let list: NoteListController

    private init() {
        list = NoteListController(store: store)
        tester.show(UINavigationController(rootViewController: list))
        tester.settle()
    }

    private var titles: [String?] {
        list.tableView.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
    }

    @Test func `the note that was changed last is the first of the list`() throws {
        let note = try #require(store[3])

        store.save(NoteText(parts: [.init(text: "Changed")]), of: note)
        tester.settle()

        #expect(titles == ["Changed", "Three days at the lake", "Rye bread"])
    }

    @Test func `a deleted note returns by undoing`() throws {
        let undo = try #require(list.undoManager)
        store.remove(try #require(store[1]), undoManager: undo)
        tester.settle()
        #expect(titles == ["Rye bread", "Words to look up"])

        undo.undo()
        tester.settle()

        #expect(titles == ["Three days at the lake", "Rye bread", "Words to look up"])
    }
}
