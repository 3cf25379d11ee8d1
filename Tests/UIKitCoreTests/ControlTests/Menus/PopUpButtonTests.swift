import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import CoreStages
@testable import UIKitCore

@Suite(.application) struct PopUpButtonTests {
    private func stage(_ make: (MenuStage) -> UIMenu = { $0.menu("One", "Two") }) -> MenuStage {
        let stage = MenuStage(make)
        stage.button.changesSelectionAsPrimaryAction = true
        return stage
    }

    @Test func `it shows the first element, or the one that is on`() {
        let plain = stage()
        #expect(plain.button.currentTitle == "One")
        #expect(plain.button.menu?.selectedElements.map(\.title) == ["One"])

        let chosen = stage { UIMenu(children: [$0.action("One"), $0.action("Two", state: .on)]) }
        #expect(chosen.button.currentTitle == "Two")
    }

    @Test func `choosing moves the mark, changes the title and performs the action`() throws {
        let stage = stage()
        try stage.openMenu()
        let marks = stage.rows.map(\.item.mark)

        stage.choose("Two")

        #expect(marks == ["checkmark", nil])
        #expect(stage.button.currentTitle == "Two")
        #expect(stage.button.menu?.selectedElements.map(\.title) == ["Two"])
        #expect(stage.calls == ["Two"])
        #expect(!stage.button.isSelected)
    }

    @Test func `a configured one shows the choice and two chevrons`() throws {
        let stage = stage()
        let plain = UIButton.Configuration.gray()
        stage.button.configuration = plain
        stage.button.popUpDidChange()
        stage.tester.pump()

        let width = stage.button.intrinsicContentSize.width
        stage.button.configuration?.indicator = .none

        #expect(stage.button.configuration?.title == "One")
        #expect(stage.button.intrinsicContentSize.width < width)
    }
}
