import CoreGraphics
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct ButtonDecodingTests {
    private func button(_ attributes: String, _ children: String = "") throws -> UIButton {
        try InterfaceFile("<button \(attributes)>\(children)</button>").first()
    }

    @Test func `a button without a type is a custom one`() throws {
        let button = try button("")

        #expect(button.buttonType == .custom)
        #expect(button.isEnabled && !button.isSelected && !button.isHighlighted)
        #expect(button.contentHorizontalAlignment == .center && button.contentVerticalAlignment == .center)
    }

    @Test(arguments: [
        ("custom", UIButton.ButtonType.custom), ("system", .system), ("roundedRect", .system),
        ("detailDisclosure", .detailDisclosure), ("infoLight", .infoLight), ("infoDark", .infoDark),
        ("contactAdd", .contactAdd), ("close", .close),
    ])
    func `each word for a type means it`(word: String, type: UIButton.ButtonType) throws {
        let button = try button("buttonType=\"\(word)\"")

        #expect(button.buttonType == type)
        #expect((button.image(for: .normal) != nil) == ![.custom, .system].contains(type))
    }

    @Test func `each state has its own title, colours and pictures`() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        let file = try InterfaceFile(
            """
            <button><state key="normal" title="Go" image="one" backgroundImage="one">
                <color key="titleColor" systemColor="systemRedColor"/><color key="titleShadowColor" white="1" alpha="1"/>
            </state>
            <state key="highlighted" title="Going"/><state key="selected" title="Gone"/>
            <state key="disabled" title="Stay"><color key="titleColor" systemColor="systemGrayColor"/></state></button>
            """)
        file.images = ["one": picture]

        let button = try file.first(UIButton.self)

        #expect(button.title(for: .normal) == "Go" && button.title(for: .highlighted) == "Going")
        #expect(button.title(for: .selected) == "Gone" && button.title(for: .disabled) == "Stay")
        #expect(button.titleColor(for: .normal) == .systemRed && button.titleColor(for: .disabled) == .systemGray)
        #expect(button.titleShadowColor(for: .normal) == UIColor(white: 1, alpha: 1))
        #expect(button.image(for: .normal) === picture && button.backgroundImage(for: .normal) === picture)
    }

    @Test func `a state that is unknown is reported`() throws {
        let file = try InterfaceFile("<button>\n<state key=\"asleep\" title=\"Zzz\"/></button>")

        let button = try file.first(UIButton.self)

        #expect(button.currentTitle == nil)
        #expect(file.reports == ["4: one of normal, highlighted, selected, disabled, focused"])
    }

    @Test func `a title may have styles`() throws {
        let button = try button(
            "",
            """
            <state key="normal"><attributedString key="attributedTitle"><fragment content="Go"><attributes>
            <font key="NSFont" size="20" metaFont="system"/></attributes></fragment></attributedString></state>
            """)

        #expect(button.attributedTitle(for: .normal)?.string == "Go")
    }

    @Test(arguments: [
        ("normal", "normalTitle"), ("highlighted", "highlightedTitle"), ("selected", "selectedTitle"),
        ("disabled", "disabledTitle"),
    ])
    func `titles are in the user's language by the names of their states`(state: String, key: String) throws {
        let file = try InterfaceFile("<button id=\"b1\"><state key=\"\(state)\" title=\"Go\"/></button>")
        file.texts = ["b1.\(key)": "Los"]

        let button = try file.first(UIButton.self)

        let states: [String: UIControl.State] = [
            "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
        ]
        #expect(try button.title(for: #require(states[state])) == "Los")
    }

    @Test func `insets are the file's, whose order is left, top, right, bottom`() throws {
        let button = try button(
            "",
            """
            <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
            <inset key="titleEdgeInsets" minX="5" minY="6" maxX="7" maxY="8"/>
            <inset key="imageEdgeInsets" minX="9" minY="10" maxX="11" maxY="12"/>
            """)

        #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(button.titleEdgeInsets == UIEdgeInsets(top: 6, left: 5, bottom: 8, right: 7))
        #expect(button.imageEdgeInsets == UIEdgeInsets(top: 10, left: 9, bottom: 12, right: 11))
    }

    @Test func `the title's font, line breaks and shadow are the label's`() throws {
        let button = try button(
            "lineBreakMode=\"middleTruncation\"",
            """
            <fontDescription key="fontDescription" type="system" weight="heavy" pointSize="22"/>
            <size key="titleShadowOffset" width="1" height="2"/>
            """)

        #expect(button.titleLabel?.font == .systemFont(ofSize: 22, weight: .heavy))
        #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
        #expect(button.titleLabel?.shadowOffset == CGSize(width: 1, height: 2))
    }

    @Test func `flags of the look are the file's`() throws {
        let button = try button(
            """
            adjustsImageWhenHighlighted="NO" adjustsImageWhenDisabled="NO" reversesTitleShadowWhenHighlighted="YES"
            changesSelectionAsPrimaryAction="YES" showsMenuAsPrimaryAction="YES" role="destructive"
            """)

        #expect(!button.adjustsImageWhenHighlighted && !button.adjustsImageWhenDisabled)
        #expect(button.reversesTitleShadowWhenHighlighted && button.changesSelectionAsPrimaryAction)
        #expect(button.showsMenuAsPrimaryAction && button.role == .destructive)
    }

    @Test func `a control's state and alignment are the file's`() throws {
        let button = try button(
            "enabled=\"NO\" selected=\"YES\" contentHorizontalAlignment=\"trailing\" contentVerticalAlignment=\"bottom\""
        )

        #expect(!button.isEnabled && button.isSelected)
        #expect(button.contentHorizontalAlignment == .trailing && button.contentVerticalAlignment == .bottom)
    }
}
