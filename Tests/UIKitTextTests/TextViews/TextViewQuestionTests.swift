import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// Changes that a delegate makes while it is asked about one.
@MainActor @Suite(.application) struct TextViewQuestionTests {
    @Test func `a delegate that inserts text of its own while it is asked is not asked about that`() {
        let stage = TextViewStage("ab")
        stage.edit(2)
        var questions = 0
        stage.recorder.onChange = { view in
            questions += 1
            view.insertText("!")
            return false
        }

        stage.tester.type("c")
        stage.tester.pump()

        #expect(questions == 1)
        #expect(stage.shown == "ab!|")
    }

    @Test func `a delegate that deletes while it is asked about a deletion is not asked again`() {
        let stage = TextViewStage("abcd")
        stage.edit(4)
        var questions = 0
        stage.recorder.onChange = { view in
            questions += 1
            view.deleteBackward()
            view.deleteBackward()
            return false
        }

        stage.tester.press(.keyboardDeleteOrBackspace)
        stage.tester.pump()

        #expect(questions == 1)
        #expect(stage.shown == "ab|")
    }
}
