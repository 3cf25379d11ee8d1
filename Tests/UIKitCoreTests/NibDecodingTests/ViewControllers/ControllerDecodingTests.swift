import CoreGraphics
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct ControllerDecodingTests {
    private func controller(_ attributes: String, _ children: String = "") throws -> UIViewController {
        let file = try InterfaceFile("<viewController \(attributes)>\(children)</viewController>")
        let controller: UIViewController = try file.first()
        #expect(file.unread == [] && file.faults.isEmpty)
        return controller
    }

    @Test func `a controller without attributes is as in code, and loads no view`() throws {
        let controller = try controller("")

        #expect(!controller.isViewLoaded && controller.title == nil && controller.nibName == nil)
        #expect(controller.modalPresentationStyle == .pageSheet && controller.modalTransitionStyle == .coverVertical)
        #expect(controller.edgesForExtendedLayout == .all && !controller.extendedLayoutIncludesOpaqueBars)
        #expect(!controller.definesPresentationContext && !controller.hidesBottomBarWhenPushed)
    }

    @Test(arguments: [
        ("fullScreen", UIModalPresentationStyle.fullScreen), ("pageSheet", .pageSheet), ("formSheet", .formSheet),
        ("currentContext", .currentContext), ("custom", .custom), ("overFullScreen", .overFullScreen),
        ("overCurrentContext", .overCurrentContext), ("popover", .popover), ("none", .none), ("automatic", .pageSheet),
    ])
    func `each word for a presentation style means it`(word: String, style: UIModalPresentationStyle) throws {
        let controller = try controller("modalPresentationStyle=\"\(word)\"")

        #expect(controller.modalPresentationStyle == style)
    }

    @Test(arguments: [
        ("coverVertical", UIModalTransitionStyle.coverVertical), ("flipHorizontal", .flipHorizontal),
        ("crossDissolve", .crossDissolve), ("partialCurl", .partialCurl),
    ])
    func `each word for a transition style means it`(word: String, style: UIModalTransitionStyle) throws {
        let controller = try controller("modalTransitionStyle=\"\(word)\"")

        #expect(controller.modalTransitionStyle == style)
    }

    @Test func `flags and names are the file's`() throws {
        let controller = try controller(
            """
            definesPresentationContext="YES" providesPresentationContextTransitionStyle="YES" modalInPresentation="YES"
            hidesBottomBarWhenPushed="YES" extendedLayoutIncludesOpaqueBars="YES" nibName="Reminder"
            restorationIdentifier="list"
            """, "<size key=\"preferredContentSize\" width=\"200\" height=\"300\"/>")

        #expect(controller.definesPresentationContext && controller.providesPresentationContextTransitionStyle)
        #expect(controller.isModalInPresentation && controller.hidesBottomBarWhenPushed)
        #expect(controller.extendedLayoutIncludesOpaqueBars && controller.nibName == "Reminder")
        #expect(controller.restorationIdentifier == "list")
        #expect(controller.preferredContentSize == CGSize(width: 200, height: 300))
    }

    @Test func `the identifier for restoration may be that of the storyboard`() throws {
        let controller = try controller(
            "storyboardIdentifier=\"List\" useStoryboardIdentifierAsRestorationIdentifier=\"YES\"")

        #expect(controller.restorationIdentifier == "List")
    }

    @Test func `a view reaches below bars at the edges whose flags are set`() throws {
        let some = try controller("", "<extendedEdge key=\"edgesForExtendedLayout\" top=\"YES\" left=\"YES\"/>")
        let none = try controller("", "<extendedEdge key=\"edgesForExtendedLayout\"/>")

        #expect(some.edgesForExtendedLayout == [.top, .left])
        #expect(none.edgesForExtendedLayout == [])
    }

    @Test func `items are the file's, and their titles win over the controller's`() throws {
        let controller = try controller(
            "title=\"Page\"",
            """
            <tabBarItem key="tabBarItem" title="Tab" id="t"/>
            <toolbarItems><barButtonItem title="One" id="a"/><barButtonItem title="Two" id="b"/></toolbarItems>
            <navigationItem key="navigationItem" title="Bar" id="n"/>
            """)

        #expect(controller.title == "Page" && controller.navigationItem.title == "Bar")
        #expect(controller.tabBarItem.title == "Tab")
        #expect(controller.toolbarItems?.map(\.title) == ["One", "Two"])
    }

    @Test func `items without a title have the controller's`() throws {
        let controller = try controller(
            "title=\"Page\"",
            "<tabBarItem key=\"tabBarItem\" id=\"t\"/><navigationItem key=\"navigationItem\" id=\"n\"/>")

        #expect(controller.navigationItem.title == "Page" && controller.tabBarItem.title == "Page")
    }

    @Test func `the title is in the user's language`() throws {
        let file = try InterfaceFile("<viewController title=\"Page\" id=\"c1\"/>")
        file.texts = ["c1.title": "Seite"]

        let controller = try file.first(UIViewController.self)

        #expect(controller.title == "Seite")
    }

    @Test func `without a scene the view of the file is there at once`() throws {
        let controller = try controller(
            "",
            "<view key=\"view\" tag=\"5\" id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"20\" height=\"30\"/></view>"
        )

        #expect(controller.isViewLoaded && controller.view.tag == 5)
    }

    @Test func `with a scene the view waits`() throws {
        final class Scene: InterfaceSource {
            var loads = 0
            weak var controller: UIViewController?
            func adopt(_ controller: AnyObject) { self.controller = controller as? UIViewController }
            func loadView() {
                loads += 1
                controller?.view = UIView()
            }
            func controllers(related relationship: String) -> [AnyObject] { [] }
            func performSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
                false
            }
        }
        let scene = Scene()
        let file = try InterfaceFile("<viewController><view key=\"view\" id=\"v\"/></viewController>")
        file.source = scene

        let controller = try file.first(UIViewController.self)

        #expect(!controller.isViewLoaded && scene.loads == 0)
        controller.loadViewIfNeeded()
        #expect(scene.loads == 1)
    }
}
