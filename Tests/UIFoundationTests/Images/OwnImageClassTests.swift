import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

/// Classes that an app makes below those of images and colours.
@Suite(.application) struct OwnImageClassTests {
    private final class NamedImage: UIImage, @unchecked Sendable {
        let name: String

        init?(name: String, data: Data) {
            self.name = name
            super.init(data: data, scale: 2)
        }

        required convenience init(imageLiteralResourceName name: String) {
            self.init(name: name, data: PlainImageCodec.file(width: 1, height: 1))!
        }

        override var size: CGSize { CGSize(width: 7, height: 7) }
    }

    private final class PlainImage: UIImage, @unchecked Sendable {}

    private final class PlainColor: UIColor, @unchecked Sendable {}

    @Test func `an image's subclass is read with its own scale, and is nil for data without an image`() {
        installedImageCodec.install(PlainImageCodec())

        let image = NamedImage(name: "red", data: PlainImageCodec.file(width: 4, height: 2))

        #expect(image?.name == "red" && image?.scale == 2 && image?.cgImage?.width == 4)
        #expect(image?.size == CGSize(width: 7, height: 7))
        #expect(NamedImage(name: "none", data: Data("hello".utf8)) == nil)
    }

    @Test func `subclasses without initializers have those of images and colours`() {
        installedImageCodec.install(PlainImageCodec())

        let image = PlainImage(data: PlainImageCodec.file(width: 4, height: 2))
        let color = PlainColor(white: 0.5, alpha: 1)

        #expect(image?.size == CGSize(width: 4, height: 2))
        #expect(color.cgColor == UIColor(white: 0.5, alpha: 1).cgColor)
    }
}
