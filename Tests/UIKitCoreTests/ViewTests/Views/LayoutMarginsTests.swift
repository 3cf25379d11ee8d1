import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct LayoutMarginsTests {
    @Test func `a view has margins of eight points, or those that are set`() {
        _ = ViewTester()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

        let first = view.layoutMargins
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

        #expect(first == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(
            view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 94, height: 96))
    }

    @Test func `directional margins are mirrored where one reads from the right`() {
        _ = ViewTester()
        let view = UIView()
        view.semanticContentAttribute = .forceRightToLeft

        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }

    @Test func `margins are kept inside those of the superview when asked`() {
        _ = ViewTester()
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        parent.addSubview(child)
        parent.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)

        child.preservesSuperviewLayoutMargins = true

        #expect(child.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
    }

    @Test func `the safe area is added unless the view does not want it`() {
        let tester = ViewTester()
        let view = MarginBookView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))

        tester.show(view, at: .zero)
        let calls = view.calls
        let added = view.layoutMargins
        view.insetsLayoutMarginsFromSafeArea = false
        tester.pump()

        #expect(calls == 1)
        #expect(added == UIEdgeInsets(top: 28, left: 8, bottom: 8, right: 8))
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        #expect(view.calls == 2)
    }

    @Test func `a view inside hears of margins that it takes over`() {
        let tester = ViewTester()
        let parent = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        let child = MarginBookView(frame: parent.bounds)
        child.preservesSuperviewLayoutMargins = true
        parent.addSubview(child)
        tester.show(parent)
        child.calls = 0

        parent.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        tester.pump()

        #expect(child.calls == 1)
        #expect(child.layoutMargins.top == 30)
    }

    @Test func `the readable width is limited in very wide views only`() {
        _ = ViewTester()
        let (phone, wall) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 10)),
            UIView(frame: CGRect(x: 0, y: 0, width: 1200, height: 100))
        )

        #expect(phone.readableContentGuide.layoutFrame.width == 359)
        #expect(wall.readableContentGuide.layoutFrame == CGRect(x: 140, y: 8, width: 920, height: 84))
    }
}

private final class MarginBookView: UIView {
    var calls = 0

    override func layoutMarginsDidChange() { calls += 1 }
}
