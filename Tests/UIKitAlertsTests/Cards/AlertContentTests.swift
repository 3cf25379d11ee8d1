import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitAlerts
import UIKitCore
import UIKitTesting

@Suite(.application) struct AlertContentTests {
    @Test func `an alert has the values that it was made with`() {
        let stage = AlertStage(.alert)
        let action = stage.add("OK")

        #expect(stage.alert.title == "Title")
        #expect(stage.alert.message == "Message")
        #expect(stage.alert.preferredStyle == .alert)
        #expect(stage.alert.actions == [action])
        #expect(stage.alert.severity == .default)
        #expect(UIAlertController().preferredStyle == .actionSheet)
    }

    @Test func `a copied action is another one with the same values`() throws {
        let action = UIAlertAction(title: "Delete", style: .destructive)
        action.isEnabled = false

        let copy = try #require(action.copy() as? UIAlertAction)

        #expect(copy !== action)
        #expect(copy.title == "Delete")
        #expect(copy.style == .destructive)
        #expect(!copy.isEnabled)
    }

    @Test func `changed texts and added answers show at once and keep the alert in the middle`() {
        let stage = AlertStage()
        stage.add("OK")
        stage.show()
        let height = stage.alert.view.frame.height

        stage.alert.message = "Message\nof two lines"
        stage.alert.title = nil
        stage.add("Two")
        stage.add("Three")
        stage.tester.settle()

        #expect(stage.tester.drawnTexts.contains("of two lines"))
        #expect(!stage.tester.drawnTexts.contains("Title"))
        #expect(stage.alert.view.frame.height == height + 13 - 17 - 3 + 2 * 45)
        #expect((stage.alert.view.frame.midY - (20 + 647 / 2)).magnitude <= 0.5)
    }

    @Test func `a button that stays keeps the focus when answers are added`() {
        let stage = AlertStage()
        stage.add("OK")
        stage.show()
        stage.tester.press(.keyboardTab, "\t")

        stage.add("Two")
        stage.tester.settle()

        #expect(stage.button("OK")?.isFocused == true)
    }

    @Test func `titles have the tint colour, red where they destroy, grey where they are disabled`() throws {
        let stage = AlertStage()
        stage.add("Save")
        stage.add("Delete", .destructive)
        stage.add("Off").isEnabled = false
        stage.alert.view.tintColor = .systemPurple

        stage.show()

        func color(_ title: String) throws -> UIColor? {
            try #require(stage.button(title)).descendants(UILabel.self).first?.textColor
        }
        #expect(try color("Save") == .systemPurple)
        #expect(try color("Delete") == .systemRed)
        #expect(try color("Off") == .tertiaryLabel)
    }

    @Test func `views behind the alert have a dimmed tint`() {
        let stage = AlertStage()
        stage.add("OK")
        let before = stage.root.view.tintAdjustmentMode

        stage.show()
        let during = [stage.root.view, stage.alert.view].map { $0?.tintAdjustmentMode }
        stage.choose("OK")

        #expect(before == .normal)
        #expect(during == [.dimmed, .normal])
        #expect(stage.root.view.tintAdjustmentMode == .normal)
    }

    // MARK: Errors

    @Test func `a second cancelling answer stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "No", style: .cancel))
                alert.addAction(UIAlertAction(title: "Never", style: .cancel))
            }
        }

        #expect(result.sentence.contains("UIAlertController can only have one action with the style cancel"))
    }

    @Test func `preferring a foreign action stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                alert.preferredAction = UIAlertAction(title: "Save", style: .default)
            }
        }

        #expect(result.sentence.contains("The preferredAction of an alert controller must be one of its actions"))
    }
}
