import CoreGraphics
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct WindowDecodingTests {
    @Test func `a window is hidden, with the frame and the colour of the file`() throws {
        let window = try InterfaceFile(
            """
            <window opaque="NO" clearsContextBeforeDrawing="NO"><rect key="frame" x="0" y="0" width="200" height="300"/>
            <color key="backgroundColor" white="1" alpha="1"/></window>
            """
        ).first(UIWindow.self)

        #expect(window.isHidden && window.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
        #expect(window.backgroundColor == UIColor(white: 1, alpha: 1))
    }

    @Test func `a window may fill the screen and have its root controller in the file`() throws {
        let file = try InterfaceFile(
            """
            <window resizesToFullScreen="YES"><rect key="frame" x="0" y="0" width="20" height="30"/>
            <viewController key="rootViewController" title="Root" id="v"/></window>
            """)

        let window = try file.first(UIWindow.self)

        #expect(window.frame == window.screen.bounds)
        #expect(window.rootViewController?.title == "Root")
    }

    @Test func `a window that the file shows is visible`() throws {
        let window = try InterfaceFile("<window visibleAtLaunch=\"YES\"/>").first(UIWindow.self)

        #expect(!window.isHidden)
        window.isHidden = true
    }
}
