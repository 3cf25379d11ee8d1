import CoreGraphics
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct BarItemDecodingTests {
    private let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }

    private func read<Made>(_ element: String, as type: Made.Type = Made.self) throws -> Made {
        try InterfaceFile.read(element, as: type, image: picture)
    }

    // MARK: Buttons

    @Test func `a button has the title and the look of the file`() throws {
        let item = try read(
            """
            <barButtonItem title="Send" style="done" width="50" enabled="NO" tag="4"><color key="tintColor" systemColor="systemRedColor"/>
            <inset key="imageInsets" minX="1" minY="2" maxX="3" maxY="4"/></barButtonItem>
            """, as: UIBarButtonItem.self)

        #expect(item.title == "Send" && item.style == .done && item.width == 50 && !item.isEnabled && item.tag == 4)
        #expect(item.tintColor == .systemRed)
        #expect(item.imageInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    }

    @Test func `a button has the pictures of the file`() throws {
        let item = try read("<barButtonItem image=\"one\" landscapeImage=\"one\"/>", as: UIBarButtonItem.self)

        #expect(item.image === picture && item.landscapeImagePhone === picture && item.style == .plain)
    }

    @Test(arguments: [
        "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action",
        "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind",
        "fastForward", "undo", "redo", "pageCurl", "close",
    ])
    func `a system item is decoded by its name, and those that finish a task have the done style`(word: String) throws {
        let item = try read("<barButtonItem systemItem=\"\(word)\"/>", as: UIBarButtonItem.self)

        #expect(item.style == (["done", "save"].contains(word) ? .done : .plain))
        #expect(item.title == nil && item.customView == nil)
    }

    @Test func `a space of a toolbar has the width of the file`() throws {
        let bar = try read(
            """
            <toolbar><items><barButtonItem systemItem="fixedSpace" width="30" id="a"/>
            <barButtonItem systemItem="flexibleSpace" id="b"/><barButtonItem title="End" id="c"/></items></toolbar>
            """, as: UIToolbar.self)

        #expect(bar.items?.map(\.width) == [30, 0, 0])
        #expect(bar.items?.last?.title == "End")
    }

    @Test func `a button may show a view of the file`() throws {
        let item = try read(
            "<barButtonItem><switch key=\"customView\" on=\"YES\" id=\"s\"/></barButtonItem>", as: UIBarButtonItem.self)

        #expect((item.customView as? UISwitch)?.isOn == true)
    }

    @Test func `titles are in the user's language`() throws {
        let file = try InterfaceFile("<barButtonItem title=\"Send\" id=\"i1\"/>")
        file.texts = ["i1.title": "Senden"]

        let item = try file.first(UIBarButtonItem.self)

        #expect(item.title == "Senden")
    }

    // MARK: Tabs

    @Test func `a tab has the title, the pictures and the badge of the file`() throws {
        let item = try read(
            """
            <tabBarItem title="Home" image="one" selectedImage="one" badgeValue="3" tag="2">
            <color key="badgeColor" systemColor="systemBlueColor"/>
            <offsetWrapper key="titlePositionAdjustment" horizontal="1" vertical="2"/></tabBarItem>
            """, as: UITabBarItem.self)

        #expect(item.title == "Home" && item.image === picture && item.selectedImage === picture)
        #expect(item.badgeValue == "3" && item.badgeColor == .systemBlue && item.tag == 2)
        #expect(item.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
    }

    @Test func `a usual tab has the system's title and picture`() throws {
        let item = try read("<tabBarItem systemItem=\"favorites\" title=\"Mine\" tag=\"1\"/>", as: UITabBarItem.self)

        #expect(item.title == "Favorites" && item.image != nil && item.tag == 1)
    }

    // MARK: Navigation items

    @Test func `an item has the title, the prompt and the modes of the file`() throws {
        let item = try read(
            """
            <navigationItem title="List" prompt="Choose" largeTitleDisplayMode="never" hidesBackButton="YES"
                leftItemsSupplementBackButton="YES" backButtonTitle="Up" backButtonDisplayMode="minimal" style="editor"/>
            """, as: UINavigationItem.self)

        #expect(item.title == "List" && item.prompt == "Choose" && item.largeTitleDisplayMode == .never)
        #expect(item.hidesBackButton && item.leftItemsSupplementBackButton && item.backButtonTitle == "Up")
        #expect(item.backButtonDisplayMode == .minimal && item.style == .editor)
    }

    @Test func `one button of a side is the value of a property, several are a list`() throws {
        let item = try read(
            """
            <navigationItem><barButtonItem key="leftBarButtonItem" title="Left" id="a"/>
            <rightBarButtonItems><barButtonItem title="First" id="b"/><barButtonItem title="Second" id="c"/></rightBarButtonItems>
            <barButtonItem key="backBarButtonItem" title="Back" id="d"/></navigationItem>
            """, as: UINavigationItem.self)

        #expect(item.leftBarButtonItems?.map(\.title) == ["Left"])
        #expect(item.rightBarButtonItems?.map(\.title) == ["First", "Second"])
        #expect(item.backBarButtonItem?.title == "Back")
    }

    @Test func `an item may show a view instead of the title`() throws {
        let item = try read(
            "<navigationItem><label key=\"titleView\" text=\"Hello\" id=\"l\"/></navigationItem>",
            as: UINavigationItem.self)

        #expect((item.titleView as? UILabel)?.text == "Hello")
    }

    @Test func `an item without attributes has no buttons and no title`() throws {
        let item = try read("<navigationItem/>", as: UINavigationItem.self)

        #expect(item.title == nil && item.leftBarButtonItems == nil && item.rightBarButtonItems == nil)
        #expect(item.largeTitleDisplayMode == .automatic && !item.hidesBackButton)
    }
}
