import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct AttributedTextDecodingTests {
    private func text(_ fragments: String) throws -> NSAttributedString {
        let label = try InterfaceFile(
            "<label usesAttributedText=\"YES\"><attributedString key=\"attributedText\">\(fragments)</attributedString></label>"
        ).first(UILabel.self)
        return try #require(label.attributedText)
    }

    private func value<Value>(_ key: NSAttributedString.Key, at index: Int = 0, of text: NSAttributedString) -> Value? {
        text.attribute(key, at: index, effectiveRange: nil) as? Value
    }

    @Test func `the pieces of a text follow each other, each with its attributes`() throws {
        let text = try text(
            """
            <fragment content="Hello "><attributes>
                <font key="NSFont" size="14" metaFont="system"/><color key="NSColor" systemColor="systemRedColor"/>
            </attributes></fragment>
            <fragment><string key="content">World</string><attributes>
                <font key="NSFont" size="18" metaFont="systemBold"/>
            </attributes></fragment>
            """)

        #expect(text.string == "Hello World")
        #expect(value(.font, of: text) == UIFont.systemFont(ofSize: 14))
        #expect(value(.foregroundColor, of: text) == UIColor.systemRed)
        #expect(value(.font, at: 6, of: text) == UIFont.boldSystemFont(ofSize: 18))
    }

    @Test(arguments: [
        ("system", UIFont.systemFont(ofSize: 11)), ("message", .systemFont(ofSize: 11)),
        ("smallSystem", .systemFont(ofSize: 11)), ("systemBold", .boldSystemFont(ofSize: 11)),
    ])
    func `each word for a font means it`(word: String, font: UIFont) throws {
        let text = try text(
            "<fragment content=\"A\"><attributes><font key=\"NSFont\" size=\"11\" metaFont=\"\(word)\"/></attributes></fragment>"
        )

        #expect(value(.font, of: text) == font)
    }

    @Test func `a paragraph has its style`() throws {
        let text = try text(
            """
            <fragment content="A"><attributes>
                <paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="truncatingMiddle"
                    baseWritingDirection="rightToLeft" lineSpacing="1" paragraphSpacing="2" paragraphSpacingBefore="3"
                    firstLineHeadIndent="4" headIndent="5" tailIndent="6" minimumLineHeight="7" maximumLineHeight="8"
                    lineHeightMultiple="9" hyphenationFactor="0.5" tighteningFactorForTruncation="0.0">
                    <tabStops><textTab alignment="left" location="28"><options/></textTab></tabStops>
                </paragraphStyle>
            </attributes></fragment>
            """)

        let style: NSParagraphStyle = try #require(value(.paragraphStyle, of: text))

        #expect(style.alignment == .right && style.lineBreakMode == .byTruncatingMiddle)
        #expect(style.baseWritingDirection == .rightToLeft)
        #expect(style.lineSpacing == 1 && style.paragraphSpacing == 2 && style.paragraphSpacingBefore == 3)
        #expect(style.firstLineHeadIndent == 4 && style.headIndent == 5 && style.tailIndent == 6)
        #expect(style.minimumLineHeight == 7 && style.maximumLineHeight == 8 && style.lineHeightMultiple == 9)
        #expect(style.hyphenationFactor == 0.5)
        #expect(style.tabStops.map(\.location) == [28])
    }

    @Test func `numbers, a shadow and a link are attributes too`() throws {
        let text = try text(
            """
            <fragment content="A"><attributes>
                <real key="NSKern" value="-0.3"/><integer key="NSUnderline" value="1"/>
                <url key="NSLink" string="https://example.com"/>
                <shadow key="NSShadow" blurRadius="2"><size key="offset" width="3" height="4"/>
                    <color key="color" white="0" alpha="1"/></shadow>
            </attributes></fragment>
            """)

        let shadow: NSShadow = try #require(value(.shadow, of: text))

        #expect(value(.kern, of: text) == -0.3)
        #expect(value(.underlineStyle, of: text) == 1)
        #expect(value(.link, of: text) == URL(string: "https://example.com"))
        #expect(shadow.shadowBlurRadius == 2 && shadow.shadowOffset == CGSize(width: 3, height: 4))
    }

    @Test func `a system font by one of its private names is the system font`() throws {
        let text = try text(
            "<fragment content=\"A\"><attributes><font key=\"NSFont\" size=\"16\" name=\".PingFangSC-Regular\"/></attributes></fragment>"
        )

        #expect(value(.font, of: text) == UIFont.systemFont(ofSize: 16))
    }

    @Test func `a font that is not there is reported, and is the system's in its size`() throws {
        let file = try InterfaceFile(
            """
            <label><attributedString key="attributedText"><fragment content="A"><attributes>
            <font key="NSFont" size="16" name="NoSuchFont-Bold"/>
            </attributes></fragment></attributedString></label>
            """)

        let label = try file.first(UILabel.self)

        #expect(
            label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 16))
        #expect(file.reports == ["4: a font that is installed or that the app brings along"])
    }

    @Test func `an attribute of an unknown kind is reported, and the text is there`() throws {
        let file = try InterfaceFile(
            """
            <label><attributedString key="attributedText"><fragment content="A"><attributes>
            <sound key="NSSound"/>
            </attributes></fragment></attributedString></label>
            """)

        let label = try file.first(UILabel.self)

        #expect(label.text == "A")
        #expect(
            file.reports == ["4: a color, font, paragraphStyle, shadow, real, integer, string or url"])
    }

    @Test func `the alignment of the first paragraph is the label's`() throws {
        let label = try InterfaceFile(
            """
            <label textAlignment="left"><attributedString key="attributedText"><fragment content="A"><attributes>
            <paragraphStyle key="NSParagraphStyle" alignment="center"/>
            </attributes></fragment></attributedString></label>
            """
        ).first(UILabel.self)

        #expect(label.textAlignment == .center)
    }
}
