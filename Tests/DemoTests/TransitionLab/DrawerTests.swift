import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import TransitionLab

@MainActor @Suite(.application) struct DrawerTests {
    /// The page of styles on a phone's screen.
    @MainActor private final class Stage {
        let tester: ViewTester
        let page: StylesViewController

        init(_ direction: UIUserInterfaceLayoutDirection = .leftToRight) {
            tester = ViewTester(size: CGSize(width: 390, height: 844), direction: direction)
            page = StylesViewController()
            tester.show(page)
            tester.settle()
        }

        /// Where the drawer's upper left corner is.
        var corner: CGPoint? { page.presentedViewController.map { $0.view.convert(CGPoint.zero, to: nil) } }

        func drag(from x: CGFloat, by ways: CGFloat...) {
            let touch = tester.touch(at: CGPoint(x: x, y: 600))
            for way in ways { tester.move(touch, by: CGVector(dx: way, dy: 0)) }
            touch.lift()
            tester.settle()
        }
    }

    @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func `a finger from the edge leads the drawer in, and another one out`(
        direction: UIUserInterfaceLayoutDirection
    ) throws {
        let stage = Stage(direction)
        let isMirrored = direction == .rightToLeft
        let way: CGFloat = isMirrored ? 200 : -200

        stage.drag(from: isMirrored ? 5 : 385, by: way)
        let open = stage.corner
        stage.drag(from: 195, by: -way)

        // It is 312 points wide, which is four fifths of the screen.
        #expect(open == CGPoint(x: isMirrored ? 0 : 78, y: 0))
        #expect(stage.page.presentedViewController == nil)
    }

    @Test func `a reversed drag moves the drawer back`() {
        let stage = Stage()

        stage.drag(from: 385, by: -200, 190)

        #expect(stage.page.presentedViewController == nil)
        #expect(stage.page.view.window != nil)
    }
}
