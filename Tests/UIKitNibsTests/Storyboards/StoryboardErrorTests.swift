import Foundation
import Testing
import UIKitCore
import UIKitNibs
import UIKitTesting

/// Mistakes in the use of storyboards, which stop the program.
@Suite(.application, .removesLeftovers) struct StoryboardErrorTests {
    @Test func `an absent storyboard`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIStoryboard(name: "Absent", bundle: nil) }
        }

        #expect(result.sentence.contains("Could not find a storyboard named 'Absent' in bundle"))
    }

    @Test func `an identifier that no scene has`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = StoryboardStage(StoryboardStage.scene("a"), StoryboardStage.scene("b"))
                _ = stage.storyboard.instantiateViewController(withIdentifier: "c")
            }
        }

        #expect(
            result.sentence.contains(
                "Storyboard (Main) doesn't contain a view controller with identifier 'c'. Its scenes have A, B."))
    }

    @Test func `a closure that answers with a controller of its own`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = StoryboardStage(StoryboardStage.scene("a"))
                _ = stage.storyboard.instantiateViewController(identifier: "A") { _ in UIViewController() }
            }
        }

        #expect(result.sentence.contains("Custom instantiated view controller must call super.init(coder:)"))
    }

    @Test func `a segue of a name that the scene has not`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = StoryboardStage(StoryboardStage.scene("a"))
                stage.makeInitial(as: SceneController.self).performSegue(withIdentifier: "x", sender: nil)
            }
        }

        #expect(result.sentence.contains("Receiver has no segue with identifier 'x'"))
    }

    @Test func `a custom segue without its class, and a push without a stack`() async {
        let custom = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let segue = StoryboardStage.segue("custom", to: "a", "identifier=\"x\" customClass=\"Lost\"", id: "s")
                let stage = StoryboardStage(StoryboardStage.scene("a", connections: segue))
                stage.makeInitial(as: SceneController.self).performSegue(withIdentifier: "x", sender: nil)
            }
        }
        let push = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let segue = StoryboardStage.segue("push", to: "a", "identifier=\"x\"", id: "s")
                let stage = StoryboardStage(StoryboardStage.scene("a", connections: segue))
                stage.makeInitial(as: SceneController.self).performSegue(withIdentifier: "x", sender: nil)
            }
        }

        #expect(custom.sentence.contains("Could not find a segue class named 'Lost'"))
        #expect(
            push.sentence.contains(
                "Push segues can only be used when the source controller is managed by an instance of UINavigationController"
            ))
    }
}
