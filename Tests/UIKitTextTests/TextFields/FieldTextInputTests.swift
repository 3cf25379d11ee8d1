import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitText

/// Members of text inputs that apps may leave out, and fields have.
@Suite(.application) struct FieldTextInputTests {
    @Test func `the caret may have backward affinity`() {
        let stage = FieldStage("abc")
        stage.edit(2)
        let former = stage.field.selectionAffinity

        stage.field.selectionAffinity = .backward

        #expect((former, stage.field.selectionAffinity) == (.forward, .backward))
        #expect(stage.shown == "ab|c")
    }

    @Test func `a field that is asked asks its delegate`() throws {
        let stage = FieldStage("abc")
        stage.recorder.watch(stage.field)
        stage.recorder.onChange = { _, range, text in range == NSRange(location: 1, length: 1) && text == "x" }
        stage.edit()
        let places = [1, 2].map { stage.field.position(from: stage.field.beginningOfDocument, offset: $0)! }
        let range = try #require(stage.field.textRange(from: places[0], to: places[1]))

        let answers = ["x", "y"].map { stage.field.shouldChangeText(in: range, replacementText: $0) }

        #expect(answers == [true, false])
        #expect(stage.text == "abc")
    }
}
