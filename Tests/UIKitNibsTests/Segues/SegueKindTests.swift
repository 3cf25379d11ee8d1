import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitNibs
import UIKitTesting

/// A segue of each kind, from its cause to the destination on the screen.
@Suite(.application) struct SegueKindTests {
    private typealias Stage = StoryboardStage
    private let tester = ViewTester()

    private func scenes(_ kind: String, _ rest: String = "", _ inside: String = "", in container: String? = nil)
        -> Stage
    {
        let segue = "<segue destination=\"b\" kind=\"\(kind)\" identifier=\"go\" \(rest) id=\"s\">\(inside)</segue>"
        let navigation = Stage.container(
            "n", "navigationController", Stage.relationship("rootViewController", to: "a", id: "s1"))
        return Stage(
            Stage.scene("a", connections: segue), Stage.scene("b"), navigation, initial: container ?? "a")
    }

    private func show(_ stage: Stage) -> SceneController {
        let controller = stage.storyboard.instantiateInitialViewController()
        controller.map { tester.show($0) }
        let stack = controller as? UINavigationController
        return (stack?.topViewController ?? controller) as! SceneController
    }

    @Test func `show pushes in a stack, after the controller had its say`() {
        let source = show(scenes("show", in: "n"))

        let lines = Journal.lines { source.performSegue(withIdentifier: "go", sender: "me") }

        #expect(lines.prefix(3) == ["init", "b awake, detail nil, item nil", "a prepares go, destination not loaded"])
        #expect(source.navigationController?.viewControllers.count == 2)
        #expect(source.senders.last as? String == "me")
        tester.settle()
        #expect((source.navigationController?.topViewController as? SceneController)?.name == "b")
    }

    @Test func `show presents where there is no stack`() {
        let source = show(scenes("show"))

        source.performSegue(withIdentifier: "go", sender: nil)
        tester.settle()

        #expect((source.presentedViewController as? SceneController)?.name == "b")
    }

    @Test func `a segue without animation shows its destination at once`() {
        let source = show(scenes("show", "animates=\"NO\"", in: "n"))

        source.performSegue(withIdentifier: "go", sender: nil)
        tester.window.layoutIfNeeded()

        #expect(source.navigationController?.transitionCoordinator == nil)
        #expect((source.navigationController?.topViewController as? SceneController)?.name == "b")
    }

    @Test func `showDetail fills the secondary column, and without columns presents`() {
        let segue = Stage.segue("showDetail", to: "b", "identifier=\"go\"", id: "s")
        let split = Stage.container(
            "s0", "splitViewController", Stage.relationship("masterViewController", to: "a", id: "s1"))
        let stage = Stage(Stage.scene("a", connections: segue), Stage.scene("b"), split, initial: "s0")
        let columns = stage.makeInitial(as: UISplitViewController.self)
        let inColumns = columns.viewControllers.first as? SceneController
        inColumns?.performSegue(withIdentifier: "go", sender: nil)
        let alone = show(scenes("showDetail"))

        alone.performSegue(withIdentifier: "go", sender: nil)
        tester.settle()

        #expect((columns.viewControllers.last as? SceneController)?.name == "b")
        #expect((alone.presentedViewController as? SceneController)?.name == "b")
    }

    @Test(arguments: ["presentation", "modal"])
    func `a presentation has the styles of the segue, which the controller may still change`(_ kind: String) {
        let source = show(
            scenes(kind, "modalPresentationStyle=\"fullScreen\" modalTransitionStyle=\"crossDissolve\""))
        var style: UIModalPresentationStyle?
        source.onPrepare = { style = $0.destination.modalPresentationStyle }

        source.performSegue(withIdentifier: "go", sender: nil)
        tester.settle()

        #expect(style == .fullScreen)
        #expect(source.presentedViewController?.modalTransitionStyle == .crossDissolve)
        #expect((source.presentedViewController as? SceneController)?.name == "b")
    }

    @Test(arguments: ["popoverPresentation", "popover"])
    func `a popover points to its anchor, and is there for the controller beforehand`(_ kind: String) {
        let segue = """
            <segue destination="b" kind="\(kind)" identifier="go" popoverAnchorView="button" id="s">\
            <popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/></segue>
            """
        let source = show(
            Stage(Stage.scene("a", view: Stage.button(""), connections: segue), Stage.scene("b")))
        var popover: UIPopoverPresentationController?
        source.onPrepare = { popover = $0.destination.popoverPresentationController }

        source.performSegue(withIdentifier: "go", sender: nil)
        tester.settle()

        #expect(popover?.sourceView === source.view.viewWithTag(5))
        #expect(popover?.permittedArrowDirections == [.up, .left])
        #expect(source.presentedViewController?.popoverPresentationController === popover)
    }

