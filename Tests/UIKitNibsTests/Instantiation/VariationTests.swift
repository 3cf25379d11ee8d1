import CoreGraphics
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Values and objects that count in some size classes only.
@Suite(.application) struct VariationTests {
    private static let file = """
        <view id="r"><rect key="frame" x="0" y="0" width="100" height="100"/>
        <subviews>
        <view id="a" tag="1"><variation key="widthClass=regular" tag="10"/>
        <variation key="heightClass=compact-widthClass=regular" tag="11"/></view>
        <view id="b" tag="2"/>
        </subviews>
        <constraints>
        <constraint firstItem="a" firstAttribute="width" constant="10" id="c"><variation key="widthClass=regular" constant="70"/></constraint>
        <constraint firstItem="a" firstAttribute="height" constant="20" id="d"/>
        </constraints>
        <variation key="default"><mask key="subviews"><exclude reference="b"/></mask><mask key="constraints"><exclude reference="d"/></mask></variation>
        <variation key="widthClass=regular"><mask key="subviews"><include reference="b"/></mask><mask key="constraints"><include reference="d"/></mask></variation>
        </view>
        """

    @Test func `in a narrow space the default counts`() {
        let tester = ViewTester(size: CGSize(width: 375, height: 667))

        let view = NibStage.load(Self.file).first as? UIView

        #expect(tester.window.traitCollection.horizontalSizeClass == .compact)
        #expect(view?.subviews.map(\.tag) == [1])
        #expect(view?.constraints.map(\.constant) == [10])
    }

    @Test func `in a wide space the variation counts`() {
        let tester = ViewTester(size: CGSize(width: 768, height: 1024), idiom: .pad)

        let view = NibStage.load(Self.file).first as? UIView

        #expect(tester.window.traitCollection.horizontalSizeClass == .regular)
        #expect(view?.subviews.map(\.tag) == [10, 2])
        #expect(
            Set((view?.constraints ?? []).map(\.constant) + (view?.subviews.first?.constraints ?? []).map(\.constant))
                == [70, 20])
    }

    @Test func `an object that is left out exists without a superview, and its outlets are set`() {
        let tester = ViewTester(size: CGSize(width: 375, height: 667))
        let owner = NotingController(nibName: nil, bundle: nil)

        _ = NibStage.load(
            NibStage.owner("<outlet property=\"first\" destination=\"b\" id=\"o\"/>") + Self.file, owner: owner)

        #expect(owner.first?.tag == 2 && owner.first?.superview == nil && tester.isAtRest)
    }

    @Test func `views and constraints are installed and removed by the size class`() {
        let tester = ViewTester(size: CGSize(width: 375, height: 667))
        guard let view = NibStage.load(Self.file).first as? UIView else { return }
        let page = UIViewController()
        page.view.addSubview(view)
        tester.window.rootViewController = page
        tester.pump()
        let narrow = Self.state(of: view)

        page.traitOverrides.horizontalSizeClass = .regular
        tester.pump()
        let wide = Self.state(of: view)
        page.traitOverrides.horizontalSizeClass = .compact
        tester.pump()

        #expect(narrow == "1: 10.0")
        #expect(wide == "1 2: 20.0 70.0")
        #expect(Self.state(of: view) == narrow)
    }

    /// The tags of the subviews, and the constants of the constraints.
    private static func state(of view: UIView) -> String {
        let constants = ([view] + view.subviews).flatMap(\.constraints).map { "\($0.constant)" }.sorted()
        return view.subviews.map { "\($0.tag)" }.joined(separator: " ") + ": " + constants.joined(separator: " ")
    }

    @Test func `variations by size class leak no objects`() {
        var references: [() -> AnyObject?] = []

        for _ in 0..<20 {
            let view = NibStage.load(Self.file).first as? UIView
            references.append({ [weak view] in view })
            references.append({ [weak first = view?.subviews.first] in first })
        }

        #expect(references.count { $0() != nil } == 0)
    }

    @Test func `values that are elements vary too`() {
        let tester = ViewTester(size: CGSize(width: 768, height: 1024), idiom: .pad)

        let view =
            NibStage.load(
                "<view id=\"a\"><color key=\"backgroundColor\" white=\"0\" alpha=\"1\"/>"
                    + "<variation key=\"widthClass=regular\"><color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/></variation></view>"
            ).first as? UIView

        #expect(view?.backgroundColor == UIColor(white: 1, alpha: 1) && tester.isAtRest)
    }
}
