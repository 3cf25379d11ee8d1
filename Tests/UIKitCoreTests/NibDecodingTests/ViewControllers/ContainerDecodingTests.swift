import CoreGraphics
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct ContainerDecodingTests {
    // MARK: Navigation

    @Test func `the bars of the file are the navigation controller's own`() throws {
        let file = try InterfaceFile(
            """
            <navigationController navigationBarHidden="YES" toolbarHidden="NO">
            <navigationBar key="navigationBar" largeTitles="YES" id="n"/><toolbar key="toolbar" barStyle="black" id="t"/>
            </navigationController>
            """)

        let navigation = try file.first(UINavigationController.self)

        #expect(navigation.navigationBar === file.object(withID: "n") && navigation.navigationBar.prefersLargeTitles)
        #expect(navigation.toolbar === file.object(withID: "t") && navigation.toolbar.barStyle == .black)
        #expect(navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
        #expect(file.unread == [])
    }

    @Test func `a navigation controller without attributes shows its bar, and is a context`() throws {
        let navigation = try InterfaceFile("<navigationController/>").first(UINavigationController.self)
        let other = try InterfaceFile("<navigationController definesPresentationContext=\"NO\"/>")
            .first(UINavigationController.self)

        #expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden && navigation.viewControllers.isEmpty)
        #expect(navigation.definesPresentationContext && !other.definesPresentationContext)
    }

    @Test func `flags that hide bars are the file's`() throws {
        let navigation = try InterfaceFile(
            "<navigationController hidesBarsOnSwipe=\"YES\" hidesBarsOnTap=\"YES\" hidesBarsWhenVerticallyCompact=\"YES\"/>"
        ).first(UINavigationController.self)

        #expect(navigation.hidesBarsOnSwipe && navigation.hidesBarsOnTap && navigation.hidesBarsWhenVerticallyCompact)
    }

    @Test func `a file without scenes has the stack inside`() throws {
        let file = try InterfaceFile(
            """
            <navigationController><viewControllers><viewController title="One" id="a"/><viewController title="Two" id="b"/>
            </viewControllers></navigationController>
            """)

        let navigation = try file.first(UINavigationController.self)

        #expect(navigation.viewControllers.map(\.title) == ["One", "Two"])
        let tester = ViewTester()
        tester.show(navigation)
        #expect(navigation.navigationBar.items?.map(\.title) == ["One", "Two"])
    }

    @Test func `a navigation controller in a stack is reported and left out`() throws {
        let file = try InterfaceFile(
            """
            <navigationController><viewControllers>
            <navigationController id="a"/><viewController title="Two" id="b"/></viewControllers></navigationController>
            """)

        let navigation = try file.first(UINavigationController.self)

        #expect(navigation.viewControllers.map(\.title) == ["Two"])
        #expect(file.reports == ["4: a controller that is no navigation or split view controller"])
    }

    @Test func `the bar of the file shows the item of the controller on top`() throws {
        let file = try InterfaceFile(
            "<navigationController><navigationBar key=\"navigationBar\" barStyle=\"black\" id=\"n\"/></navigationController>"
        )
        let navigation = try file.first(UINavigationController.self)
        let page = UIViewController()
        page.title = "Page"

        navigation.pushViewController(page, animated: false)
        let tester = ViewTester()
        tester.show(navigation)

        #expect(navigation.navigationBar.topItem?.title == "Page")
    }

    // MARK: Tabs

    @Test func `the bar of the file is the tab bar controller's own, with tabs for its controllers`() throws {
        let file = try InterfaceFile(
            """
            <tabBarController><tabBar key="tabBar" barStyle="black" id="t"/>
            <viewControllers><viewController id="a"><tabBarItem key="tabBarItem" title="One" id="i"/></viewController>
            <viewController title="Two" id="b"/></viewControllers></tabBarController>
            """)

        let tabs = try file.first(UITabBarController.self)

        #expect(tabs.tabBar === file.object(withID: "t") && tabs.tabBar.barStyle == .black)
        #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two"])
        #expect(tabs.selectedIndex == 0)
        #expect(file.unread == [])
    }

    // MARK: Split views

    @Test(arguments: [
        ("", UISplitViewController.Style.unspecified), ("style=\"doubleColumn\"", .doubleColumn),
        ("style=\"tripleColumn\"", .tripleColumn), ("allowDoubleColumnStyle=\"YES\"", .doubleColumn),
        ("allowDoubleColumnStyle=\"YES\" allowTripleColumnStyle=\"YES\"", .tripleColumn),
    ])
    func `a split view has the columns of the file`(attributes: String, style: UISplitViewController.Style) throws {
        let split = try InterfaceFile("<splitViewController \(attributes)/>").first(UISplitViewController.self)

        #expect(split.style == style)
    }

    @Test func `a split view shows its columns as the file says`() throws {
        let file = try InterfaceFile(
            """
            <splitViewController style="tripleColumn" displayMode="twoBesideSecondary" behavior="tile" primaryEdge="trailing"
                primaryBackgroundStyle="sidebar" presentsWithGesture="NO" showsSecondaryOnlyButton="YES"
                minimumPrimaryColumnWidth="100" maximumPrimaryColumnWidth="300" preferredPrimaryColumnWidthFraction="0.25"/>
            """)

        let split = try file.first(UISplitViewController.self)

        #expect(split.preferredDisplayMode == .twoBesideSecondary && split.preferredSplitBehavior == .tile)
        #expect(split.primaryEdge == .trailing && split.primaryBackgroundStyle == .sidebar)
        #expect(!split.presentsWithGesture && split.showsSecondaryOnlyButton)
        #expect(split.minimumPrimaryColumnWidth == 100 && split.maximumPrimaryColumnWidth == 300)
        #expect(split.preferredPrimaryColumnWidthFraction == 0.25)
        #expect(file.unread == [])
    }

    @Test(arguments: [
        ("primaryHidden", UISplitViewController.DisplayMode.secondaryOnly), ("allVisible", .oneBesideSecondary),
        ("primaryOverlay", .oneOverSecondary),
    ])
    func `the older words for display modes mean those of today`(
        word: String, mode: UISplitViewController.DisplayMode
    ) throws {
        let split = try InterfaceFile("<splitViewController displayMode=\"\(word)\"/>").first(
            UISplitViewController.self)

        #expect(split.preferredDisplayMode == mode)
    }

    @Test func `a split view of old has two controllers, and more are reported`() throws {
        let two = try InterfaceFile(
            """
            <splitViewController><viewControllers><viewController title="One" id="a"/><viewController title="Two" id="b"/>
            </viewControllers></splitViewController>
            """
        ).first(UISplitViewController.self)
        let file = try InterfaceFile(
            """
            <splitViewController><viewControllers><viewController id="a"/><viewController id="b"/><viewController id="c"/>
            </viewControllers></splitViewController>
            """)

        let three = try file.first(UISplitViewController.self)

        #expect(two.viewControllers.map(\.title) == ["One", "Two"])
        #expect(three.viewControllers.isEmpty)
        #expect(file.reports == ["3: two at most, and none where the split view has columns"])
    }
}
