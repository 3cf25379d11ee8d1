import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct BarDecodingTests {
    private let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }

    private func read<Made>(_ element: String, as type: Made.Type = Made.self) throws -> Made {
        try InterfaceFile.read(element, as: type, image: picture)
    }

    @Test func `a navigation bar without attributes is translucent and empty`() throws {
        let bar = try read("<navigationBar/>", as: UINavigationBar.self)

        #expect(bar.barStyle == .default && bar.isTranslucent && !bar.prefersLargeTitles && bar.items?.isEmpty != false)
    }

    @Test func `a navigation bar has the look of the file`() throws {
        let bar = try read(
            """
            <navigationBar contentMode="scaleToFill" barStyle="black" translucent="NO" largeTitles="YES" shadowImage="one"
                backIndicatorImage="one" backIndicatorTransitionMaskImage="one">
            <color key="barTintColor" systemColor="systemRedColor"/><color key="tintColor" systemColor="systemBlueColor"/>
            <textAttributes key="titleTextAttributes"><fontDescription key="fontDescription" type="system" pointSize="24"/>
                <color key="textColor" systemColor="systemGreenColor"/></textAttributes>
            <textAttributes key="largeTitleTextAttributes"><color key="textColor" white="1" alpha="1"/></textAttributes>
            </navigationBar>
            """, as: UINavigationBar.self)

        #expect(bar.barStyle == .black && !bar.isTranslucent && bar.prefersLargeTitles)
        #expect(bar.barTintColor == .systemRed && bar.tintColor == .systemBlue)
        #expect(bar.shadowImage === picture && bar.backIndicatorImage === picture)
        #expect(bar.titleTextAttributes?[.font] as? UIFont == .systemFont(ofSize: 24))
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .systemGreen)
        #expect(bar.largeTitleTextAttributes?[.foregroundColor] as? UIColor == UIColor(white: 1, alpha: 1))
    }

    @Test func `the shadow of titles has the colour and the offset of the file`() throws {
        let bar = try read(
            """
            <navigationBar><textAttributes key="titleTextAttributes"><color key="textShadowColor" white="0" alpha="1"/>
            <offsetWrapper key="textShadowOffset" horizontal="3" vertical="4"/></textAttributes></navigationBar>
            """, as: UINavigationBar.self)

        let shadow = try #require(bar.titleTextAttributes?[.shadow] as? NSShadow)

        #expect(shadow.shadowOffset == CGSize(width: 3, height: 4))
        #expect(shadow.shadowColor as? UIColor == UIColor(white: 0, alpha: 1))
    }

    @Test func `a navigation bar of its own has the stack of the file`() throws {
        let bar = try read(
            """
            <navigationBar><items><navigationItem title="One" id="a"/><navigationItem title="Two" id="b"/></items>
            </navigationBar>
            """, as: UINavigationBar.self)

        #expect(bar.items?.map(\.title) == ["One", "Two"])
        #expect(bar.topItem?.title == "Two")
    }

    @Test func `a navigation bar has the appearances of the file`() throws {
        let bar = try read(
            """
            <navigationBar><navigationBarAppearance key="standardAppearance">
                <color key="backgroundColor" systemColor="systemRedColor"/><nil key="shadowColor"/></navigationBarAppearance>
            <navigationBarAppearance key="scrollEdgeAppearance"><blurEffect key="backgroundEffect" style="dark"/>
                <textAttributes key="titleTextAttributes"><color key="textColor" white="1" alpha="1"/></textAttributes>
            </navigationBarAppearance></navigationBar>
            """, as: UINavigationBar.self)

        #expect(bar.standardAppearance.backgroundColor == .systemRed && bar.standardAppearance.shadowColor == nil)
        #expect(
            bar.scrollEdgeAppearance?.titleTextAttributes[.foregroundColor] as? UIColor == UIColor(white: 1, alpha: 1))
        #expect(bar.compactAppearance == nil)
    }

    @Test func `a toolbar has the look and the items of the file`() throws {
        let bar = try read(
            """
            <toolbar barStyle="black" translucent="NO"><color key="barTintColor" systemColor="systemRedColor"/>
            <toolbarAppearance key="standardAppearance"><color key="backgroundColor" systemColor="systemBlueColor"/>
            </toolbarAppearance><items><barButtonItem title="One" id="a"/><barButtonItem title="Two" id="b"/></items></toolbar>
            """, as: UIToolbar.self)

        #expect(bar.barStyle == .black && !bar.isTranslucent && bar.barTintColor == .systemRed)
        #expect(bar.standardAppearance.backgroundColor == .systemBlue)
        #expect(bar.items?.map(\.title) == ["One", "Two"])
    }

    @Test func `a tab bar has the look and the tabs of the file`() throws {
        let bar = try read(
            """
            <tabBar barStyle="black" translucent="NO" itemPositioning="centered" itemWidth="60" itemSpacing="10"
                backgroundImage="one" shadowImage="one" selectionIndicatorImage="one">
            <color key="barTintColor" systemColor="systemRedColor"/>
            <color key="unselectedItemTintColor" systemColor="systemGreenColor"/>
            <items><tabBarItem title="One" id="a"/><tabBarItem title="Two" id="b"/></items></tabBar>
            """, as: UITabBar.self)

        #expect(bar.barStyle == .black && !bar.isTranslucent && bar.itemPositioning == .centered)
        #expect(bar.itemWidth == 60 && bar.itemSpacing == 10)
        #expect(bar.barTintColor == .systemRed && bar.unselectedItemTintColor == .systemGreen)
        #expect(bar.backgroundImage === picture && bar.shadowImage === picture)
        #expect(bar.selectionIndicatorImage === picture)
        #expect(bar.items?.map(\.title) == ["One", "Two"])
    }
}
