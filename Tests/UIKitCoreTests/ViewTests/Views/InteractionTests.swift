import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct InteractionTests {
    private final class Recorder: UIInteraction {
        weak var view: UIView?
        var calls: [String] = []
        func willMove(to view: UIView?) { calls.append("will \(view == nil ? "nil" : "view")") }
        func didMove(to view: UIView?) {
            self.view = view
            calls.append("did \(view == nil ? "nil" : "view")")
        }
    }

    @Test func `an interaction belongs to one view and is called at each move`() {
        let (first, second) = (UIView(), UIView())
        let interaction = Recorder()

        first.addInteraction(interaction)
        second.addInteraction(interaction)
        second.removeInteraction(interaction)
        first.removeInteraction(interaction)

        #expect(
            interaction.calls == [
                "will view", "did view", "will nil", "did nil", "will view", "did view", "will nil", "did nil",
            ])
        #expect(first.interactions.isEmpty && second.interactions.isEmpty)
    }

    @Test func `setting the interactions takes those off that are not among them`() {
        let view = UIView()
        let (kept, gone, new) = (Recorder(), Recorder(), Recorder())
        view.addInteraction(kept)
        view.addInteraction(gone)

        view.interactions = [kept, new]

        #expect(kept.calls == ["will view", "did view"])
        #expect(gone.view == nil)
        #expect(new.view === view)
    }
}
