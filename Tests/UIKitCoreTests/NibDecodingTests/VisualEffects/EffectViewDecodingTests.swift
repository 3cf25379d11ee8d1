import CoreGraphics
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct EffectViewDecodingTests {
    private let element = """
        <visualEffectView opaque="NO" contentMode="scaleToFill">
        <rect key="frame" x="0" y="0" width="100" height="50"/>
        <view key="contentView" opaque="NO" clipsSubviews="YES" contentMode="center" id="c">
            <rect key="frame" x="0" y="0" width="100" height="50"/>
            <subviews><label text="Hello" id="l"/></subviews>
        </view>
        <blurEffect style="dark"/></visualEffectView>
        """

    @Test func `the content view of the file is that of the view`() throws {
        let file = try InterfaceFile(element)

        let view = try file.first(UIVisualEffectView.self)

        #expect(view.contentView === file.object(withID: "c"))
        #expect(view.contentView.subviews.first === file.object(withID: "l"))
        #expect(view.contentView.clipsToBounds && view.contentView.superview === view)
        #expect(file.unread == [])
    }

    @Test func `the content view follows the size`() throws {
        let view = try InterfaceFile(element).first(UIVisualEffectView.self)

        view.frame.size = CGSize(width: 200, height: 80)

        #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 80))
    }

    @Test func `the effect is a blur of the style of the file`() throws {
        let view = try InterfaceFile(element).first(UIVisualEffectView.self)
        let plain = try InterfaceFile("<visualEffectView/>").first(UIVisualEffectView.self)

        #expect(view.effect is UIBlurEffect)
        #expect(plain.effect == nil)
    }

    @Test func `a style that is unknown is reported, and there is no effect`() throws {
        let file = try InterfaceFile("<visualEffectView>\n<blurEffect style=\"foggy\"/></visualEffectView>")

        let view = try file.first(UIVisualEffectView.self)

        #expect(view.effect == nil)
        #expect(file.faults.map(\.line) == [4])
    }

    @Test func `vibrancy has the blur and the style of the file`() throws {
        let file = try InterfaceFile(
            "<visualEffectView><vibrancyEffect style=\"separator\"><blurEffect style=\"dark\"/></vibrancyEffect>"
                + "</visualEffectView>")

        let view = try file.first(UIVisualEffectView.self)

        #expect(view.effect is UIVibrancyEffect)
        #expect(
            view.contentView.tintColor
                == UIColor.separator.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(file.unread == [])
    }

    @Test func `subviews beside the content view become its own`() throws {
        let file = try InterfaceFile(
            "<visualEffectView><subviews><label text=\"Hello\" id=\"l\"/></subviews></visualEffectView>")

        let view = try file.first(UIVisualEffectView.self)

        #expect(view.contentView.subviews.first === file.object(withID: "l"))
    }
}
