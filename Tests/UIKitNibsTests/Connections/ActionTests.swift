import CoreGraphics
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Actions of controls, items and recognizers.
@Suite(.application, .removesLeftovers) struct ActionTests {
    private static func action(_ selector: String, to id: String = "-1", event: String? = "touchUpInside") -> String {
        "<connections><action selector=\"\(selector)\" destination=\"\(id)\" "
            + (event.map { "eventType=\"\($0)\" " } ?? "") + "id=\"act\"/></connections>"
    }

    private let owner = NotingController(nibName: nil, bundle: nil)
    private let tester = ViewTester()
    private static let placeholders =
        NibStage.owner("") + "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"-2\"/>"

    @Test(arguments: [("touch", "touch"), ("touch:", "touch: UIButton")])
    func `a control's action has the sender where its name ends with a colon`(_ selector: String, _ expected: String) {
        let objects = NibStage.load(
            Self.placeholders + "<button id=\"b\">\(Self.action(selector))</button>", owner: owner)

        (objects.first as? UIControl)?.sendActions(for: .touchUpInside)

        #expect(owner.received == [expected])
    }

    @Test(arguments: [
        ("touchDown", UIControl.Event.touchDown), ("touchDownRepeat", .touchDownRepeat),
        ("touchDragInside", .touchDragInside), ("touchDragOutside", .touchDragOutside),
        ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit), ("touchUpInside", .touchUpInside),
        ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
        ("primaryActionTriggered", .primaryActionTriggered), ("editingDidBegin", .editingDidBegin),
        ("editingChanged", .editingChanged), ("editingDidEnd", .editingDidEnd),
        ("editingDidEndOnExit", .editingDidEndOnExit),
    ])
    func `an event has its name in the file`(_ name: String, _ event: UIControl.Event) {
        let objects = NibStage.load(
            Self.placeholders + "<button id=\"b\">\(Self.action("touch", event: name))</button>", owner: owner)

        #expect((objects.first as? UIControl)?.allControlEvents == event)
        #expect((objects.first as? UIControl)?.actions(forTarget: owner, forControlEvent: event) == ["touch"])
    }

    @Test func `an event that there is not is reported`() {
        let (objects, reports) = NibStage.reports(
            Self.placeholders + "\n<button id=\"b\">\(Self.action("touch", event: "poke"))</button>", owner: owner)

        #expect((objects.first as? UIControl)?.allTargets.isEmpty == true)
        #expect(
            reports.count == 1
                && reports[0].hasPrefix(
                    "4: found eventType=\"poke\" in <action id=\"act\">, expected one of allEditingEvents, ")
        )
    }

    @Test func `the first responder finds its action along the chain`() {
        let tester = ViewTester()
        let nib = NibFolder([
            "Page.xib": NibStage.file(
                NibStage.owner("<outlet property=\"view\" destination=\"a\" id=\"o\"/>")
                    + "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"-2\"/>"
                    + "<view id=\"a\"><subviews><button id=\"b\">\(Self.action("touch:", to: "-2"))</button></subviews></view>"
            )
        ])
        let page = NotingController(nibName: "Page", bundle: nib.bundle)
        tester.window.rootViewController = page

        (page.view.subviews.first as? UIControl)?.sendActions(for: .touchUpInside)

        #expect(page.received == ["touch: UIButton"])
    }

    @Test func `the first responder of a scene has a name of its own`() {
        let button = StoryboardStage.button(
            "<action selector=\"touch:\" destination=\"a-first\" eventType=\"touchUpInside\" id=\"act\"/>")
        let stage = StoryboardStage(StoryboardStage.scene("a", "NotingController", view: button))
        let page = stage.makeInitial(as: NotingController.self)
        tester.show(page)

        (page.view.subviews.first as? UIControl)?.sendActions(for: .touchUpInside)

        #expect(page.received == ["touch: UIButton"])
    }

    @Test func `a bar item and a recognizer have actions without an event`() {
        let objects = NibStage.load(
            Self.placeholders + "<barButtonItem id=\"b\">\(Self.action("touch:", event: nil))</barButtonItem>"
                + "<tapGestureRecognizer id=\"t\"><connections><action selector=\"touch\" destination=\"-1\" id=\"x\"/></connections></tapGestureRecognizer>"
                + "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"50\"/><connections>"
                + "<outletCollection property=\"gestureRecognizers\" destination=\"t\" appends=\"YES\" id=\"y\"/></connections></view>",
            owner: owner)
        let item = objects[0] as? UIBarButtonItem
        if let view = objects[2] as? UIView { tester.show(view, at: .zero) }

        tester.tap(at: CGPoint(x: 20, y: 20))

        #expect(item?.target === owner && item?.action == "touch:")
        #expect(owner.received == ["touch"])
    }

    @Test func `a recognizer's action for the first responder is found along the chain from its view`() {
        let nib = NibFolder([
            "Page.xib": NibStage.file(
                NibStage.owner("<outlet property=\"view\" destination=\"a\" id=\"o\"/>")
                    + """
                    <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
                    <view id="a"><subviews><view id="v"><rect key="frame" x="0" y="0" width="50" height="50"/><connections>
                    <outletCollection property="gestureRecognizers" destination="t" appends="YES" id="y"/></connections></view>
                    </subviews></view>
                    <tapGestureRecognizer id="t"><connections><action selector="touch:" destination="-2" id="x"/></connections>
                    </tapGestureRecognizer>
                    """)
        ])
        let page = NotingController(nibName: "Page", bundle: nib.bundle)
        tester.show(page)

        tester.tap(at: CGPoint(x: 20, y: 20))

        #expect(page.received == ["touch: UITapGestureRecognizer"])
    }

    @Test func `an action to an absent owner is ignored`() {
        let (objects, reports) = NibStage.reports(
            Self.placeholders + "<button id=\"b\">\(Self.action("touch"))</button>")

        (objects.first as? UIControl)?.sendActions(for: .touchUpInside)

        #expect((objects.first as? UIControl)?.allTargets.isEmpty == true && reports.isEmpty)
    }

    @Test func `an action that the target has not stops the program when it is sent`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (tester, owner) = (ViewTester(), NotingController(nibName: nil, bundle: nil))
                defer { withExtendedLifetime(tester) {} }
                let objects = NibStage.load(
                    NibStage.owner("")
                        + "<button id=\"b\"><connections><action selector=\"absent:\" destination=\"-1\" eventType=\"touchUpInside\" id=\"x\"/></connections></button>",
                    owner: owner)
                (objects.first as? UIControl)?.sendActions(for: .touchUpInside)
            }
        }

        #expect(result.sentence.contains("unrecognized selector: NotingController has no method absent:"))
    }
}
