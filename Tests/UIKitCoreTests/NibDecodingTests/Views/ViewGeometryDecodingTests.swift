import CoreGraphics
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct ViewGeometryDecodingTests {
    private func view(_ attributes: String, _ children: String = "") throws -> UIView {
        try InterfaceFile("<view \(attributes)>\(children)</view>").first()
    }

    @Test func `a frame is used as it is written`() throws {
        let view = try view("", "<rect key=\"frame\" x=\"10\" y=\"-20.5\" width=\"30\" height=\"40\"/>")

        #expect(view.frame == CGRect(x: 10, y: -20.5, width: 30, height: 40))
    }

    @Test(arguments: [
        ("flexibleMinX", UIView.AutoresizingMask.flexibleLeftMargin), ("widthSizable", .flexibleWidth),
        ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
        ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ])
    func `each flag of a mask means its part`(flag: String, part: UIView.AutoresizingMask) throws {
        let view = try view("", "<autoresizingMask key=\"autoresizingMask\" \(flag)=\"YES\"/>")

        #expect(view.autoresizingMask == part)
    }

    @Test func `flags of a mask that are NO or absent are fixed`() throws {
        let view = try view(
            "", "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"NO\"/>")

        #expect(view.autoresizingMask == .flexibleWidth)
    }

    @Test func `frames of subviews are those of the file, with every autoresizing mask`() throws {
        let view = try view(
            "",
            """
            <rect key="frame" x="0" y="0" width="200" height="100"/>
            <subviews><view id="a">
                <rect key="frame" x="5" y="6" width="50" height="20"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
            </view></subviews>
            """)

        view.frame.size = CGSize(width: 300, height: 150)

        #expect(view.subviews.first?.frame == CGRect(x: 5, y: 56, width: 150, height: 20))
    }

    @Test func `subviews lie back to front as in the file, without those that a variation leaves out`() throws {
        let file = try InterfaceFile(
            "<view><subviews><view tag=\"1\" id=\"a\"/><view tag=\"2\" id=\"b\"/><view tag=\"3\" id=\"c\"/></subviews></view>"
        )
        file.excludedIDs = ["b"]

        let view = try file.first(UIView.self)

        #expect(view.subviews.map(\.tag) == [1, 3])
        #expect(view.subviews.allSatisfy { $0.superview === view })
    }

    @Test func `subviews need not follow, and constraints may have the frame`() throws {
        let view = try view("autoresizesSubviews=\"NO\" translatesAutoresizingMaskIntoConstraints=\"NO\"")

        #expect(!view.autoresizesSubviews)
        #expect(!view.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func `without attributes content hugs with 250 and resists with 750`() throws {
        let view = try view("")

        #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 250)
        #expect(view.contentHuggingPriority(for: .vertical).rawValue == 250)
        #expect(view.contentCompressionResistancePriority(for: .horizontal).rawValue == 750)
        #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 750)
    }

    @Test func `each priority is that of its axis`() throws {
        let view = try view(
            """
            horizontalHuggingPriority="251" verticalHuggingPriority="252"
            horizontalCompressionResistancePriority="751" verticalCompressionResistancePriority="752"
            """)

        #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 251)
        #expect(view.contentHuggingPriority(for: .vertical).rawValue == 252)
        #expect(view.contentCompressionResistancePriority(for: .horizontal).rawValue == 751)
        #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 752)
    }

    @Test func `a priority above 1000 is reported, and the default stays`() throws {
        let file = try InterfaceFile("<view horizontalHuggingPriority=\"1001\"/>")

        let view = try file.first(UIView.self)

        #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 250)
        #expect(file.reports == ["3: a priority from 0 to 1000"])
    }

    @Test func `margins are the file's`() throws {
        let view = try view(
            "preservesSuperviewLayoutMargins=\"YES\" insetsLayoutMarginsFromSafeArea=\"NO\"",
            "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>")

        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(view.preservesSuperviewLayoutMargins && !view.insetsLayoutMarginsFromSafeArea)
    }

    @Test func `margins may be directional`() throws {
        let view = try view(
            "semanticContentAttribute=\"forceRightToLeft\"",
            "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/>"
        )

        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }

    @Test func `margins may leave no more room than text is read well in`() throws {
        let view = try view(
            "layoutMarginsFollowReadableWidth=\"YES\"",
            "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"1200\" height=\"50\"/>")

        // 1200 - 2 * 8 is 264 more than the 920 points that are read well.
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 140, bottom: 8, right: 140))
    }

    @Test func `a narrow view that follows the width for reading keeps its margins`() throws {
        let view = try view(
            "layoutMarginsFollowReadableWidth=\"YES\"",
            "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"50\"/>")

        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test func `recognizers in the view's own list are added to it`() throws {
        let view = try view("", "<gestureRecognizers><tapGestureRecognizer id=\"t\"/></gestureRecognizers>")

        #expect(view.gestureRecognizers?.count == 1)
        #expect(view.gestureRecognizers?.first is UITapGestureRecognizer)
    }
}
