import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Cells that open a menu wherever they are tapped.
@Suite(.application) struct PopUpMenuTests {
    /// A list of one row with a menu of three elements.
    @MainActor private final class Stage {
        var chosen: [String] = []
        var performed: [String] = []
        private(set) var menu = UIMenu()
        private(set) var list: ListStage?

        init(
            on chosen: String? = nil, options: UICellAccessory.PopUpMenuOptions = .init(),
            others: [UICellAccessory] = []
        ) {
            let menu = UIMenu(
                children: ["Name", "Size", "Date"].map { title in
                    UIAction(title: title, state: title == chosen ? .on : .off) { [unowned self] _ in
                        performed.append(title)
                    }
                })
            self.menu = menu
            list = ListStage(2) { [unowned self] stage in
                stage.fill = { cell, path in
                    guard path.item == 0 else { return cell.accessories = [] }
                    cell.accessories =
                        others + [
                            .popUpMenu(menu, options: options) { [unowned self] menu in
                                self.chosen.append(menu.selectedElements.map(\.title).joined(separator: " "))
                            }
                        ]
                }
            }
        }

        var on: [String] { menu.selectedElements.map(\.title) }

        func button() throws -> AccessoryButton {
            try #require(list?.cell(0).subviews.compactMap { $0 as? AccessoryButton }.last)
        }

        /// The labels of the menu on screen, from top to bottom.
        func shownTitles() -> [String] {
            guard let window = list?.collection.window else { return [] }
            return titles(in: window).filter { ["Name", "Size", "Date"].contains($0) }
        }

        private func titles(in view: UIView) -> [String] {
            if let label = view as? UILabel { return label.text.map { [$0] } ?? [] }
            return view.subviews.flatMap(titles)
        }
    }

    @Test func `two chevrons are at the trailing side, and the first element is on`() throws {
        let stage = Stage()
        let button = try stage.button()

        // 320 - 16 - 14, and the sign of 10 by 16 is in the middle of the 14.
        #expect(try stage.list?.cell(0).contentView.frame.width == 290)
        #expect(button.frame == CGRect(x: 292, y: 14, width: 10, height: 16))
        #expect(stage.on == ["Name"])
        #expect(stage.chosen == [])
    }

    @Test func `an element that is on already stays the chosen one`() {
        #expect(Stage(on: "Date").on == ["Date"])
    }

    @Test func `a tap anywhere opens the menu, and the cell is not selected`() throws {
        let stage = Stage()

        try stage.list?.tap(0, x: 60)

        #expect(stage.shownTitles() == ["Name", "Size", "Date"])
        #expect(stage.list?.collection.indexPathsForSelectedItems == [])
        #expect(stage.list?.calls.filter { $0.contains("elect") || $0.contains("ighlight") } == [])
    }

    @Test func `the handler hears of another choice, and the element of its own too`() throws {
        let stage = Stage()
        let button = try stage.button()

        let leaf = try #require(stage.menu.children[1] as? UIAction)
        button.performPrimaryAction()
        stage.list?.tester.settle()
        let label = try #require(menuLabel("Size", in: stage))
        stage.list?.tester.tap(at: label.convert(CGPoint(x: 5, y: 5), to: nil))
        stage.list?.tester.settle()
        #expect(stage.chosen == ["Size"])
        #expect(stage.performed == ["Size"])
        #expect(leaf.state == .on)
        #expect(stage.on == ["Size"])

        // The same once more is no change.
        button.performPrimaryAction()
        stage.list?.tester.settle()
        let again = try #require(menuLabel("Size", in: stage))
        stage.list?.tester.tap(at: again.convert(CGPoint(x: 5, y: 5), to: nil))
        stage.list?.tester.settle()
        #expect(stage.chosen == ["Size"])
        #expect(stage.performed == ["Size", "Size"])
    }

    @Test func `a hidden one takes its room, and taps select the cell`() throws {
        let stage = Stage(options: .init(isHidden: true))

        try stage.list?.tap(0, x: 60)

        #expect(try stage.list?.cell(0).contentView.frame.width == 290)
        #expect(stage.shownTitles() == [])
        #expect(stage.list?.collection.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    }

    @Test func `it is behind a chevron that turns and in front of one that does not`() throws {
        let stage = Stage(others: [.disclosureIndicator(), .detail()])
        let cell = try #require(try stage.list?.cell(0))

        #expect(cell.list.trailing.map(\.accessory.accessoryType) == [.detail, .popUpMenu, .disclosureIndicator])
    }

    private func menuLabel(_ title: String, in stage: Stage) -> UILabel? {
        func find(_ view: UIView) -> UILabel? {
            if let label = view as? UILabel, label.text == title { return label }
            for subview in view.subviews { if let found = find(subview) { return found } }
            return nil
        }
        return stage.list?.collection.window.flatMap(find)
    }
}
