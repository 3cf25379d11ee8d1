import HostInterface
import SDLHost
import Testing

/// Answers of an input method to its reset do not reach the app, which has kept the text.
@Suite struct ResetAnswersTests {
    private static let empty = HostEvent.compose(text: "", selection: [0, 0])
    private static let composed = HostEvent.compose(text: "하", selection: [1, 0])

    /// The events that are left of batches, the input method being reset at `cause` in the first batch.
    private func rest(of batches: [[HostEvent]], cause: HostEvent? = nil) -> [HostEvent] {
        var answers = ResetAnswers()
        if cause == nil { answers.expect(afterKeeping: "한") }
        var result: [HostEvent] = []
        for batch in batches {
            answers.batchWillBegin()
            for event in batch {
                guard let event = answers.withoutAnswer(event) else { continue }
                result.append(event)
                if event == cause { answers.expect(afterKeeping: "한") }
            }
            answers.batchDidEnd()
        }
        return result
    }

    @Test func `the emptied text and the commit of the kept one are left out`() {
        #expect(rest(of: [[Self.empty, .text("한")]]) == [])
        #expect(rest(of: [[.text("한")]]) == [])
        #expect(rest(of: [[.close, .text("한")]], cause: .close) == [.close])
        #expect(rest(of: [[.close], [Self.empty, .text("한")]], cause: .close) == [.close])
    }

    @Test func `only the first commit is the answer, and text behind it is typed`() {
        #expect(rest(of: [[.text("한a")]]) == [.text("a")])
        #expect(rest(of: [[.text("한"), .memoryWarning, .text("한")]]) == [.memoryWarning, .text("한")])
        #expect(rest(of: [[.text("글")]]) == [.text("글")])
    }

    @Test func `what was composed before the reset is left out, what is composed after it is not`() {
        #expect(rest(of: [[.close, Self.composed], [Self.composed]], cause: .close) == [.close, Self.composed])
        #expect(rest(of: [[Self.composed]]) == [Self.composed])
    }

    @Test func `events after the next ones are no answer`() {
        #expect(rest(of: [[.memoryWarning], [Self.empty, .text("한")]]) == [.memoryWarning, Self.empty, .text("한")])
        #expect(
            rest(of: [[.close], [.memoryWarning], [.text("한")]], cause: .close) == [.close, .memoryWarning, .text("한")])
    }
}
