import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitAlerts
@testable import UIKitCore

@Suite(.application) struct ActionSheetPopoverTests {
    private static let wide = CGSize(width: 1024, height: 768)

    /// A pad with an action sheet that points to a view at (100, 100).
    private func stage(size: CGSize = wide) -> AlertStage {
        let stage = AlertStage(.actionSheet, size: size, idiom: .pad)
        stage.add("Cancel", .cancel)
        stage.add("One")
        stage.alert.popoverPresentationController?.sourceView = stage.root.view
        stage.alert.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 100, width: 40, height: 20)
        return stage
    }

    @Test func `where there is much room an action sheet is a popover without its cancelling button`() {
        let stage = stage()

        stage.show()

        let content = stage.alert.view.convert(stage.alert.view.bounds, to: nil)
        // Title and message with the room around, a hairline and a button, below the arrow.
        let height: CGFloat = 14 + 13 + 5 + 13 + 15 + 1 + 57
        #expect(stage.alert.popoverPresentationController?.arrowDirection == .up)
        #expect(content == CGRect(x: 420 - 152, y: 120, width: 304, height: height + PopoverPlacement.arrowHeight))
        #expect(stage.frame("One")?.maxY == content.maxY)
        #expect(stage.button("Cancel") == nil)
    }

    @Test func `the chosen action is performed after the popover has closed`() {
        let stage = stage()
        stage.show()

        stage.choose("One")

        #expect(stage.calls == ["One after the alert has gone"])
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func `a tap beside the popover performs the cancel action`() {
        let stage = stage()
        stage.show()

        stage.tester.tap(at: CGPoint(x: 900, y: 700))
        stage.tester.settle()

        #expect(stage.calls == ["Cancel after the alert has gone"])
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func `another answer makes the popover higher`() {
        let stage = stage()
        stage.show()
        let height = stage.alert.view.bounds.height

        stage.add("Two")
        stage.tester.settle()

        #expect(stage.alert.view.bounds.height == height + 58)
    }

    @Test func `a window that becomes narrow puts it at the lower edge, and a wide one makes it a popover again`() {
        let stage = stage()
        stage.show()

        stage.tester.resize(to: CGSize(width: 400, height: 700))
        stage.tester.settle()
        let (sheet, cancel) = (stage.alert.view.frame, stage.frame("Cancel"))
        stage.tester.resize(to: Self.wide)
        stage.tester.settle()

        #expect(sheet.maxY == 692)
        #expect(sheet.width == 384)
        #expect(cancel?.maxY == 692)
        #expect(stage.button("Cancel") == nil)
        #expect(stage.alert.popoverPresentationController?.arrowDirection == .up)
        #expect(stage.alert.isFirstResponder)
    }

    @Test func `a sheet without a popover source stays a sheet when the window grows`() {
        let stage = AlertStage(.actionSheet, size: CGSize(width: 400, height: 700), idiom: .pad)
        stage.add("Cancel", .cancel)
        stage.show()

        stage.tester.resize(to: Self.wide)
        stage.tester.settle()

        #expect(stage.button("Cancel") != nil)
        #expect(stage.alert.view.window != nil)
    }

    @Test func `on a pad a sheet without a popover source stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = AlertStage(.actionSheet, size: CGSize(width: 1024, height: 768), idiom: .pad)
                stage.show()
            }
        }

        let sentence = result.sentence
        #expect(sentence.contains("UIAlertController needs location information"))
    }
}
