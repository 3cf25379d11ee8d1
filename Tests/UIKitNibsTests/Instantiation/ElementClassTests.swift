import CoreGraphics
import Testing
import UIFoundation
import UIKitCore
import UIKitNibs
import UIKitTesting

/// The classes of elements, their own and an app's.
@Suite(.application) struct ElementClassTests {
    @Test(arguments: [
        ("view", "UIView"), ("label", "UILabel"), ("button", "UIButton"), ("imageView", "UIImageView"),
        ("switch", "UISwitch"), ("slider", "UISlider"), ("stepper", "UIStepper"),
        ("segmentedControl", "UISegmentedControl"), ("progressView", "UIProgressView"),
        ("pageControl", "UIPageControl"), ("activityIndicatorView", "UIActivityIndicatorView"),
        ("scrollView", "UIScrollView"), ("visualEffectView", "UIVisualEffectView"),
        ("navigationBar", "UINavigationBar"), ("toolbar", "UIToolbar"), ("tabBar", "UITabBar"),
        ("barButtonItem", "UIBarButtonItem"), ("navigationItem", "UINavigationItem"), ("tabBarItem", "UITabBarItem"),
        ("tapGestureRecognizer", "UITapGestureRecognizer"), ("pinchGestureRecognizer", "UIPinchGestureRecognizer"),
        ("rotationGestureRecognizer", "UIRotationGestureRecognizer"),
        ("swipeGestureRecognizer", "UISwipeGestureRecognizer"), ("panGestureRecognizer", "UIPanGestureRecognizer"),
        ("screenEdgePanGestureRecognizer", "UIScreenEdgePanGestureRecognizer"),
        ("pongPressGestureRecognizer", "UILongPressGestureRecognizer"), ("containerView", "UIView"),
        ("viewController", "UIViewController"), ("navigationController", "UINavigationController"),
        ("tabBarController", "UITabBarController"), ("splitViewController", "UISplitViewController"),
        ("window", "UIWindow"),
    ])
    func `an element's name is that of a class`(_ element: String, _ expected: String) {
        let objects = NibStage.load("<\(element) id=\"a\"/>")

        #expect(objects.map { "\(type(of: $0))" } == [expected])
    }

    @Test(arguments: [
        "customClass=\"NotingView\" customModule=\"UIKitNibsTests\"", "customClass=\"APPView\"",
        "customClass=\"APPView\" customModule=\"Elsewhere\"",
    ])
    func `an app's class is found by its module and name, or by its name in Objective-C`(_ attributes: String) {
        let (objects, reports) = NibStage.reports("<view id=\"a\" \(attributes)/>")

        #expect(objects.first is NotingView && reports.isEmpty)
    }

    @Test func `an unknown class is reported once, and the element's own is used`() {
        let nib = NibStage.nib("<view id=\"x\"/>\n<label id=\"a\" customClass=\"Absent\" customModule=\"App\"/>")

        let (objects, reports) = NibStage.reports(of: nib)

        #expect(objects.map { "\(type(of: $0))" } == ["UIView", "UILabel"])
        #expect(
            reports == [
                "4: found unknown class Absent of the module App in Interface Builder file, "
                    + "expected a class of the app's; UILabel is used."
            ])
    }

    @Test func `a class of another kind is reported, and the element's own is used`() {
        let (objects, reports) = NibStage.reports(
            "<view id=\"a\" customClass=\"PlainObject\" customModule=\"UIKitNibsTests\"/>")

        #expect(objects.map { "\(type(of: $0))" } == ["UIView"])
        #expect(
            reports == [
                "3: found the class PlainObject for <view id=\"a\">, expected a subclass of UIView; UIView is used."
            ])
    }

    @Test func `an unknown view is a plain one with its contents, and reported once`() {
        let nib = NibStage.nib(
            "<view id=\"r\"><subviews>\n<mapKitView id=\"m\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></mapKitView>"
                + "</subviews></view>")

        let (objects, reports) = NibStage.reports(of: nib)
        let again = NibStage.reports(of: nib)

        let map = (objects.first as? UIView)?.subviews.first
        #expect(
            map?.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && map.map { type(of: $0) == UIView.self } == true)
        #expect(
            reports == ["4: found <mapKitView>, which is not known, expected a known element; a plain view is used."])
        #expect(again.reports == [])
    }

    @Test(arguments: [
        ("playerViewController", ""), ("hostingController", " sceneMemberID=\"viewController\""),
    ])
    func `an unknown controller is a plain one with its view, and reported once`(_ name: String, _ attributes: String) {
        let (objects, reports) = NibStage.reports(
            "<\(name) id=\"p\"\(attributes)><view key=\"view\" tag=\"3\" id=\"v\"/></\(name)>")

        #expect((objects.first as? UIViewController)?.view.tag == 3)
        #expect(
            reports == [
                "3: found <\(name)>, which is not known, expected a known element; a plain view controller is used."
            ])
    }

    @Test func `an unknown object is left out and reported`() {
        let (objects, reports) = NibStage.reports("<wonder id=\"w\"/><view id=\"a\"/>")

        #expect(objects.count == 1)
        #expect(reports == ["3: found <wonder>, which is not known, expected a known element; it is left out."])
    }

    @Test func `unknown attributes and children are reported once, those of the editor never`() {
        let nib = NibStage.nib(
            "<view id=\"a\" userLabel=\"Page\" misplaced=\"YES\" shines=\"YES\" sceneMemberID=\"x\">"
                + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><glitter key=\"star\"/></view>")

        let (_, reports) = NibStage.reports(of: nib)
        let again = NibStage.reports(of: nib)

        #expect(
            reports
                == ["shines", "star"].map {
                    "3: found \"\($0)\" in <view>, which is not known, expected values of that element; it counts as absent."
                })
        #expect(again.reports == [])
    }

    @Test func `variations and remains of old editors are no unknown names`() {
        let (objects, reports) = NibStage.reports(
            """
            <view id="a"><animations/><variation key="widthClass=regular" tag="2"/><variation key="userInterfaceIdiom=mac"/></view>
            """)

        #expect(objects.count == 1 && reports == [])
    }

    @Test(arguments: [
        ("<button id=\"a\"><menu key=\"menu\" id=\"m\"/></button>", "menu"),
        ("<viewController id=\"a\"><keyCommands/></viewController>", "keyCommands"),
        ("<view id=\"a\" toolTip=\"T\"/>", "toolTip"),
    ])
    func `a setting without its property here is reported once`(_ elements: String, _ name: String) {
        let nib = NibStage.nib(elements)

        let (objects, reports) = NibStage.reports(of: nib)
        let again = NibStage.reports(of: nib)

        #expect(objects.count == 1 && reports.count == 1 && again.reports == [])
        #expect(reports.first?.contains("found \"\(name)\" in <") == true, "\(reports)")
    }

    @Test func `a plain object has no class, or its own`() {
        let (objects, reports) = NibStage.reports(
            "<customObject id=\"a\"/><customObject id=\"b\" customClass=\"PlainObject\" customModule=\"UIKitNibsTests\"/>"
        )

        #expect(objects.map { "\(type(of: $0))" } == ["NSObject", "PlainObject"] && reports.isEmpty)
    }
}
