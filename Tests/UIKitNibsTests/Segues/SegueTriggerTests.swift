import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitNibs
import UIKitTesting

/// Objects that the user touches to follow a segue.
@Suite(.application) struct SegueTriggerTests {
    private typealias Stage = StoryboardStage
    private let tester = ViewTester()

    private let go = Stage.segue(
        "custom", to: "b", "identifier=\"go\" customClass=\"SceneSegue\" customModule=\"UIKitNibsTests\"", id: "s")
    private let expected = [
        "a asked for go", "init", "b awake, detail nil, item nil", "a prepares go, destination not loaded",
        "segue to b",
    ]

    private func loaded(_ scene: String) -> SceneController {
        let controller = Stage(scene, Stage.scene("b")).makeInitial(as: SceneController.self)
        controller.loadViewIfNeeded()
        return controller
    }

    @Test func `a button asks its controller first, and is the sender`() {
        let source = loaded(Stage.scene("a", view: Stage.button(go)))
        let button = source.view.viewWithTag(5) as? UIButton

        let lines = Journal.lines { button?.sendActions(for: .touchUpInside) }
        source.allows = false
        let refused = Journal.lines { button?.sendActions(for: .touchUpInside) }

        #expect(lines == expected)
        #expect(refused == ["a asked for go"])
        #expect(source.senders.last as? UIButton === button)
    }

    @Test func `other controls perform it by their value`() {
        let source = loaded(
            Stage.scene(
                "a", view: "<subviews><switch id=\"w\" tag=\"5\"><connections>\(go)</connections></switch></subviews>"))
        let control = source.view.viewWithTag(5) as? UISwitch

        let lines = Journal.lines { control?.sendActions(for: .primaryActionTriggered) }

        #expect(control != nil && lines == expected)
    }

    @Test func `a bar button performs it before the view is loaded`() {
        let item = """
            <navigationItem key="navigationItem" id="nav"><barButtonItem key="rightBarButtonItem" title="Go" id="i">\
            <connections>\(go)</connections></barButtonItem></navigationItem>
            """
        let source = Stage(Stage.scene("a", inside: item), Stage.scene("b")).makeInitial(as: SceneController.self)
        let button = source.navigationItem.rightBarButtonItem

        let lines = Journal.lines {
            if let button, let action = button.action {
                UIApplication.shared.sendAction(action, to: button.target, from: button, for: nil)
            }
        }

        #expect(lines == expected)
        #expect(source.senders.last as? UIBarButtonItem === button)
        #expect(!source.isViewLoaded)
    }

    @Test func `a recognizer performs it when its gesture is recognized`() {
        let source = loaded(
            Stage.scene(
                "a",
                view: "<connections><outletCollection property=\"gestureRecognizers\" destination=\"tap\" "
                    + "appends=\"YES\" id=\"c\"/></connections>",
                beside: "<tapGestureRecognizer id=\"tap\"><connections>\(go)</connections></tapGestureRecognizer>"))
        tester.show(source)

        let lines = Journal.lines { tester.tap(at: CGPoint(x: 50, y: 50)) }

        #expect(lines == expected)
        #expect(source.senders.last is UITapGestureRecognizer)
    }

    @Test func `a row performs one when it is selected and another by its accessory`() {
        let info = Stage.segue(
            "custom", to: "b",
            "identifier=\"info\" trigger=\"accessoryAction\" customClass=\"SceneSegue\" customModule=\"UIKitNibsTests\"",
            id: "s2")
        let source = loaded(
            Stage.scene(
                "a",
                view: "<subviews><view id=\"row\" tag=\"5\" customClass=\"SceneRow\" customModule=\"UIKitNibsTests\">"
                    + "<connections>\(go)\(info)</connections></view></subviews>"))
        let row = source.view.viewWithTag(5) as? SceneRow

        let lines = Journal.lines { row?.selectionSegue?() }
        row?.accessorySegue?()

        #expect(lines == expected)
        #expect(source.segues.map(\.identifier) == ["go", "info"])
        #expect(source.senders.allSatisfy { $0 as? SceneRow === row })
    }

    @Test func `performing it by its name does not ask`() {
        let source = loaded(Stage.scene("a", view: Stage.button(go)))
        source.allows = false

        let lines = Journal.lines { source.performSegue(withIdentifier: "go", sender: nil) }

        #expect(lines == Array(expected.dropFirst()))
    }

    @Test func `a button that outlives its controller performs no segue`() {
        let stage = Stage(Stage.scene("a", view: Stage.button(go)), Stage.scene("b"))
        var source: SceneController? = stage.makeInitial()
        let view = source?.view
        weak var former = source
        source = nil

        let lines = Journal.lines { (view?.viewWithTag(5) as? UIButton)?.sendActions(for: .touchUpInside) }

        #expect(former == nil)
        #expect(lines.isEmpty)
    }

    @Test func `two hundred segues there and back leak no objects`() {
        let show = Stage.segue("show", to: "b", "identifier=\"go\" animates=\"NO\"", id: "s")
        let back = Stage.segue(
            "unwind", to: "b-exit", "identifier=\"back\" unwindAction=\"comeBack:\" animates=\"NO\"", id: "s2")
        let navigation = Stage.container(
            "n", "navigationController", Stage.relationship("rootViewController", to: "a", id: "s1"))
        let stage = Stage(
            Stage.scene("a", connections: show),
            Stage.scene("b", view: Stage.button(""), connections: back), navigation, initial: "n")
        let stack = stage.makeInitial(as: UINavigationController.self)
        let source = stack.topViewController as? SceneController
        tester.show(stack)
        var visits: [WeakController] = []

        for _ in 0..<200 {
            source?.performSegue(withIdentifier: "go", sender: nil)
            stack.view.layoutIfNeeded()
            visits.append(WeakController(controller: stack.topViewController))
            let visited = stack.topViewController as? SceneController
            visited?.performSegue(withIdentifier: "back", sender: nil)
            stack.view.layoutIfNeeded()
            // The way back begins at the page that has noted it.
            visited?.forgetSegues()
            source?.forgetSegues()
        }
        tester.settle()

        #expect(visits.count == 200)
        #expect(visits.filter { $0.controller != nil }.isEmpty)
        #expect(stack.viewControllers.count == 1)
    }

    private struct WeakController {
        weak var controller: UIViewController?
    }
}
