import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// Links, tags and attachments of a text view, as delegates get them.
@Suite(.application) struct TextItemTests {
    private let stage = ItemStage(withItems: nil)

    private func useNewDelegate() { stage.view.delegate = stage.new }

    // MARK: Taps

    @Test func `the delegate's action is performed for a tap on a link, and the older method is not asked`() {
        useNewDelegate()
        stage.new.onTap = { _ in UIAction { [new = stage.new] _ in new.note("done") } }

        stage.tap(3)

        #expect(stage.new.drain() == ["action for https://a.example/b 2+4", "done"])
    }

    @Test func `a link without an action has its menu open`() {
        useNewDelegate()
        stage.new.onTap = { _ in nil }

        stage.tap(3)

        #expect(stage.titles == ["Open Link", "Copy Link"])
        #expect(
            stage.new.drain() == [
                "action for https://a.example/b 2+4", "menu of 2 for https://a.example/b 2+4", "will display",
                "did display",
            ])
        stage.choose("Copy Link")
        #expect(stage.tester.clipboardText == "https://a.example/b")
        #expect(stage.new.drain() == ["will end"])
    }

    @Test func `without an action and with its menu refused no menu is shown`() {
        useNewDelegate()
        stage.new.onTap = { _ in nil }
        stage.new.onMenu = { _ in nil }

        stage.tap(3)

        #expect(stage.titles == [])
        #expect(!stage.view.isFirstResponder)
        #expect(stage.new.drain().count == 2)
    }

    @Test func `a tag has the delegate's action, and the default one opens the delegate's menu`() {
        useNewDelegate()
        stage.new.onMenu = { _ in
            UITextItem.MenuConfiguration(preview: nil, menu: UIMenu(children: [UIAction(title: "A") { _ in }]))
        }

        stage.tap(9)

        #expect(stage.titles == ["A"])
        #expect(stage.new.drain().prefix(2) == ["action for tag 'tag' 8+3", "menu of 0 for tag 'tag' 8+3"])
        stage.closeMenu()
        stage.new.onMenu = { UITextItem.MenuConfiguration(menu: $0) }
        stage.tap(9)
        #expect(stage.titles == [])
    }

    @Test func `an attachment has an action, and no menu without an image`() {
        useNewDelegate()

        stage.tap(16)

        #expect(stage.titles == [])
        #expect(stage.new.drain() == ["action for attachment 16+1"])
    }

    @Test func `a delegate without the new methods is asked by the older ones`() {
        stage.tap(3)
        stage.tap(16)
        stage.secondaryClick(3)

        #expect(stage.titles == [])
        #expect(
            stage.old.drain() == [
                "open https://a.example/b 2+4", "open attachment 16+1", "actions of https://a.example/b 2+4",
            ])
    }

    @Test func `plain text has no item`() {
        useNewDelegate()

        stage.tap(13)

        #expect(stage.new.drain() == [])
    }

    @Test func `in text that is edited a tap sets the caret, and the secondary button opens the link's menu`() {
        useNewDelegate()
        stage.view.isEditable = true

        stage.tap(3)
        let tapped = stage.new.drain()
        stage.secondaryClick(3)

        #expect(tapped == [])
        #expect(stage.view.isFirstResponder)
        #expect(stage.titles == ["Open Link", "Copy Link"])
    }

    // MARK: Presses

    @Test func `a press asks for the menu once, and for no action`() {
        useNewDelegate()

        let finger = stage.tester.touch(at: stage.point(of: 3))
        stage.tester.pump(by: 0.7)
        finger.lift()
        stage.tester.settle()

        #expect(stage.titles == ["Open Link", "Copy Link"])
        #expect(stage.new.drain() == ["menu of 2 for https://a.example/b 2+4", "will display", "did display"])
    }

    @Test func `the delegate has a menu of its own, with the address as the default one's title`() {
        useNewDelegate()
        var title: String?
        stage.new.onMenu = { menu in
            title = menu.title
            return UITextItem.MenuConfiguration(
                preview: .default, menu: menu.replacingChildren([UIAction(title: "Mine") { _ in }]))
        }

        stage.secondaryClick(3)

        #expect(title == "https://a.example/b")
        #expect(stage.titles == ["Mine"])
        #expect(stage.new.drain().first == "menu of 2 for https://a.example/b 2+4")
    }

    @Test func `a tag without a menu of the delegate's has the text's menu, a refused one has none`() {
        stage.view.selectedRange = NSRange(location: 0, length: 4)
        stage.view.becomeFirstResponder()
        stage.secondaryClick(9)
        let ofText = stage.titles
        stage.closeMenu()
        useNewDelegate()
        stage.new.onMenu = { _ in nil }
        stage.secondaryClick(9)

        #expect(ofText.contains("Select All"))
        #expect(stage.titles == [])
    }

    @Test func `an image can be copied`() {
        let format = UIGraphicsImageRendererFormat()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let stage = ItemStage(withItems: image)
        stage.view.delegate = stage.new

        stage.secondaryClick(16)
        let titles = stage.titles
        stage.choose("Copy")

        #expect(titles == ["Copy"])
        #expect(UIPasteboard.general.image?.size == CGSize(width: 4, height: 4))
    }

    // MARK: Highlight

    @Test func `the item under a touch is highlighted while the touch is on it, and used when it is lifted there`() {
        let state = { (stage.view.contentState.isItemPressed, stage.view.contentState.item?.range.location) }
        let mouse = stage.tester.touch(at: stage.point(of: 3), pointer: .mouse)
        let pressed = state()
        mouse.move(to: stage.point(of: 13))
        let beside = state()
        mouse.lift()
        stage.tester.settle()

        #expect(pressed == (true, 2))
        #expect(beside == (false, 2))
        #expect(!stage.view.contentState.isItemPressed)
        #expect(!stage.old.drain().contains { $0.hasPrefix("open") })
    }
}
