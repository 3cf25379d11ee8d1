import CoreGraphics
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct ImageViewDecodingTests {
    private let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    private let other = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }

    @Test func `an image view without attributes is empty and can be touched`() throws {
        let view = try InterfaceFile("<imageView/>").first(UIImageView.self)

        #expect(view.image == nil && view.highlightedImage == nil && !view.isHighlighted)
        #expect(view.isUserInteractionEnabled)
    }

    @Test func `pictures are found by their names`() throws {
        let file = try InterfaceFile(
            "<imageView userInteractionEnabled=\"NO\" image=\"one\" highlightedImage=\"two\" highlighted=\"YES\"/>")
        file.images = ["one": picture, "two": other]

        let view = try file.first(UIImageView.self)

        #expect(view.image === picture && view.highlightedImage === other && view.isHighlighted)
        #expect(!view.isUserInteractionEnabled)
    }

    @Test func `a picture that is missing is none, silently`() throws {
        let file = try InterfaceFile("<imageView image=\"gone\"/>")

        let view = try file.first(UIImageView.self)

        #expect(view.image == nil)
        #expect(file.faults.isEmpty)
    }

    @Test func `a reference names a picture with the way to draw it`() throws {
        let file = try InterfaceFile(
            "<imageView><imageReference key=\"image\" image=\"one\" renderingMode=\"template\"/></imageView>")
        file.images = ["one": picture]

        let view = try file.first(UIImageView.self)

        #expect(view.image?.renderingMode == .alwaysTemplate)
        #expect(view.image?.size == CGSize(width: 4, height: 4))
    }

    @Test func `a symbol is the system's, in its scale`() throws {
        let file = try InterfaceFile(
            """
            <imageView catalog="system"><imageReference key="image" image="star" catalog="system" symbolScale="large"/>
            </imageView>
            """)

        let view = try file.first(UIImageView.self)

        #expect(view.image?.isSymbolImage == true)
        #expect(
            view.image?.size
                == UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(scale: .large))?.size)
    }

    @Test func `symbols have the measures that the file prefers`() throws {
        let view = try InterfaceFile(
            """
            <imageView image="star" catalog="system">
            <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="30"
                scale="small" weight="bold"/></imageView>
            """
        ).first(UIImageView.self)

        #expect(
            view.preferredSymbolConfiguration
                == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .small))
    }

    @Test func `symbols may have the measures of a font`() throws {
        let view = try InterfaceFile(
            """
            <imageView><preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font"
                scale="large"><fontDescription key="fontDescription" type="system" pointSize="24"/>
                </preferredSymbolConfiguration></imageView>
            """
        ).first(UIImageView.self)

        #expect(
            view.preferredSymbolConfiguration
                == UIImage.SymbolConfiguration(font: .systemFont(ofSize: 24), scale: .large))
    }
}
