import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting
import UIKitText

@Suite(.application) struct FieldInputViewTests {
    @Test func `a text field begins editing before its input views show`() {
        let (tester, recorder) = (ViewTester(), FieldRecorder())
        let field = UITextField(frame: CGRect(x: 0, y: 300, width: 100, height: 40))
        recorder.watch(field, .editingDidBegin)
        tester.show(field)
        let (input, accessory) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100)),
            UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        )
        (field.inputView, field.inputAccessoryView) = (input, accessory)
        var told: [String] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { told = recorder.drain() } }

        field.becomeFirstResponder()
        tester.settle()
        NotificationCenter.default.removeObserver(token)

        #expect(told.contains { $0.hasPrefix("editingDidBegin") })
        #expect(input.convert(input.bounds, to: nil).minY == 567)
        #expect(accessory.convert(accessory.bounds, to: nil).minY == 523)
    }
}