    @Test func `an embedded controller is a child, and loaded, before its parent hears that its view is loaded`() {
        let segue = Stage.segue("embed", to: "b", "identifier=\"inner\"", id: "s")
        let container = """
            <subviews><containerView tag="5" id="box"><rect key="frame" x="10" y="10" width="50" height="40"/>
            <connections>\(segue)</connections></containerView></subviews>
            """
        let stage = Stage(Stage.scene("a", view: container), Stage.scene("b"))
        let parent = stage.makeInitial(as: SceneController.self)

        let lines = Journal.lines { parent.loadViewIfNeeded() }

        #expect(
            lines == [
                "a asked for inner", "init", "b awake, detail nil, item nil",
                "a prepares inner, destination not loaded",
                "b loaded, detail nil, children 0", "b moved to a", "a loaded, detail nil, children 1",
            ])
        let child = parent.children.first
        #expect(child?.view.superview === parent.view.viewWithTag(5))
        #expect(child?.view.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
        #expect(child?.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }

    @Test func `a container whose controller refuses the child stays empty`() {
        let segue = Stage.segue("embed", to: "b", id: "s")
        let container =
            "<subviews><containerView id=\"box\"><connections>\(segue)</connections></containerView></subviews>"
        let parent = Stage(Stage.scene("a", view: container), Stage.scene("b")).makeInitial(as: SceneController.self)
        parent.allows = false

        parent.loadViewIfNeeded()

        #expect(parent.children.isEmpty)
    }

    @Test func `a custom segue is of its class`() {
        let source = show(scenes("custom", "customClass=\"SceneSegue\" customModule=\"UIKitNibsTests\""))

        let lines = Journal.lines { source.performSegue(withIdentifier: "go", sender: nil) }

        #expect(lines.last == "segue to b")
        #expect(source.segues.last is SceneSegue)
    }

    @Test func `a push of old, and a replaced detail`() {
        let pushing = show(scenes("push", in: "n"))
        pushing.performSegue(withIdentifier: "go", sender: nil)
        tester.settle()
        let segue = Stage.segue("replace", to: "b", "identifier=\"go\"", id: "s")
        let split = Stage.container(
            "s0", "splitViewController", Stage.relationship("masterViewController", to: "a", id: "s1"))
        let stage = Stage(Stage.scene("a", connections: segue), Stage.scene("b"), split, initial: "s0")
        let columns = stage.makeInitial(as: UISplitViewController.self)
        (columns.viewControllers.first as? SceneController)?.performSegue(withIdentifier: "go", sender: nil)

        #expect((pushing.navigationController?.topViewController as? SceneController)?.name == "b")
        #expect((columns.viewControllers.last as? SceneController)?.name == "b")
    }

    @Test func `the way back asks, finds, prepares, calls and pops, in this order`() {
        let show = Stage.segue("show", to: "b", "identifier=\"go\"", id: "s")
        let back = Stage.segue("unwind", to: "b-exit", "identifier=\"back\" unwindAction=\"comeBack:\"", id: "s2")
        let navigation = Stage.container(
            "n", "navigationController", Stage.relationship("rootViewController", to: "a", id: "s1"))
        let stage = Stage(
            Stage.scene("a", connections: show), Stage.scene("b", view: Stage.button(back)), navigation, initial: "n")
        let source = self.show(stage)
        source.performSegue(withIdentifier: "go", sender: nil)
        tester.settle()
        let top = source.navigationController?.topViewController as? SceneController
        let button = top?.view.viewWithTag(5) as? UIButton

        let lines = Journal.lines { button?.sendActions(for: .touchUpInside) }
        tester.settle()

        #expect(
            lines.prefix(3) == ["b asked for back", "b prepares back, destination loaded", "a comes back"])
        #expect(top?.senders.last as? UIButton === button)
        #expect(top?.segues.last?.destination === source)
        #expect(source.navigationController?.viewControllers == [source])
    }

    @Test func `a segue of an unknown kind is reported, and leads nowhere`() {
        let source = show(scenes("teleport"))

        let reports = Stage.reports { source.performSegue(withIdentifier: "go", sender: nil) }

        #expect(reports.count == 1 && reports.first?.contains("found a segue of the kind teleport") == true)
        #expect(source.presentedViewController == nil)
    }

    @Test func `the controller's own method makes the destination, or leaves it to the storyboard`() {
        let made = "destinationCreationSelector=\"makeDetail:sender:identifier:\""
        let stage = Stage(
            Stage.scene(
                "a", "MakingController",
                connections: Stage.segue("show", to: "b", "identifier=\"own\" \(made)", id: "s")
                    + Stage.segue("show", to: "b", "identifier=\"plain\" \(made)", id: "s2")),
            Stage.scene("b", "MadeController"))
        let source = stage.makeInitial(as: MakingController.self)
        source.onPrepare = { _ in }

        source.performSegue(withIdentifier: "own", sender: "me")
        source.performSegue(withIdentifier: "plain", sender: nil)

        #expect(source.made == ["own from me", "plain from nobody"])
        #expect(source.segues.map { ($0.destination as? MadeController)?.number } == [7, 0])
    }
}
