import CoreGraphics
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct LabelDecodingTests {
    private func label(_ attributes: String, _ children: String = "") throws -> UILabel {
        try InterfaceFile("<label \(attributes)>\(children)</label>").first()
    }

    @Test func `a label without attributes has the defaults of files, where others differ from code`() throws {
        let label = try label("")

        #expect(label.text == nil && label.numberOfLines == 1 && label.isEnabled && !label.isHighlighted)
        #expect(label.textColor == .label && label.font == .systemFont(ofSize: 17))
        #expect(label.isUserInteractionEnabled && label.isOpaque && label.contentMode == .scaleToFill)
        #expect(!label.adjustsFontSizeToFitWidth)
    }

    @Test func `a label as Xcode writes it is like one made in code`() throws {
        let label = try label(
            """
            opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" text="Hello"
            textAlignment="center" lineBreakMode="headTruncation" numberOfLines="3" baselineAdjustment="alignCenters"
            adjustsFontSizeToFit="NO" preferredMaxLayoutWidth="120" enabled="NO" highlighted="YES"
            """,
            """
            <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
            <color key="textColor" systemColor="linkColor"/><color key="highlightedColor" systemColor="systemRedColor"/>
            <color key="shadowColor" white="0" alpha="0.5"/><size key="shadowOffset" width="2" height="3"/>
            """)

        #expect(label.text == "Hello" && label.textAlignment == .center && label.lineBreakMode == .byTruncatingHead)
        #expect(label.numberOfLines == 3 && label.baselineAdjustment == .alignCenters)
        #expect(label.preferredMaxLayoutWidth == 120 && !label.isEnabled && label.isHighlighted)
        #expect(label.font == .boldSystemFont(ofSize: 20) && label.textColor == .link)
        #expect(label.highlightedTextColor == .systemRed && label.shadowColor == UIColor(white: 0, alpha: 0.5))
        #expect(label.shadowOffset == CGSize(width: 2, height: 3))
        #expect(!label.isOpaque && !label.isUserInteractionEnabled && label.contentMode == .left)
    }

    @Test(arguments: ["allowsDefaultTighteningForTruncation", "adjustsLetterSpacingToFitWidth"])
    func `letters move together by the name of today and by that of iOS 6`(name: String) throws {
        #expect(try label("\(name)=\"YES\"").allowsDefaultTighteningForTruncation)
        #expect(try !label("\(name)=\"NO\"").allowsDefaultTighteningForTruncation)
    }

    @Test(arguments: [
        ("left", NSTextAlignment.left), ("center", .center), ("right", .right), ("natural", .natural),
        ("justified", .justified),
    ])
    func `each word for an alignment means it`(word: String, alignment: NSTextAlignment) throws {
        let label = try label("textAlignment=\"\(word)\"")

        #expect(label.textAlignment == alignment)
    }

    @Test(arguments: [
        ("tailTruncation", NSLineBreakMode.byTruncatingTail), ("headTruncation", .byTruncatingHead),
        ("middleTruncation", .byTruncatingMiddle), ("wordWrap", .byWordWrapping),
        ("characterWrap", .byCharWrapping), ("clip", .byClipping),
    ])
    func `each word for the end of lines means it`(word: String, mode: NSLineBreakMode) throws {
        let label = try label("lineBreakMode=\"\(word)\"")

        #expect(label.lineBreakMode == mode)
    }

    @Test func `text that shrinks names only its limit`() throws {
        let byScale = try label("minimumScaleFactor=\"0.5\"")
        let bySize = try label("minimumFontSize=\"10\"", "<fontDescription key=\"fontDescription\" pointSize=\"20\"/>")
        let fixed = try label("adjustsFontSizeToFit=\"NO\" minimumFontSize=\"10\"")

        #expect(byScale.adjustsFontSizeToFitWidth && byScale.minimumScaleFactor == 0.5)
        #expect(bySize.adjustsFontSizeToFitWidth && bySize.minimumScaleFactor == 0.5)
        #expect(!fixed.adjustsFontSizeToFitWidth)
    }

    @Test func `nil brings the standard colour, and takes other colours away`() throws {
        let label = try label("", "<nil key=\"textColor\"/><nil key=\"highlightedColor\"/><nil key=\"shadowColor\"/>")

        #expect(label.textColor == .label)
        #expect(label.highlightedTextColor == nil && label.shadowColor == nil)
    }

    @Test func `text may be a child, with line breaks`() throws {
        let label = try label("numberOfLines=\"0\"", "<string key=\"text\">One\nTwo</string>")

        #expect(label.text == "One\nTwo")
    }

    @Test func `text is in the user's language`() throws {
        let file = try InterfaceFile("<label text=\"Hello\" id=\"a1\"/>")
        file.texts = ["a1.text": "Hallo"]

        let label = try file.first(UILabel.self)

        #expect(label.text == "Hallo")
    }

    @Test func `a font of a text style may follow the preferred size`() throws {
        let label = try label(
            "adjustsFontForContentSizeCategory=\"YES\"",
            "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleHeadline\"/>")

        #expect(label.font == .preferredFont(forTextStyle: .headline))
        #expect(label.adjustsFontForContentSizeCategory)
    }

    @Test func `all attributes that Xcode writes into a label are read`() throws {
        let file = try InterfaceFile(
            """
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251"
                verticalHuggingPriority="251" text="Label" textAlignment="natural" lineBreakMode="tailTruncation"
                baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO"
                translatesAutoresizingMaskIntoConstraints="NO" id="a">
                <rect key="frame" x="0.0" y="0.0" width="42" height="21"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                <nil key="textColor"/><nil key="highlightedColor"/>
            </label>
            """)

        _ = try file.first(UILabel.self)

        #expect(file.unread == [])
        #expect(file.faults.isEmpty)
    }

    @Test func `a label whose content mode is left draws anew in another size`() throws {
        let tester = ViewTester()
        let label = try label(
            "contentMode=\"left\" text=\"Hello\"", "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"60\" height=\"20\"/>")
        tester.show(label)
        tester.settle()

        label.frame.size.width = 120

        #expect(label.layer.needsDisplay())
    }
}
