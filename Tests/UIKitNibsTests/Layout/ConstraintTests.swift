import CoreGraphics
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// The attributes of constraints in files.
@Suite(.application) struct ConstraintTests {
    /// A view of 100 by 200 with one of a safe area and two inside, and constraints.
    private static func page(_ constraints: String, in list: String = "") -> String {
        """
        <view id="r"><rect key="frame" x="0" y="0" width="100" height="200"/>
        <subviews>
        <view id="a" translatesAutoresizingMaskIntoConstraints="NO"/>
        <view id="b" translatesAutoresizingMaskIntoConstraints="NO"/>
        </subviews>
        <viewLayoutGuide key="safeArea" id="s"/>
        \(list)<constraints>\(constraints)</constraints>
        </view>
        """
    }

    private static func view(_ constraints: String, in list: String = "") -> (view: UIView?, reports: [String]) {
        let (objects, reports) = NibStage.reports(page(constraints, in: list))
        return (objects.first as? UIView, reports)
    }

    @Test(arguments: [
        ("left", NSLayoutConstraint.Attribute.left), ("right", .right), ("top", .top), ("bottom", .bottom),
        ("leading", .leading), ("trailing", .trailing), ("width", .width), ("height", .height),
        ("centerX", .centerX), ("centerY", .centerY), ("baseline", .lastBaseline), ("lastBaseline", .lastBaseline),
        ("firstBaseline", .firstBaseline), ("leftMargin", .leftMargin), ("rightMargin", .rightMargin),
        ("topMargin", .topMargin), ("bottomMargin", .bottomMargin), ("leadingMargin", .leadingMargin),
        ("trailingMargin", .trailingMargin), ("centerXWithinMargins", .centerXWithinMargins),
        ("centerYWithinMargins", .centerYWithinMargins),
    ])
    func `an attribute has its name in the file`(_ name: String, _ attribute: NSLayoutConstraint.Attribute) {
        let (view, reports) = Self.view(
            "<constraint firstItem=\"a\" firstAttribute=\"\(name)\" secondItem=\"b\" secondAttribute=\"\(name)\" id=\"c\"/>"
        )

        let constraint = view?.constraints.first { $0.firstItem === view?.subviews[0] }
        #expect(constraint?.firstAttribute == attribute && constraint?.secondAttribute == attribute)
        #expect(constraint?.secondItem === view?.subviews[1] && constraint?.isActive == true && reports.isEmpty)
    }

    @Test func `absent attributes mean the holder, equality, one, zero and required`() {
        let (view, _) = Self.view(
            "<constraint firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"height\" id=\"c\"/>")

        let constraint = view?.constraints.first
        #expect(constraint?.firstItem === view && constraint?.relation == .equal && constraint?.multiplier == 1)
        #expect(constraint?.constant == 0 && constraint?.priority == .required && constraint?.identifier == nil)
    }

    @Test(arguments: [
        ("equal", NSLayoutConstraint.Relation.equal), ("lessThanOrEqual", .lessThanOrEqual),
        ("greaterThanOrEqual", .greaterThanOrEqual),
    ])
    func `relation, numbers and identifier are read`(_ name: String, _ relation: NSLayoutConstraint.Relation) {
        let (view, _) = Self.view(
            "<constraint firstItem=\"a\" firstAttribute=\"width\" relation=\"\(name)\" secondItem=\"b\" secondAttribute=\"width\" "
                + "multiplier=\"0.25\" constant=\"-3.5\" priority=\"750\" identifier=\"narrow\" id=\"c\"/>")

        let constraint = view?.constraints.first
        #expect(constraint?.relation == relation && constraint?.multiplier == 0.25 && constraint?.constant == -3.5)
        #expect(constraint?.priority == .defaultHigh && constraint?.identifier == "narrow")
    }

    @Test(arguments: [("16:9", 16.0 / 9.0), ("1:4", 0.25), ("2", 2.0), ("1/3", 1.0 / 3.0)])
    func `a multiplier can be a ratio`(_ text: String, _ expected: Double) {
        let (view, _) = Self.view(
            "<constraint firstItem=\"a\" firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"height\" multiplier=\"\(text)\" id=\"c\"/>"
        )

        let constraint = view?.subviews[0].constraints.first ?? view?.constraints.first
        #expect(constraint.map { abs(Double($0.multiplier) - expected) < 1e-9 } == true)
    }

    @Test func `a standard space is 8 between views and 20 to the one around them`() {
        let (view, _) = Self.view(
            """
            <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" symbolic="YES" id="c1"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="r" secondAttribute="top" symbolic="YES" id="c2"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="s" secondAttribute="top" symbolic="YES" id="c3"/>
            <constraint firstItem="b" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" symbolic="YES" constant="11" id="c4"/>
            """)

        #expect(view?.constraints.map(\.constant) == [8, 20, 20, 11])
    }

    @Test func `a constraint can be of an app's class, which has attributes and is awakened`() {
        var (view, reports): (UIView?, [String]) = (nil, [])
        let file = """
            <constraint firstItem="a" firstAttribute="width" constant="30" id="c" customClass="NotingConstraint" \
            customModule="UIKitNibsTests"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" \
            keyPath="factor"><integer key="value" value="3"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            </constraint>
            """

        let lines = Journal.lines { (view, reports) = Self.view(file) }

        let constraint = view?.subviews[0].constraints.first ?? view?.constraints.first
        #expect(constraint is NotingConstraint && constraint?.isActive == true && constraint?.constant == 90)
        #expect(lines == ["constraint awake with 30.0 times 3"] && reports.isEmpty)
    }

