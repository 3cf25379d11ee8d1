import Foundation
import Testing
import UIKitCore
import UIKitNibs
import UIKitTesting

/// Controllers made from the scenes of storyboards.
@Suite(.application) struct StoryboardTests {
    private typealias Stage = StoryboardStage
    private let tester = ViewTester()

    private let bar = """
        <navigationItem key="navigationItem" title="Title" id="nav">
        <barButtonItem key="rightBarButtonItem" title="Go" id="go"/></navigationItem>
        """
    private let outlets = """
        <outlet property="detail" destination="label" id="o1"/><outlet property="item" destination="go" id="o2"/>
        """

    @Test func `a controller is made without its view, connected to objects outside it, and awakened`() {
        let stage = Stage(
            Stage.scene(
                "a", view: "<subviews><label id=\"label\" text=\"x\"/></subviews>", connections: outlets, inside: bar))

        var controller: SceneController?
        let made = Journal.lines { controller = stage.makeInitial() }
        let wasLoaded = controller?.isViewLoaded
        let loaded = Journal.lines { controller?.loadViewIfNeeded() }

        #expect(made == ["init", "a awake, detail nil, item set"])
        #expect(wasLoaded == false)
        #expect(loaded == ["a loaded, detail set, children 0"])
        #expect(controller?.detail?.superview === controller?.view)
        #expect(controller?.navigationItem.rightBarButtonItem === controller?.item)
        #expect(controller?.storyboard === stage.storyboard)
    }

    @Test func `scenes are found by their identifiers, and each is made anew`() {
        let stage = Stage(Stage.scene("a"), Stage.scene("b"))

        let (first, second) = (
            stage.storyboard.instantiateViewController(withIdentifier: "B") as? SceneController,
            stage.storyboard.instantiateViewController(withIdentifier: "B") as? SceneController
        )

        #expect(first?.name == "b" && second?.name == "b" && first !== second)
        #expect(first?.view !== second?.view)
    }

    @Test func `a storyboard without a beginning makes no initial controller`() {
        let stage = Stage(Stage.scene("a"), initial: nil)

        #expect(stage.storyboard.instantiateInitialViewController() == nil)
    }

    @Test func `a closure makes the controller with the coder, or leaves it to the storyboard`() {
        let stage = Stage(Stage.scene("a", "MadeController"))
        var count = 0

        let made = stage.storyboard.instantiateViewController(identifier: "A") { coder -> MadeController? in
            count += 1
            return MadeController(coder: coder, number: 3)
        }
        let plain = stage.storyboard.instantiateInitialViewController { coder -> MadeController? in nil }

        #expect(made.number == 3 && made.name == "a" && count == 1)
        #expect(made.storyboard === stage.storyboard)
        #expect(plain?.number == 0 && plain?.name == "a")
    }

    @Test func `references lead to scenes of other storyboards and of the same one`() {
        let reference = """
            <scene sceneID="r"><objects><viewControllerPlaceholder storyboardIdentifier="AWAY" storyboardName="Other" \
            referencedIdentifier="B" id="r1" sceneMemberID="viewController"/></objects></scene>
            <scene sceneID="s"><objects><viewControllerPlaceholder storyboardIdentifier="FIRST" storyboardName="Other" \
            id="r2" sceneMemberID="viewController"/></objects></scene>
            <scene sceneID="t"><objects><viewControllerPlaceholder storyboardIdentifier="NEAR" referencedIdentifier="A" \
            id="r3" sceneMemberID="viewController"/></objects></scene>
            """
        let stage = Stage(
            Stage.scene("a"), reference,
            others: ["Other.storyboard": Stage.file(Stage.scene("b") + Stage.scene("c"), initial: "c")])

        let made = ["AWAY", "FIRST", "NEAR"].map { stage.storyboard.instantiateViewController(withIdentifier: $0) }

        #expect(made.map { ($0 as? SceneController)?.name } == ["b", "c", "a"])
        #expect(made[2].storyboard === stage.storyboard)
        #expect(made[0].storyboard !== stage.storyboard && made[0].storyboard != nil)
    }

