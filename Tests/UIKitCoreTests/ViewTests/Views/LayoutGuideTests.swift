import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct LayoutGuideTests {
    @Test func `a guide belongs to one view`() {
        let (first, second) = (UIView(), UIView())
        let guide = UILayoutGuide()

        first.addLayoutGuide(guide)
        second.addLayoutGuide(guide)
        let moved = (first.layoutGuides.count, second.layoutGuides.count, guide.owningView === second)
        guide.owningView = first
        second.removeLayoutGuide(guide)

        #expect(moved == (0, 1, true))
        #expect(guide.owningView === first)
        #expect(first.layoutGuides.first === guide)
        #expect(guide.layoutFrame == .zero)
        #expect(guide.identifier == "")
    }

    @Test func `the guides of a scroll view follow its content and its visible part`() {
        let view = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 200))
        view.contentSize = CGSize(width: 300, height: 900)

        view.contentOffset = CGPoint(x: 5, y: 70)
        let frames = (view.contentLayoutGuide.layoutFrame, view.frameLayoutGuide.layoutFrame)
        view.contentSize = CGSize(width: 300, height: 1000)

        #expect(frames.0 == CGRect(x: 0, y: 0, width: 300, height: 900))
        #expect(frames.1 == CGRect(x: 5, y: 70, width: 100, height: 200))
        #expect(view.contentLayoutGuide.layoutFrame.height == 1000)
        #expect(view.contentLayoutGuide.owningView === view)
        #expect(
            view.layoutGuides.map(\.identifier) == [
                "UIScrollView-contentLayoutGuide", "UIScrollView-frameLayoutGuide",
            ])
    }

    @Test func `a guide that the app keeps forgets its view when that ends`() {
        let guide = UILayoutGuide()
        var view: UIView? = UIView()
        view?.addLayoutGuide(guide)
        weak let former = view
        view = nil

        #expect(former == nil)
        #expect(guide.owningView == nil)
        #expect(guide.layoutFrame == .zero)

        let next = UIView()
        next.addLayoutGuide(guide)
        #expect(guide.owningView === next)
    }
}
