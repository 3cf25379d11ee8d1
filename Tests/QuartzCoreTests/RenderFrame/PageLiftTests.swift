import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Pages that are rolled up from a bottom corner.
@Suite struct PageLiftTests {
    private let page = CGRect(x: 20, y: 10, width: 300, height: 600)

    private func curl(_ progress: CGFloat, at side: TransitionEffect.Edge = .right) -> PageCurl {
        PageCurl(lifting: page, aheadAt: side, progress: progress, paperLight: PageCurl.whitePaper)
    }

    private func shown(_ curl: PageCurl, _ x: CGFloat) -> CGFloat {
        var y = page.maxY - 0.5
        while y > page.minY, !curl.shows(at: CGPoint(x: x, y: y)) { y -= 1 }
        return y
    }

    @Test func `a page that is not lifted shows everywhere`() {
        let flat = curl(0)

        for x in stride(from: page.minX, to: page.maxX, by: 10) {
            #expect(shown(flat, x) == page.maxY - 0.5)
        }
        #expect(!flat.shows(at: CGPoint(x: page.minX - 1, y: 100)))
    }

    @Test func `lifted, it uncovers the lower two thirds in its middle, more at the leading side`() {
        let (right, left) = (curl(1), curl(1, at: .left))

        // A third of 600 points lies below the page's top at 10.
        #expect(abs(shown(right, page.midX) - 210) <= 1)
        #expect(shown(right, page.maxX - 5) < 190 && shown(right, page.minX + 5) > 230)
        for x in stride(from: page.minX + 5, to: page.maxX, by: 10) {
            #expect(abs(shown(right, x) - shown(left, page.minX + page.maxX - x)) <= 1)
        }
    }

    @Test func `the corner ahead leaves first`() {
        let little = curl(0.05)

        #expect(!little.shows(at: CGPoint(x: page.maxX - 1, y: page.maxY - 1)))
        #expect(little.shows(at: CGPoint(x: page.minX + 1, y: page.maxY - 1)))
    }

    @Test func `a layer that is lifted shows its curl as its model values have it`() {
        let layer = PageLayer()
        layer.bounds = page
        layer.liftedSide = .left
        layer.paperLight = 0.2
        layer.progress = 0.5

        #expect(layer.curl == PageCurl(lifting: page, aheadAt: .left, progress: 0.5, paperLight: 0.2))
        #expect(layer.curl.isRolled)
    }
}