    @Test func `a root, tabs in their order, and both columns are there when the container is`() {
        let navigation = Stage.container(
            "n", "navigationController", Stage.relationship("rootViewController", to: "a", id: "s1"))
        let tabs = Stage.container(
            "t", "tabBarController",
            Stage.relationship("viewControllers", to: "n", id: "s2")
                + Stage.relationship("viewControllers", to: "b", id: "s3"))
        let split = Stage.container(
            "s", "splitViewController",
            Stage.relationship("detailViewController", to: "b", id: "s4")
                + Stage.relationship("masterViewController", to: "n", id: "s5"))
        let scenes = [Stage.scene("a"), Stage.scene("b"), navigation, tabs, split].joined()

        let bar = Stage(scenes, initial: "t").makeInitial(as: UITabBarController.self)
        let columns = Stage(scenes, initial: "s").makeInitial(as: UISplitViewController.self)

        let stack = bar.viewControllers?.first as? UINavigationController
        #expect((stack?.topViewController as? SceneController)?.name == "a")
        #expect((bar.viewControllers?.last as? SceneController)?.name == "b")
        #expect(columns.viewControllers.map { ($0 as? SceneController)?.name } == [nil, "b"])
        #expect(bar.viewControllers?.contains { $0.isViewLoaded } == false)
    }

    @Test func `a split view whose file fills a third column has three`() {
        let split = """
            <scene sceneID="scene-s"><objects>
            <splitViewController allowDoubleColumnStyle="YES" id="s" sceneMemberID="viewController"><connections>
            \(Stage.relationship("detailViewController", to: "a", id: "s1"))
            \(Stage.relationship("supplementaryViewController", to: "b", id: "s2"))
            \(Stage.relationship("masterViewController", to: "c", id: "s3"))
            </connections></splitViewController></objects></scene>
            """

        let columns = Stage(Stage.scene("a"), Stage.scene("b"), Stage.scene("c"), split, initial: "s")
            .makeInitial(as: UISplitViewController.self)

        #expect(columns.style == .tripleColumn)
        let names = [UISplitViewController.Column.primary, .supplementary, .secondary].map {
            (columns.viewController(for: $0) as? SceneController)?.name
        }
        #expect(names == ["c", "b", "a"])
    }

    @Test func `a container that would be its own child is reported with its line`() {
        let navigation = Stage.container(
            "a", "navigationController", "\n" + Stage.relationship("rootViewController", to: "a", id: "s1"))
        let stage = Stage(navigation)

        let reports = Stage.reports { #expect(stage.storyboard.instantiateInitialViewController() == nil) }

        #expect(reports.count == 1 && reports.first?.hasPrefix("6: ") == true, "\(reports)")
    }

    @Test func `a damaged file makes no controller and reports its line`() {
        let folder = NibFolder(["Main.storyboard": "<document type=\"x\">\n<scenes>"])

        let reports = Stage.reports {
            let storyboard = UIStoryboard(name: "Main", bundle: folder.bundle)
            #expect(storyboard.instantiateInitialViewController() == nil)
        }

        #expect(reports.count == 1 && reports.first?.contains("found the end of the file") == true)
    }

    @Test
    func `a controller costs its own objects: its view is made once it is needed, and made anew after it was released`()
    {
        let stage = Stage(
            Stage.scene(
                "a", view: "<subviews><label id=\"label\" text=\"x\"/></subviews>", connections: outlets, inside: bar))
        let controller = stage.makeInitial(as: SceneController.self)
        weak var former = controller.view

        let item = controller.item
        controller.detail = nil
        controller.view = nil
        let isGone = former == nil
        _ = controller.view

        #expect(isGone)
        #expect(controller.detail?.superview === controller.view)
        #expect(controller.item === item)
    }
}
