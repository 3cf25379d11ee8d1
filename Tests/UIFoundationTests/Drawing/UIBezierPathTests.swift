import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct UIBezierPathTests {
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    private func recording(_ actions: () -> Void) -> [DisplayCommand] {
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
        UIGraphicsPushContext(context)
        actions()
        UIGraphicsPopContext()
        return context.finishedList().commands
    }

    @Test func `a path knows its outline's bounds`() {
        let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)

        #expect(abs(path.bounds.minX + 10) < 0.01)
        #expect(abs(path.bounds.minY) < 0.01)
        #expect(abs(path.bounds.maxY - 10) < 0.01)
        #expect(UIBezierPath().bounds.isNull)
    }

    @Test func `a counterclockwise arc is the other part of the circle`() {
        let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)

        #expect(path.bounds.minY < -9.9)
        #expect(path.bounds.maxY < 0.01)
    }

    @Test func `round corners are cut away where asked`() {
        let path = UIBezierPath(
            roundedRect: square, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 5, height: 5))

        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(path.contains(CGPoint(x: 9.5, y: 0.5)))
        #expect(path.contains(CGPoint(x: 0.5, y: 9.5)))
    }

    @Test func `a radius beyond half a side makes a capsule`() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 10), cornerRadius: 50)

        #expect(path.contains(CGPoint(x: 6, y: 0.5)))
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    }

    @Test func `the even odd rule leaves a hole`() {
        let path = UIBezierPath(rect: square)
        path.append(UIBezierPath(rect: square.insetBy(dx: 3, dy: 3)))

        #expect(path.contains(CGPoint(x: 5, y: 5)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 5, y: 5)))
    }

    @Test func `a reversed inner path leaves a hole by the winding rule`() {
        let path = UIBezierPath(rect: square)
        path.append(UIBezierPath(ovalIn: square.insetBy(dx: 3, dy: 3)).reversing())

        #expect(!path.contains(CGPoint(x: 5, y: 5)))
        #expect(path.contains(CGPoint(x: 1, y: 5)))
    }

    @Test func `a transform moves the points`() {
        let path = UIBezierPath(rect: square)

        path.apply(CGAffineTransform(translationX: 5, y: 0))

        #expect(path.bounds == CGRect(x: 5, y: 0, width: 10, height: 10))
    }

    @Test func `a stroke carries the path's own line style`() throws {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.lineWidth = 3
        path.lineCapStyle = .round
        path.lineJoinStyle = .bevel
        path.setLineDash([4, 2], count: 2, phase: 1)

        let commands = recording { path.stroke() }

        let style = try #require(
            commands.compactMap { if case .stroke(_, let style, _) = $0 { style } else { nil } }.first)
        #expect(style.width == 3)
        #expect(style.cap == .round)
        #expect(style.join == .bevel)
        #expect(style.dashLengths == [4, 2])
        #expect(style.dashPhase == 1)
    }

    @Test func `a fill with a blend mode uses its own alpha`() throws {
        let commands = recording {
            UIColor.red.setFill()
            UIBezierPath(rect: square).fill(with: .multiply, alpha: 0.5)
        }

        let paint = try #require(
            commands.compactMap { if case .fill(_, _, let paint) = $0 { paint } else { nil } }.first)
        #expect(paint.blendMode == .multiply)
        #expect(paint.color.alpha == 0.5)
    }

    @Test func `a clip lasts until the state is restored`() {
        let commands = recording { UIBezierPath(ovalIn: square).addClip() }

        #expect(commands.count { if case .clip = $0 { true } else { false } } == 1)
    }

    @Test func `without a context drawing has no effect`() {
        UIBezierPath(rect: square).fill()

        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func `an archive keeps segments and line style exactly`() throws {
        let path = UIBezierPath(ovalIn: CGRect(x: 0.1, y: 1.0 / 3, width: 10, height: 7))
        path.move(to: CGPoint(x: -1e-20, y: 1e20))
        path.addLine(to: .zero)
        path.lineWidth = 2.5
        path.lineCapStyle = .square
        path.lineJoinStyle = .bevel
        path.miterLimit = 3
        path.flatness = 0.1
        path.usesEvenOddFillRule = true
        path.setLineDash([4, 0.1], count: 2, phase: 1)

        let data = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data)
        let copy = try #require(read)

        #expect(copy.cgPath == path.cgPath)
        #expect([copy.lineWidth, copy.miterLimit, copy.flatness] == [2.5, 3, 0.1])
        #expect(copy.lineCapStyle == .square && copy.lineJoinStyle == .bevel && copy.usesEvenOddFillRule)
        var (lengths, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 0)
        copy.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(lengths == [4, 0.1] && count == 2 && phase == 1)
    }

    @Test(arguments: ["", "X", "M 1", "M a 2", "C 1 2 3 4 5", "0 0 M"])
    func `segments that cannot be read give no path`(text: String) throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        if !text.isEmpty { archiver.encode(text as NSString, forKey: "segments") }
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        unarchiver.decodingFailurePolicy = .setErrorAndReturn

        let path = UIBezierPath(coder: unarchiver)

        #expect(path == nil)
    }
}
