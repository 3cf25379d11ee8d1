import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct ExposedMethodTests {
    private let player = Player()
    private let button = UIButton()

    @Test func `a selector of a name alone calls the method that the class exposes, private ones too`() {
        player.perform(Selector("play"))
        player.perform("tap:", with: button)

        #expect(player.calls == ["play", "tap 0"])
    }

    @Test func `the nearest of an object's classes is found, and above a limit the next`() {
        final class Special: UILabel {}
        let classes: [AnyClass] = [UIView.self, UILabel.self, UIButton.self]

        #expect(AnoleExports.nearest(of: Special(), classes) == 1)
        #expect(AnoleExports.nearest(of: Special(), classes, above: UILabel.self) == 0)
        #expect(AnoleExports.nearest(of: Special(), classes, above: UIView.self) == nil)
        #expect(AnoleExports.nearest(of: UIImageView(), classes) == 0)
        #expect(AnoleExports.nearest(of: UIResponder(), classes) == nil)
    }

    @Test func `a method of the base class is found in a subclass, and calls its override`() {
        let loud = LoudPlayer()

        loud.perform("tap:", with: button)
        loud.perform("play")

        #expect(loud.calls == ["loud tap", "play"])
    }

    @Test func `a selector made from another class's method calls the receiver's own of that name`() {
        final class Other: UIResponder { func tap(_ sender: Any?) {} }
        let tester = ViewTester()
        button.addTarget(player, action: Selector(Other.tap, name: "tap:"), for: .touchUpInside)

        button.sendActions(for: .touchUpInside)

        #expect(player.calls == ["tap 0"])
        _ = tester
    }

    @Test func `a method with fewer arguments than are sent leaves the others`() {
        let tester = ViewTester()
        button.addTarget(player, action: "play", for: .touchUpInside)
        button.addTarget(player, action: Selector(("tap:forEvent:")), for: .touchUpInside)

        button.sendActions(for: .touchUpInside)

        #expect(player.calls == ["play", "tap for no event"])
        _ = tester
    }

    @Test func `three arguments are missing or nil, and the result is returned`() {
        let result = player.perform("makeDetail:sender:identifier:", with: 7, with: nil)

        #expect(player.calls == ["detail 7 true nil"])
        #expect(result?.takeUnretainedValue() === player)
    }

    @Test func `nil is zero where a number is wanted, and any object is true`() {
        player.perform("seekTo:", with: nil)
        player.perform("turn:", with: nil)
        player.perform("turn:", with: button)
        player.perform("turn:", with: false)
        player.perform("seekTo:", with: 2)

        #expect(player.calls == ["seek 0.0", "turn false", "turn true", "turn false", "seek 2.0"])
    }

    @Test func `objects respond to selectors that their class exposes`() {
        let plain = UIViewController()

        #expect(player.responds(to: "tap:"))
        #expect(player.responds(to: "load:"))
        #expect(LoudPlayer().responds(to: "play"))
        #expect(!player.responds(to: "stop"))
        #expect(!player.responds(to: nil))
        #expect(!plain.responds(to: "tap:"))
        #expect(player.responds(to: "showViewController:sender:"))
    }

    @Test func `an object known by a protocol only responds to its selectors`() {
        let object: any NSObjectProtocol = player

        #expect(object.responds(to: "tap:"))
        #expect(!object.responds(to: "stop"))
    }

    @Test func `a module's method of a class of the framework is found in all classes below`() {
        let label = UILabel()
        _ = player.responds(to: "play")

        label.perform("blink:", with: nil)

        #expect(label.tag == 1)
    }

    @Test func `a method that does not exist stops the program with class and selector`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Player().perform("stop:", with: nil) }
        }

        let text = result.sentence
        #expect(text.contains("unrecognized selector: Player has no method stop:"))
    }

    @Test func `an argument of a wrong class stops the program with both types`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Player().perform("tap:", with: UIView()) }
        }

        let text = result.sentence
        #expect(
            text.contains(
                "The method tap: of Player has UIButton for its argument 1, but was sent an object of type UIView"))
    }
}
