import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitAlerts
@testable import UIKitCore

@Suite(.application) struct AlertLayoutTests {
    @Test func `an alert is a card in the middle of the area below the status bar`() {
        let stage = AlertStage()
        stage.add("OK")

        stage.show()

        // Title and message with the room around, a hairline, a button.
        let height: CGFloat = 20 + 17 + 3 + 13 + 20 + 1 + 44
        let top = (20 + (667 - 20 - height) / 2).rounded()
        #expect(stage.alert.view.frame == CGRect(x: 53, y: top, width: 270, height: height))
        #expect(stage.frame("OK") == CGRect(x: 53, y: top + height - 44, width: 270, height: 44))
    }

    @Test func `an alert without texts or buttons has room for neither`() {
        let texts = AlertStage(title: nil, message: "Message")
        texts.show()
        let textHeight = texts.alert.view.frame.height
        let buttons = AlertStage(title: "", message: nil)
        buttons.add("OK")
        buttons.show()

        #expect(textHeight == 53)
        #expect(buttons.alert.view.frame.height == 44)
    }

    @Test func `two buttons are side by side, the cancelling one first`() throws {
        let stage = AlertStage()
        stage.add("Delete", .destructive)
        stage.add("Cancel", .cancel)

        stage.show()

        let (cancel, delete) = (try #require(stage.frame("Cancel")), try #require(stage.frame("Delete")))
        #expect(cancel.minX == 53)
        #expect(cancel.width == 135)
        #expect(delete.minX == cancel.maxX + 1)
        #expect(delete.maxX == stage.alert.view.frame.maxX)
        #expect(cancel.minY == delete.minY)
    }

    @Test func `where lines begin at the right, so does the row`() {
        let list = AlertButtonList(.alert)
        list.semanticContentAttribute = .forceRightToLeft
        list.frame = CGRect(x: 0, y: 0, width: 271, height: 44)
        let (cancel, save) = (UIAlertAction(title: "No", style: .cancel), UIAlertAction(title: "Yes", style: .default))

        list.buttons = [save, cancel].map { AlertButton($0, .alert) }
        list.layoutIfNeeded()

        #expect(list.buttons[1].frame.minX == 136)
        #expect(list.buttons[0].frame.maxX == 135)
    }

    @Test func `two buttons of which one is too wide are one below the other`() throws {
        let stage = AlertStage()
        stage.add("Cancel", .cancel)
        stage.add("Eight or")

        stage.show()

        // Eight squares of 17 are more than half of the card.
        let (cancel, other) = (try #require(stage.frame("Cancel")), try #require(stage.frame("Eight or")))
        #expect(other.width == 270)
        #expect(cancel.minY == other.maxY + 1)
    }

    @Test func `three buttons keep their order but for the cancelling one`() {
        let stage = AlertStage()
        stage.add("Cancel", .cancel)
        stage.add("One")
        stage.add("Two")

        stage.show()

        let order = stage.buttons.sorted { $0.frame.minY < $1.frame.minY }.map(\.action.title)
        #expect(order == ["One", "Two", "Cancel"])
    }

    @Test func `a text too long for the screen scrolls and leaves the buttons to be seen`() throws {
        let stage = AlertStage(message: String(repeating: "word ", count: 600))
        stage.add("OK")

        stage.show()

        let header = stage.alert.view.descendants(AlertHeader.self)
        // Below the status bar and above the edge a margin of 24 is left.
        #expect(stage.alert.view.frame.minY == 44)
        #expect(stage.alert.view.frame.maxY == 643)
        #expect(stage.frame("OK")?.maxY == 643)
        #expect(header.first?.isScrollEnabled == true)
    }

    @Test func `too many buttons scroll below the text`() {
        let stage = AlertStage()
        for number in 1...30 { stage.add("\(number)") }
        let stacked: CGFloat = 30 * 44 + 29

        stage.show()

        let lists = stage.alert.view.descendants(AlertButtonList.self)
        let headers = stage.alert.view.descendants(AlertHeader.self)
        #expect(lists.first?.isScrollEnabled == true)
        #expect(headers.first?.frame.height == 73)
        #expect(lists.first?.contentSize.height == stacked)
    }

    @Test func `an action sheet is at the lower edge with its cancelling button apart`() {
        let stage = AlertStage(.actionSheet)
        stage.add("Cancel", .cancel)
        stage.add("One")
        stage.add("Two", .destructive)

        stage.show()

        let cancel = CGRect(x: 8, y: 667 - 8 - 57, width: 359, height: 57)
        #expect(stage.frame("Cancel") == cancel)
        #expect(stage.frame("Two")?.maxY == cancel.minY - 8)
        #expect(stage.frame("One")?.maxY == cancel.minY - 8 - 58)
        // The text above: a title and a message of 13 with the room around.
        let text: CGFloat = 14 + 13 + 5 + 13 + 15
        let buttons: CGFloat = 3 * 57 + 2 + 8
        #expect(stage.alert.view.frame.minY == 667 - 8 - buttons - text)
    }

    @Test func `an action sheet on its side is as wide as when upright`() {
        let stage = AlertStage(.actionSheet)
        stage.add("Cancel", .cancel)
        stage.show()

        stage.tester.rotate(toTheLeft: true)
        stage.tester.settle()

        let frame = stage.alert.view.frame
        #expect(frame.width == 359)
        #expect((frame.midX - 333.5).magnitude <= 0.5)
        #expect(frame.maxY == 367)
    }

    @Test func `in a phone's window that has grown an action sheet without a source is in the middle`() {
        let stage = AlertStage(.actionSheet, size: CGSize(width: 1024, height: 768))
        stage.add("Cancel", .cancel)
        stage.add("One")

        stage.show()

        #expect(stage.alert.view.frame.midX == 512)
        #expect((stage.alert.view.frame.midY - (20 + (768 - 20) / 2)).magnitude <= 0.5)
    }

    @Test func `in a window narrower than the card the card is narrower`() {
        let stage = AlertStage()
        stage.add("OK")
        let view = AlertView(of: stage.alert)

        let frame = AlertPlacement.middle.frame(of: view, in: CGSize(width: 200, height: 160), safeArea: .zero)

        #expect(frame.minX == 8)
        #expect(frame.width == 184)
        #expect(frame.minY == 24)
        #expect(frame.height == 112)
    }

    @Test func `the preferred answer is bold, else the cancelling one`() {
        let stage = AlertStage()
        stage.add("Cancel", .cancel)
        let save = stage.add("Save")
        stage.show()

        let before = [stage.button("Cancel")?.isEmphasized, stage.button("Save")?.isEmphasized]
        stage.alert.preferredAction = save
        let after = [stage.button("Cancel")?.isEmphasized, stage.button("Save")?.isEmphasized]

        #expect(before == [true, false])
        #expect(after == [false, true])
    }
}
