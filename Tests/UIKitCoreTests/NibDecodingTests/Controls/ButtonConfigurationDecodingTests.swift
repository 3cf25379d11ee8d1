import CoreGraphics
import Foundation
import ResourceFiles
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct ButtonConfigurationDecodingTests {
    private func configuration(_ attributes: String, _ children: String = "") throws -> UIButton.Configuration {
        let button = try InterfaceFile(
            """
            <button buttonType="system"><buttonConfiguration key="configuration" \(attributes)>\(children)
            </buttonConfiguration></button>
            """
        ).first(UIButton.self)
        return try #require(button.configuration)
    }

    @Test func `a configuration has the titles and measures of the file`() throws {
        let configuration = try configuration(
            """
            style="filled" title="Buy" subtitle="Now" imagePlacement="trailing" imagePadding="6" titlePadding="3"
            titleAlignment="center" cornerStyle="capsule" buttonSize="large" showsActivityIndicator="YES"
            """,
            """
            <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
            <color key="baseForegroundColor" systemColor="labelColor"/>
            <color key="baseBackgroundColor" systemColor="systemMintColor"/>
            """)

        #expect(configuration.title == "Buy" && configuration.subtitle == "Now")
        #expect(configuration.imagePlacement == .trailing && configuration.imagePadding == 6)
        #expect(configuration.titlePadding == 3 && configuration.titleAlignment == .center)
        #expect(configuration.cornerStyle == .capsule && configuration.buttonSize == .large)
        #expect(configuration.showsActivityIndicator)
        #expect(
            configuration.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(configuration.baseForegroundColor == .label && configuration.baseBackgroundColor == .systemMint)
    }

    @Test func `the font of the title is that of the file`() throws {
        let configuration = try configuration(
            "title=\"Buy\"", "<fontDescription key=\"titleFontDescription\" type=\"boldSystem\" pointSize=\"18\"/>")

        let transformer = try #require(configuration.titleTextAttributesTransformer)

        #expect(transformer(AttributeContainer()).font == UIFont.boldSystemFont(ofSize: 18))
    }

    @Test func `the background has the colours and the corners of the file`() throws {
        let configuration = try configuration(
            "",
            """
            <backgroundConfiguration key="background" cornerRadius="9" strokeWidth="2" strokeOutset="1">
            <color key="backgroundColor" systemColor="systemRedColor"/><color key="strokeColor" systemColor="systemBlueColor"/>
            </backgroundConfiguration>
            """)

        #expect(configuration.background.cornerRadius == 9)
        #expect(configuration.background.strokeWidth == 2 && configuration.background.strokeOutset == 1)
        #expect(configuration.background.backgroundColor == .systemRed)
        #expect(configuration.background.strokeColor == .systemBlue)
    }

    @Test func `titles are in the user's language`() throws {
        let file = try InterfaceFile(
            "<button id=\"b1\"><buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Buy\" subtitle=\"Now\"/></button>"
        )
        file.texts = ["b1.configuration.title": "Kaufen", "b1.configuration.subtitle": "Jetzt"]

        let button = try file.first(UIButton.self)

        #expect(button.configuration?.title == "Kaufen" && button.configuration?.subtitle == "Jetzt")
    }

    @Test func `a title with styles keeps its text`() throws {
        let configuration = try configuration(
            "", "<attributedString key=\"attributedTitle\"><fragment content=\"Buy\"/></attributedString>")

        #expect(configuration.title == "Buy")
    }

    @Test func `a style that is unknown is reported, and the button is plain`() throws {
        let file = try InterfaceFile(
            "<button>\n<buttonConfiguration key=\"configuration\" style=\"glass\" title=\"Buy\"/></button>")

        let button = try file.first(UIButton.self)

        #expect(button.configuration?.title == "Buy")
        #expect(file.faults.map(\.line) == [4])
        #expect(file.faults.first?.found == "style=\"glass\" in <buttonConfiguration>")
    }
}
