import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import CoreStages

/// Split views of an app that is launched again: the display mode, the column that is shown alone, and the columns' contents.
@Suite(.application) struct SplitStateTests {
    typealias Column = UISplitViewController.Column
    private let store = MemoryStateStore()
    nonisolated static let landscape = CGSize(width: 1024, height: 768)
    nonisolated static let portrait = CGSize(width: 768, height: 1024)
    nonisolated static let narrow = CGSize(width: 400, height: 800)

    /// A split view with a stack in each column, all of which are made at every launch.
    private func makeSplit(
        _ style: UISplitViewController.Style, _ delegate: (any UISplitViewControllerDelegate)?
    ) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        split.restorationIdentifier = "split"
        split.delegate = delegate
        let columns: [(Column, String)] = [(.primary, "list"), (.supplementary, "things"), (.secondary, "detail")]
        for (column, name) in columns where column != .supplementary || style == .tripleColumn {
            let root = PlainNoteViewController(name)
            root.title = name
            let stack = UINavigationController(rootViewController: root)
            stack.restorationIdentifier = name + " stack"
            split.setViewController(stack, for: column)
        }
        return split
    }

    private func launch(
        _ style: UISplitViewController.Style = .doubleColumn, size: CGSize = landscape,
        delegate: (any UISplitViewControllerDelegate)? = nil
    ) -> (tester: ViewTester, split: UISplitViewController) {
        let split = makeSplit(style, delegate)
        let app = RestoringDelegate()
        app.build = { split }
        let tester = ViewTester(size: size, idiom: .pad, stateStore: store, delegate: app)
        tester.settle()
        return (tester, split)
    }

    private func stack(_ split: UISplitViewController, _ column: Column) -> UINavigationController? {
        split.viewController(for: column) as? UINavigationController
    }

    /// The top of a column's stack.
    private func top(_ split: UISplitViewController, _ column: Column) -> PlainNoteViewController? {
        stack(split, column)?.topViewController as? PlainNoteViewController
    }

    /// The lowest in a column's stack.
    private func root(_ split: UISplitViewController, _ column: Column) -> PlainNoteViewController? {
        stack(split, column)?.viewControllers.first as? PlainNoteViewController
    }

    /// Where the columns are in the window, from the outermost inward; those that are not there are left out.
    private func places(_ split: UISplitViewController) -> [CGRect] {
        [Column.primary, .supplementary, .secondary].compactMap { column -> CGRect? in
            guard let view = stack(split, column)?.viewIfLoaded, view.window != nil else { return nil }
            return view.convert(view.bounds, to: nil)
        }
    }

    @Test(arguments: [
        (UISplitViewController.Style.doubleColumn, landscape, Column.primary, false),
        (.doubleColumn, portrait, .primary, true), (.tripleColumn, landscape, .primary, true),
        (.tripleColumn, landscape, .supplementary, false), (.tripleColumn, portrait, .primary, true),
        (.tripleColumn, portrait, .supplementary, true),
    ])
    func `columns are restored in the mode in which they were left`(
        style: UISplitViewController.Style, size: CGSize, column: Column, comes: Bool
    ) {
        let usual: UISplitViewController.DisplayMode
        let left: (mode: UISplitViewController.DisplayMode, places: [CGRect])
        do {
            let (tester, split) = launch(style, size: size)
            usual = split.displayMode
            if comes { split.show(column) } else { split.hide(column) }
            tester.settle()
            left = (split.displayMode, places(split))
            tester.hide()
        }

        let (_, split) = launch(style, size: size)

        #expect(left.mode != usual)
        #expect(split.displayMode == left.mode)
        #expect(places(split) == left.places)
    }

    @Test func `a mode that the user has not chosen depends on the size of the next window`() {
        do {
            let (tester, split) = launch()
            #expect(split.displayMode == .oneBesideSecondary)
            tester.hide()
        }

        let (_, split) = launch(size: Self.portrait)

        #expect(split.displayMode == .secondaryOnly)
        #expect(places(split) == [CGRect(origin: .zero, size: Self.portrait)])
    }

    @Test func `every column has its stack again`() throws {
        do {
            let (tester, split) = launch(.tripleColumn)
            for column in [Column.primary, .supplementary, .secondary] {
                root(split, column)?.note = "root \(column)"
                let page = NoteViewController("page")
                page.note = "page \(column)"
                stack(split, column)?.pushViewController(page, animated: false)
            }
            tester.settle()
            tester.hide()
        }

        let (_, split) = launch(.tripleColumn)

        for column in [Column.primary, .supplementary, .secondary] {
            let notes = stack(split, column)?.viewControllers.map { ($0 as? PlainNoteViewController)?.note }
            #expect(notes == ["root \(column)", "page \(column)"])
        }
    }

    @Test(arguments: [Column.primary, .supplementary, .secondary])
    func `where one column is shown alone it is the same again, with those below it`(column: Column) throws {
        let left: [String?]
        do {
            let (tester, split) = launch(.tripleColumn, size: Self.narrow)
            for column in [Column.primary, .supplementary, .secondary] { root(split, column)?.note = "\(column)" }
            split.show(column)
            tester.settle()
            left = stack(split, .primary)?.viewControllers.map(\.restorationIdentifier) ?? []
            tester.hide()
        }

        let (tester, split) = launch(.tripleColumn, size: Self.narrow)
        let stacked = stack(split, .primary)?.viewControllers.map(\.restorationIdentifier)

        #expect(split.isCollapsed)
        #expect(left == Array(["list", "things stack", "detail stack"].prefix(left.count)))
        #expect(left.last == ["list", "things stack", "detail stack"][column.rawValue])
        #expect(stacked == left)
        #expect(places(split).last == CGRect(origin: .zero, size: Self.narrow))
        for other in [Column.primary, .supplementary, .secondary] {
            #expect(root(split, other)?.note == "\(other)")
        }
        tester.resize(to: Self.landscape)
        tester.settle()
        #expect(!split.isCollapsed)
        #expect(stack(split, .primary)?.viewControllers.map(\.restorationIdentifier) == ["list"])
    }

    @Test func `the delegate is asked with the column that was shown, and has the last word`() {
        do {
            let (tester, split) = launch(size: Self.narrow)
            split.show(.primary)
            tester.settle()
            tester.hide()
        }
        let asked = SplitRecorder()
        asked.top = .secondary

        let (_, split) = launch(size: Self.narrow, delegate: asked)

        #expect(asked.drain().first == "proposed primary")
        #expect(stack(split, .primary)?.viewControllers.count == 2)
    }

    @Test(arguments: [(narrow, landscape), (landscape, narrow)])
    func `contents of columns are restored in a window of another width`(sizes: (before: CGSize, after: CGSize)) {
        do {
            let (tester, split) = launch(size: sizes.before)
            root(split, .primary)?.note = "first"
            let page = NoteViewController("page")
            page.note = "last"
            stack(split, .secondary)?.pushViewController(page, animated: false)
            tester.settle()
            tester.hide()
        }

        let (_, split) = launch(size: sizes.after)

        #expect(split.isCollapsed == (sizes.after == Self.narrow))
        #expect(root(split, .primary)?.note == "first")
        #expect(top(split, .secondary)?.note == "last")
    }

    @Test func `a column that was shown alone is no reason to show it alone later`() {
        do {
            let (tester, split) = launch(size: Self.narrow)
            split.show(.primary)
            tester.settle()
            tester.hide()
        }
        let asked = SplitRecorder()
        let (tester, _) = launch(delegate: asked)
        _ = asked.drain()

        tester.resize(to: Self.narrow)
        tester.settle()

        #expect(asked.drain().first == "proposed secondary")
    }
}
