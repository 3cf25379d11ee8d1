import CoreGraphics
import Foundation
import Testing

@Suite struct PixelRectTests {
    @Test func `every pixel that is touched is covered`() {
        let rect = PixelRect(covering: CGRect(x: 0.2, y: -0.5, width: 1.9, height: 1))

        #expect(rect == PixelRect(x: 0, y: -1, width: 3, height: 2))
    }

    @Test(arguments: [
        CGRect.null, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
        CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
    ]) func `a rectangle without finite edges covers no pixel`(rect: CGRect) {
        #expect(PixelRect(covering: rect).isEmpty)
    }

    @Test func `huge rectangles are cut instead of trapping`() {
        let rect = PixelRect(covering: CGRect(x: -1e300, y: 0, width: 2e300, height: 1))

        #expect(rect.width == 1 << 31)
    }

    @Test func `intersections and unions`() {
        let (a, b) = (PixelRect(x: 0, y: 0, width: 10, height: 10), PixelRect(x: 5, y: 5, width: 10, height: 10))
        let far = PixelRect(x: 100, y: 0, width: 1, height: 1)

        #expect(a.intersection(b) == PixelRect(x: 5, y: 5, width: 5, height: 5))
        #expect(a.union(b) == PixelRect(x: 0, y: 0, width: 15, height: 15))
        #expect(!a.intersects(far))
        #expect(a.union(PixelRect(x: 50, y: 50, width: 0, height: 3)) == a)
    }
}
