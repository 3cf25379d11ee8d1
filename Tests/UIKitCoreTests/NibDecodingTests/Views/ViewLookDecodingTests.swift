import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct ViewLookDecodingTests {
    private func view(_ attributes: String, _ children: String = "") throws -> UIView {
        try InterfaceFile("<view \(attributes)>\(children)</view>").first()
    }

    @Test func `an element without attributes makes a view with the defaults of files`() throws {
        let view = try view("")

        #expect(view.frame == .zero)
        #expect(view.isOpaque && view.isUserInteractionEnabled && view.autoresizesSubviews)
        #expect(view.clearsContextBeforeDrawing && view.translatesAutoresizingMaskIntoConstraints)
        #expect(!view.clipsToBounds && !view.isHidden && !view.isMultipleTouchEnabled)
        #expect(view.alpha == 1 && view.tag == 0 && view.contentMode == .scaleToFill)
        #expect(view.backgroundColor == nil && view.restorationIdentifier == nil)
    }

    @Test(arguments: [
        ("scaleToFill", UIView.ContentMode.scaleToFill), ("scaleAspectFit", .scaleAspectFit),
        ("scaleAspectFill", .scaleAspectFill), ("redraw", .redraw), ("center", .center), ("top", .top),
        ("bottom", .bottom), ("left", .left), ("right", .right), ("topLeft", .topLeft), ("topRight", .topRight),
        ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
    ])
    func `each word for a content mode means it`(word: String, mode: UIView.ContentMode) throws {
        let view = try view("contentMode=\"\(word)\"")

        #expect(view.contentMode == mode)
    }

    @Test func `flags of the look are the file's`() throws {
        let view = try view(
            "hidden=\"YES\" opaque=\"NO\" clipsSubviews=\"YES\" clearsContextBeforeDrawing=\"NO\" alpha=\"0.25\"")

        #expect(view.isHidden && view.clipsToBounds)
        #expect(!view.isOpaque && !view.clearsContextBeforeDrawing)
        #expect(view.alpha == 0.25)
    }

    @Test func `colours are read, and nil takes one away`() throws {
        let view = try view(
            "",
            """
            <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <color key="tintColor" systemColor="systemRedColor"/>
            """)
        let cleared = try self.view("", "<nil key=\"backgroundColor\"/>")

        #expect(view.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        #expect(view.tintColor == .systemRed)
        #expect(cleared.backgroundColor == nil)
    }

    @Test func `flags of touches, the tag and the identifier are the file's`() throws {
        let view = try view(
            "userInteractionEnabled=\"NO\" multipleTouchEnabled=\"YES\" tag=\"7\" restorationIdentifier=\"list\"")

        #expect(!view.isUserInteractionEnabled && view.isMultipleTouchEnabled)
        #expect(view.tag == 7)
        #expect(view.restorationIdentifier == "list")
    }

    @Test(arguments: [
        ("normal", UIView.TintAdjustmentMode.normal), ("dimmed", .dimmed), ("automatic", .normal),
    ])
    func `each word for the adjustment of the tint means it`(word: String, mode: UIView.TintAdjustmentMode) throws {
        let view = try view("tintAdjustmentMode=\"\(word)\"")

        #expect(view.tintAdjustmentMode == mode)
    }

    @Test(arguments: [
        ("unspecified", UISemanticContentAttribute.unspecified), ("playback", .playback), ("spatial", .spatial),
        ("forceLeftToRight", .forceLeftToRight), ("forceRightToLeft", .forceRightToLeft),
    ])
    func `each word for the meaning of content means it`(word: String, attribute: UISemanticContentAttribute) throws {
        let view = try view("semanticContentAttribute=\"\(word)\"")

        #expect(view.semanticContentAttribute == attribute)
    }

    @Test func `a class of the app's is configured by the file before its own initializer continues`() throws {
        final class Badge: UIView {
            var frameAtInit = CGRect.null
            required init?(coder: NSCoder) {
                super.init(coder: coder)
                frameAtInit = frame
            }
        }
        let file = try InterfaceFile("<view><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></view>")
        file.classes = ["view": Badge.self]

        let badge = try file.first(Badge.self)

        #expect(badge.frameAtInit == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
}
