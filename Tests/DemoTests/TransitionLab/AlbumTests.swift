import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitPages
import UIKitTesting

@testable import TransitionLab

@MainActor @Suite(.application) struct AlbumTests {
    @Test func `a book lies open in a turned phone, and shows one page in one that is upright`() {
        let tester = ViewTester(size: CGSize(width: 390, height: 844))
        let album = AlbumViewController(.book)
        let navigation = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        tester.show(tabs)
        navigation.pushViewController(album, animated: false)
        tester.settle()

        tester.rotate(toTheLeft: true)
        tester.settle()
        let open = (album.spineLocation, album.viewControllers?.count)
        tester.rotate(toTheLeft: false)
        tester.settle()

        #expect(open.0 == .mid)
        #expect(open.1 == 2)
        #expect(album.spineLocation == .min)
        #expect(album.viewControllers?.count == 1)
    }
}
