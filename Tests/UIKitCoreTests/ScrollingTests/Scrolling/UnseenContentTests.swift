import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Content of scroll views out of sight: it costs no work, and the pictures are the same.
@Suite(.application) struct UnseenContentTests {
    private final class DrawingView: UIView {
        var count = 0
        override func draw(_ rect: CGRect) { count += 1 }
    }

    private final class DrawingLabel: UILabel {
        var count = 0
        override func drawText(in rect: CGRect) {
            count += 1
            super.drawText(in: rect)
        }
    }

    /// A scroll view of 200 by 200 points with labels of 20 points below each other.
    private struct Page {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let labels: [UILabel]

        init(count: Int = 100) {
            labels = (0..<count).map { index in
                let label = UILabel(frame: CGRect(x: 0, y: 20 * index, width: 200, height: 20))
                label.text = "Row \(index)"
                return label
            }
            for label in labels { scroll.addSubview(label) }
            scroll.contentSize = CGSize(width: 200, height: 20 * count)
            scroll.showsVerticalScrollIndicator = false
            scroll.backgroundColor = .white
        }
    }

    /// The colours of every third point in a row, every fifth row.
    private func picture(of tester: ViewTester) -> [UInt32?] {
        let image = tester.image
        return stride(from: 0, to: 200, by: 5).flatMap { y in
            stride(from: 0, to: 200, by: 3).map { x in image?.pixel(x: x, y: y) }
        }
    }

    @Test func `a frame of a long page has the nodes of its visible part`() {
        let tester = ViewTester()
        let page = Page()

        tester.show(page.scroll, at: .zero)

        // Ten labels and, within the margin, one more; besides these only their containers.
        #expect((tester.lastFrame?.nodeCount ?? 0) < 11 + 10)
    }

    @Test func `texts that change out of sight are right when they are scrolled into sight`() {
        let tester = ViewTester()
        let page = Page()
        tester.show(page.scroll, at: .zero)
        for (index, label) in page.labels.enumerated() {
            label.text = "Changed \(index)"
            label.frame.size.width = 180
        }
        tester.pump()
        page.scroll.contentOffset.y = 1010
        tester.pump()
        let scrolled = picture(of: tester)

        let other = ViewTester()
        let fresh = Page()
        for (index, label) in fresh.labels.enumerated() {
            label.text = "Changed \(index)"
            label.frame.size.width = 180
        }
        fresh.scroll.contentOffset.y = 1010
        other.show(fresh.scroll, at: .zero)

        #expect(scrolled == picture(of: other))
        #expect(Set(scrolled).count > 1)
    }

    @Test func `an app's own drawing is called for views out of sight as for all others`() {
        let tester = ViewTester()
        let page = Page(count: 20)
        let (view, label) = (DrawingView(), DrawingLabel())
        for inner in [view, label] {
            inner.frame = CGRect(x: 0, y: 350, width: 50, height: 20)
            page.scroll.addSubview(inner)
        }
        label.text = "Own"

        tester.show(page.scroll, at: .zero)
        let first = (view.count, label.count)
        for inner in [view, label] { inner.setNeedsDisplay() }
        tester.pump()

        #expect(first == (1, 1))
        #expect((view.count, label.count) == (2, 2))
    }

    @Test func `rows that scroll into sight during drawing are in the same frame`() {
        final class Scroller: UIView {
            weak var scroll: UIScrollView?
            override func draw(_ rect: CGRect) { scroll?.contentOffset.y = 1000 }
        }
        let tester = ViewTester()
        let page = Page()
        let scroller = Scroller(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scroller.isOpaque = false
        scroller.scroll = page.scroll
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        root.addSubview(page.scroll)
        root.addSubview(scroller)

        tester.show(root, at: .zero)

        #expect(tester.drawnTexts.contains("Row 50"))
    }

    @Test func `a picture of a whole page includes its unseen part`() throws {
        let tester = ViewTester()
        let page = Page(count: 20)
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        for label in page.labels { content.addSubview(label) }
        page.scroll.addSubview(content)
        page.labels[15].backgroundColor = .red
        tester.show(page.scroll, at: .zero)

        let context = CGContext(bounds: content.bounds)
        content.layer.render(in: context)
        let snapshot = try #require(content.snapshotView(afterScreenUpdates: false))
        snapshot.frame.origin = CGPoint(x: 0, y: -200)
        tester.window.addSubview(snapshot)
        tester.pump()

        #expect(page.labels.allSatisfy { $0.layer.recordedDrawing != nil })
        // The sixteenth row lies at 300 in the page, 100 in the window.
        #expect(tester.pixel(x: 190, y: 105) == tester.pixel(x: 190, y: 115))
        #expect(tester.pixel(x: 190, y: 105) != tester.pixel(x: 190, y: 125))
    }

    @Test func `a page that is turned, faded, scaled and animated equals one made so from the beginning`() {
        func turn(_ page: Page) {
            page.scroll.alpha = 0.5
            page.scroll.transform = CGAffineTransform(scaleX: 0.5, y: 0.5).rotated(by: 0.3)
            page.scroll.contentOffset.y = 310
            for label in page.labels { label.text = "Turned" }
        }
        let tester = ViewTester()
        let page = Page()
        tester.show(page.scroll, at: .zero)
        turn(page)
        UIView.animate(withDuration: 0.2) { page.labels[3].frame.origin.y = 410 }
        tester.settle()
        let turned = picture(of: tester)

        let other = ViewTester()
        let fresh = Page()
        turn(fresh)
        fresh.labels[3].frame.origin.y = 410
        other.show(fresh.scroll)

        #expect(turned == picture(of: other))
        #expect(Set(turned).count > 2)
    }
}
