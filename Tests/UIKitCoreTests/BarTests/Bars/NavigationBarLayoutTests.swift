import CoreGraphics
import Foundation
import Testing
import UIKitTesting
@testable import UIKitCore

@Suite(.application) struct NavigationBarLayoutTests {
    private func layout(
        width: CGFloat = 375, left: [CGFloat] = [], right: [CGFloat] = [], back: [CGFloat]? = nil, title: CGFloat = 0
    ) -> NavigationBarLayout {
        NavigationBarLayout(
            NavigationBarLayout.Content(
                width: width, leftWidths: left, rightWidths: right, backWidths: back, titleWidth: title))
    }

    @Test func `a title that fits is centred in the bar`() {
        let layout = layout(left: [40], right: [60], title: 100)

        #expect(layout.title == NavigationBarLayout.Range(x: 137.5, width: 100))
    }

    @Test func `buttons are arranged from the edges inward, the first one outermost`() {
        let layout = layout(left: [40, 30], right: [60, 24])

        // A margin of 16 and 8 between.
        #expect(layout.left.map(\.x) == [16, 64])
        #expect(layout.right.map(\.x) == [299, 267])
    }

    @Test func `a title that does not fit in the middle moves to the nearest free range`() {
        let layout = layout(right: [100, 60], title: 160)

        // The free room ends at 375 − 16 − 100 − 8 − 60 − 8 = 183.
        #expect(layout.title == NavigationBarLayout.Range(x: 23, width: 160))
    }

    @Test func `a title that is too long is cut to the free room`() {
        let layout = layout(left: [40], right: [60], title: 500)

        // From 16 + 40 + 8 to 375 − 16 − 60 − 8.
        #expect(layout.title == NavigationBarLayout.Range(x: 64, width: 227))
    }

    @Test func `the way back has the best word beside which the title fits whole`() {
        let roomy = layout(back: [90, 40], title: 200)
        let tight = layout(back: [150, 40], title: 200)
        let full = layout(back: [150, 40], title: 300)

        // 27 + word + 8 + title must not pass 359.
        #expect(roomy.backWord == 0)
        #expect(tight.backWord == 1)
        #expect(full.backWord == nil)
        #expect(full.backWidth == BackChevron.size.width + NavigationBarLayout.bareBackMargins)
        #expect(full.title == NavigationBarLayout.Range(x: 37.5, width: 300))
    }

    @Test func `items beside the way back follow it`() {
        let layout = layout(left: [40], back: [50], title: 10)

        // 27 + 50 for the way back, then 8.
        #expect(layout.left.map(\.x) == [85])
    }
}
