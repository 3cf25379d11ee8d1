import CoreGraphics
import Foundation
import UIFoundation

/// The shape of a system item's picture in a square of 24 points: lines to stroke and areas to fill.
struct BarGlyphOutline {
    let stroked = UIBezierPath()
    let filled = UIBezierPath()

    init(_ item: UIBarButtonItem.SystemItem) {
        switch item {
        case .add:
            line((12, 3), (12, 21))
            line((3, 12), (21, 12))
        case .stop, .close:
            line((5, 5), (19, 19))
            line((19, 5), (5, 19))
        case .compose: drawCompose()
        case .reply:
            line((10, 5), (3.5, 11.5), (10, 18))
            stroked.move(to: CGPoint(x: 4, y: 11.5))
            stroked.addLine(to: CGPoint(x: 13, y: 11.5))
            stroked.addQuadCurve(to: CGPoint(x: 20.5, y: 19.5), controlPoint: CGPoint(x: 20.5, y: 11.5))
        case .action:
            line((8.5, 9), (5, 9), (5, 21.5), (19, 21.5), (19, 9), (15.5, 9))
            line((12, 15), (12, 2.5))
            line((8, 6.2), (12, 2.2), (16, 6.2))
        case .organize:
            line((3, 7), (3, 19.5), (21, 19.5), (21, 7), (11.5, 7), (9.5, 4.5), (3, 4.5), (3, 7))
            line((3, 10), (21, 10))
        case .bookmarks: drawBook()
        case .search:
            stroked.append(UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 13, height: 13)))
            line((14.3, 14.3), (20.5, 20.5))
        case .refresh: drawRefresh()
        case .camera:
            closed(
                (2.5, 7.5), (7, 7.5), (8.8, 4.8), (15.2, 4.8), (17, 7.5), (21.5, 7.5), (21.5, 19.5), (2.5, 19.5))
            stroked.append(UIBezierPath(ovalIn: CGRect(x: 8, y: 9, width: 8, height: 8)))
        case .trash: drawTrash()
        case .play: triangle(from: 6, to: 20)
        case .pause:
            bar(at: 6.5)
            bar(at: 13.5)
        case .rewind:
            triangle(from: 11.5, to: 2)
            triangle(from: 21.5, to: 12)
        case .fastForward:
            triangle(from: 2.5, to: 12)
            triangle(from: 12.5, to: 22)
        default: if item.isPageCurl { drawPageCurl() }
        }
    }

    private func drawPageCurl() {
        line((19, 12), (19, 3), (5, 3), (5, 21), (11, 21))
        stroked.move(to: CGPoint(x: 11, y: 21))
        stroked.addQuadCurve(to: CGPoint(x: 19, y: 12), controlPoint: CGPoint(x: 17.5, y: 19.5))
        stroked.addQuadCurve(to: CGPoint(x: 12, y: 14.5), controlPoint: CGPoint(x: 16, y: 15))
        stroked.addQuadCurve(to: CGPoint(x: 11, y: 21), controlPoint: CGPoint(x: 13, y: 18.5))
    }

    private func line(_ points: (CGFloat, CGFloat)...) { add(points, to: stroked) }

    private func closed(_ points: (CGFloat, CGFloat)...) {
        add(points, to: stroked)
        stroked.close()
    }

    private func add(_ points: [(CGFloat, CGFloat)], to path: UIBezierPath) {
        for (index, point) in points.enumerated() {
            let point = CGPoint(x: point.0, y: point.1)
            index == 0 ? path.move(to: point) : path.addLine(to: point)
        }
    }

    private func triangle(from base: CGFloat, to tip: CGFloat) {
        let half = abs(tip - base) * 0.58
        add([(base, 12 - half), (tip, 12), (base, 12 + half)], to: filled)
        filled.close()
    }

    private func bar(at x: CGFloat) {
        filled.append(UIBezierPath(roundedRect: CGRect(x: x, y: 4, width: 4, height: 16), cornerRadius: 1))
    }

    private func drawCompose() {
        line((13, 4.5), (4, 4.5), (4, 20.5), (20, 20.5), (20, 11.5))
        closed((9, 15.5), (9.8, 12.2), (19, 3), (21.5, 5.5), (12.3, 14.7))
    }

    private func drawBook() {
        for side: CGFloat in [-1, 1] {
            stroked.move(to: CGPoint(x: 12, y: 6.5))
            stroked.addQuadCurve(
                to: CGPoint(x: 12 + side * 9.5, y: 5), controlPoint: CGPoint(x: 12 + side * 4.5, y: 3.5))
            stroked.addLine(to: CGPoint(x: 12 + side * 9.5, y: 18.5))
            stroked.addQuadCurve(
                to: CGPoint(x: 12, y: 20), controlPoint: CGPoint(x: 12 + side * 4.5, y: 17))
        }
        line((12, 6.5), (12, 20))
    }

    private func drawRefresh() {
        let start = -CGFloat.pi * 0.35
        stroked.addArc(
            withCenter: CGPoint(x: 12, y: 12.5), radius: 8, startAngle: start, endAngle: start + .pi * 1.72,
            clockwise: true)
        line((11.2, 1.6), (15.4, 5.2), (11.4, 9))
    }

    private func drawTrash() {
        line((3.5, 6), (20.5, 6))
        line((9, 5.6), (9.6, 3), (14.4, 3), (15, 5.6))
        line((5.5, 6.5), (6.6, 21.5), (17.4, 21.5), (18.5, 6.5))
        for x: CGFloat in [9.4, 12, 14.6] { line((x, 10), (x, 18)) }
    }
}