    @Test(arguments: [
        (
            "Absent",
            "unknown class Absent in Interface Builder file, expected a class of the app's; NSLayoutConstraint is used."
        ),
        (
            "APPView",
            "the class APPView for <constraint id=\"c\">, expected a subclass of NSLayoutConstraint; NSLayoutConstraint is used."
        ),
    ])
    func `a class that is no constraint is reported, and the constraint is a plain one`(
        _ name: String, _ report: String
    ) {
        let (view, reports) = Self.view(
            "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"30\" id=\"c\" customClass=\"\(name)\"/>")

        let constraint = view?.subviews[0].constraints.first ?? view?.constraints.first
        #expect(constraint?.constant == 30 && constraint?.isActive == true)
        #expect(reports.count == 1 && reports.first?.hasSuffix(report) == true, "\(reports)")
    }

    @Test func `a constraint for the editor is not made`() {
        let (view, reports) = Self.view(
            "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"9\" placeholder=\"YES\" id=\"c\"/>")

        #expect(view?.constraints.isEmpty == true && view?.subviews[0].constraints.isEmpty == true && reports.isEmpty)
    }

    @Test func `frames follow the constraints, and guides are items`() {
        let tester = ViewTester(size: CGSize(width: 100, height: 200))
        let (view, reports) = Self.view(
            """
            <constraint firstItem="a" firstAttribute="leading" secondItem="s" secondAttribute="leading" constant="10" id="c1"/>
            <constraint firstItem="s" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="15" id="c2"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="r" secondAttribute="top" constant="5" id="c3"/>
            <constraint firstItem="a" firstAttribute="height" secondItem="a" secondAttribute="width" multiplier="1:3" id="c4"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="c5"/>
            <constraint firstItem="b" firstAttribute="bottom" secondItem="g" secondAttribute="top" id="c6"/>
            <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="c7"/>
            <constraint firstItem="b" firstAttribute="width" constant="20" id="c8"/>
            <constraint firstItem="g" firstAttribute="top" secondItem="r" secondAttribute="top" constant="90" id="c9"/>
            <constraint firstItem="g" firstAttribute="leading" secondItem="r" secondAttribute="leading" id="d1"/>
            <constraint firstItem="g" firstAttribute="width" constant="1" id="d2"/>
            <constraint firstItem="g" firstAttribute="height" constant="1" id="d3"/>
            """, in: "<userGuides><layoutGuide id=\"g\" identifier=\"fold\"/></userGuides>")
        if let view { tester.window.addSubview(view) }

        view?.layoutIfNeeded()

        #expect(
            view?.subviews.map(\.frame) == [
                CGRect(x: 10, y: 5, width: 75, height: 25), CGRect(x: 10, y: 30, width: 20, height: 60),
            ])
        #expect(reports.isEmpty && view?.layoutGuides.contains { $0.identifier == "fold" } == true)
    }

    @Test(arguments: [
        (
            "firstItem=\"a\" firstAttribute=\"middle\"",
            "firstAttribute=\"middle\" in <constraint id=\"c\">, expected one of baseline"
        ),
        (
            "firstItem=\"a\" firstAttribute=\"width\" constant=\"wide\"",
            "constant=\"wide\" in <constraint id=\"c\">, expected a number"
        ),
        (
            "firstItem=\"a\" firstAttribute=\"width\" multiplier=\"1:0\"",
            "multiplier=\"1:0\" in <constraint id=\"c\">, expected a number or a ratio"
        ),
        (
            "firstItem=\"a\" firstAttribute=\"width\" priority=\"1001\"",
            "priority=\"1001\" in <constraint id=\"c\">, expected a number above 0"
        ),
        (
            "firstItem=\"a\" firstAttribute=\"width\" priority=\"0\"",
            "priority=\"0\" in <constraint id=\"c\">, expected a number above 0"
        ),
        (
            "firstItem=\"a\" firstAttribute=\"width\" relation=\"near\"",
            "relation=\"near\" in <constraint id=\"c\">, expected one of equal"
        ),
        (
            "firstItem=\"a\" firstAttribute=\"top\" constant=\"3\"",
            "<constraint id=\"c\">: A constraint on top needs a second item"
        ),
        (
            "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"b\" secondAttribute=\"left\"",
            "<constraint id=\"c\">: A constraint cannot relate top to left"
        ),
        (
            "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"x\" secondAttribute=\"width\"",
            "<constraint id=\"c\">: The view that holds a constraint must be around"
        ),
        (
            "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"t\" secondAttribute=\"width\"",
            "<constraint id=\"c\">: The items of a constraint must be views"
        ),
    ])
    func `a faulty constraint is reported with its line, and the others are made`(
        _ attributes: String, _ expected: String
    ) {
        let (objects, reports) = NibStage.reports(
            Self.page(
                "\n<constraint \(attributes) id=\"c\"/><constraint firstItem=\"a\" firstAttribute=\"height\" constant=\"4\" id=\"d\"/>"
            )
                + "<view id=\"x\"/><tapGestureRecognizer id=\"t\"/>")

        #expect(reports.count == 1 && reports[0].hasPrefix("10: found " + expected), "\(reports)")
        #expect(
            (objects.first as? UIView)?.subviews[0].constraints.map(\.constant) == [4]
                || (objects.first as? UIView)?.constraints.map(\.constant) == [4])
    }
}
