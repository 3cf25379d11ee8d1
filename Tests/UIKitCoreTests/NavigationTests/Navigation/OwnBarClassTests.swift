import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

@Suite(.application) struct OwnBarClassTests {
    private final class OwnBar: UINavigationBar {}
    private final class OwnToolbar: UIToolbar {}

    @Test func `a controller makes its bars of the app's classes`() {
        let tester = ViewTester()
        let page = UIViewController()
        page.title = "Page"
        let navigation = UINavigationController(navigationBarClass: OwnBar.self, toolbarClass: OwnToolbar.self)
        navigation.viewControllers = [page]

        tester.show(navigation)

        #expect(navigation.navigationBar is OwnBar)
        #expect(navigation.toolbar is OwnToolbar)
        #expect(tester.drawnTexts.contains("Page"))
    }

    @Test func `without classes the bars are the usual ones`() {
        let navigation = UINavigationController(navigationBarClass: nil, toolbarClass: nil)

        #expect(type(of: navigation.navigationBar) == UINavigationBar.self)
        #expect(type(of: navigation.toolbar as UIToolbar) == UIToolbar.self)
    }
}
