import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import CoreStages
@testable import UIKitCore

@Suite(.application) struct MenuElementSizeTests {
    @Test func `small elements are in a line, up to four`() throws {
        let stage = MenuStage { stage in
            let menu = UIMenu(children: "abcde".map { stage.action(String($0), image: UIImage(systemName: "star")) })
            menu.preferredElementSize = .small
            return menu
        }

        try stage.openMenu()
        let rows = stage.rows.map(\.frame)

        #expect(rows.prefix(4).map(\.minX) == [0, 62.5, 125, 187.5])
        #expect(Set(rows.prefix(4).map(\.minY)).count == 1)
        #expect(rows[4].minX == 0 && rows[4].width == 250 && rows[4].minY >= rows[0].maxY)
        #expect(!stage.tester.drawnTexts.contains("a"))
    }

    @Test func `medium elements show their titles and are chosen in the line`() throws {
        let stage = MenuStage { stage in
            let inline = UIMenu(options: .displayInline, children: ["A", "B", "C"].map { stage.action($0) })
            inline.preferredElementSize = .medium
            return UIMenu(children: [inline, stage.action("D")])
        }

        try stage.openMenu()
        let widths = stage.rows.map { $0.frame.width.rounded() }
        let texts = stage.tester.drawnTexts
        stage.choose("B")

        #expect(widths == [83, 83, 83, 250])
        #expect(["A", "B", "C", "D"].allSatisfy { texts.contains($0) })
        #expect(stage.calls == ["B"])
    }

    @Test func `a menu with other children keeps the size of its elements`() {
        let menu = UIMenu()
        menu.preferredElementSize = .medium

        #expect(menu.replacingChildren([]).preferredElementSize == .medium)
    }

    @Test(arguments: [(60.0, ["One", "Two", "Three"]), (560.0, ["Three", "Two", "One"])])
    func `by priority the first elements are next to the menu's anchor`(y: Double, order: [String]) throws {
        let stage = MenuStage()
        stage.button.frame.origin.y = y
        stage.button.preferredMenuElementOrder = .priority

        try stage.openMenu()

        #expect(stage.titles == order)
    }

    @Test func `in fixed order the first elements are on top`() throws {
        let stage = MenuStage()
        stage.button.frame.origin.y = 560
        stage.button.preferredMenuElementOrder = .fixed

        try stage.openMenu()

        #expect(stage.titles == ["One", "Two", "Three"])
    }

    @Test func `the sender of a chosen action is the menu's control`() throws {
        let stage = MenuStage { stage in
            UIMenu(children: [
                UIAction(title: "One") { action in
                    stage.note((action.presentationSourceItem as? UIButton)?.currentTitle ?? "nothing")
                }
            ])
        }
        try stage.openMenu()

        stage.choose("One")

        #expect(stage.calls == ["Menu"])
        #expect(UIAction { _ in }.presentationSourceItem == nil)
    }
}
