import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Actions that travel along the responder chain.
@Suite(.application) struct ActionSearchTests {
    private let tester = ViewTester()

    @Test func `an action without a target reaches the first responder whose class has a method of that name`() {
        let player = Player()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        button.addTarget(nil, action: "play", for: .touchUpInside)
        tester.show(player)
        player.view.addSubview(button)

        button.sendActions(for: .touchUpInside)

        #expect(player.calls == ["play"])
        #expect(button.target(forAction: "play", withSender: nil) as? Player === player)
        #expect(button.target(forAction: "stop", withSender: nil) == nil)
        #expect(!UIApplication.shared.sendAction("stop", to: nil, from: button, for: nil))
    }

    @Test func `classes of rewritten sources perform the editing actions that they override`() {
        let (player, loud) = (Player(), LoudPlayer())

        #expect(player.canPerformAction(.copy, withSender: nil))
        #expect(!player.canPerformAction(.paste, withSender: nil))
        #expect(loud.canPerformAction(.copy, withSender: nil))
        #expect(loud.canPerformAction("paste:", withSender: nil))
        #expect(!loud.canPerformAction(.cut, withSender: nil))
        #expect(!player.responds(to: .paste))
        #expect(loud.responds(to: .paste))
    }

    @Test func `an editing action by its name calls the override`() {
        let loud = LoudPlayer()

        loud.perform("copy:", with: nil)
        UIApplication.shared.sendAction("paste:", to: loud, from: nil, for: nil)

        #expect(loud.calls == ["copy", "paste"])
    }

    @Test func `an action that its target lacks stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let tester = ViewTester()
                UIApplication.shared.sendAction("stop", to: tester.window, from: nil, for: nil)
            }
        }

        let text = result.sentence
        #expect(text.contains("unrecognized selector: UIWindow has no method stop"))
    }
}
