import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Layouts that are drawn in letters.
@Suite(.application) struct VisualFormatConstraintTests {
    private let stage = ConstraintStage()
    private let views: [String: Any]
    private let (first, second): (UIView, UIView)

    init() {
        (first, second) = (stage.add(UIView()), stage.add(UIView()))
        views = ["a": first, "b": second, "safe": stage.root.safeAreaLayoutGuide]
        stage.root.insetsLayoutMarginsFromSafeArea = false
    }

    @discardableResult
    private func activate(
        _ format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) -> [NSLayoutConstraint] {
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics, views: views)
        NSLayoutConstraint.activate(made)
        return made
    }

    private var frames: [CGRect] {
        stage.tester.pump()
        return [first.frame, second.frame]
    }

    @Test func `views in a row with distances, lengths and both edges`() {
        let made = activate("|-10-[a(40)]-20-[b]-30-|")
        activate("V:|-5-[a(>=12)]", options: .alignAllLeading)
        activate("V:|[b(height@998)]", metrics: ["height": 9])

        #expect(made.count == 4)
        #expect(frames == [CGRect(x: 10, y: 5, width: 40, height: 12), CGRect(x: 70, y: 0, width: 220, height: 9)])
    }

    @Test func `hyphens alone are the system's distance, and the margins of the superview`() {
        activate("H:|-[a(10)]-[b]-|")

        #expect(frames.map(\.minX) == [8, 26])
        #expect(second.frame.maxX == 312)
    }

    @Test func `views side by side have the same edges and lengths when asked`() {
        activate("[a(b)][b(==30)]", options: [.alignAllTop, .alignAllBottom])
        activate("V:|-7-[a(20)]")

        #expect(frames[0].size == CGSize(width: 30, height: 20))
        #expect(frames[1] == CGRect(x: first.frame.maxX, y: 7, width: 30, height: 20))
    }

    @Test func `a format is read in the reading direction unless it says otherwise`() {
        stage.root.semanticContentAttribute = .forceRightToLeft
        activate("|-10-[a(40)]")
        activate("|-10-[b(40)]", options: .directionLeftToRight)
        let directed = frames.map(\.minX)
        let third = stage.add(UIView())
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "|-5-[c(20)]-6-[d(10)]", options: .directionRightToLeft, metrics: nil,
                views: ["c": third, "d": stage.label("")]))
        stage.tester.pump()

        #expect(directed == [270, 10])
        #expect(third.frame.minX == 295)
        #expect(stage.root.subviews.last?.frame.minX == 279)
    }

    @Test func `numbers may be of every kind, and comparisons several`() {
        activate("|-left-[a(>=low,<=high@500)]", metrics: ["left": NSNumber(value: 3), "low": 4.5, "high": CGFloat(9)])
        activate("[a(==200@100)]")

        #expect(frames[0].minX == 3 && frames[0].width == 9)
    }

    @Test func `columns by baselines`() {
        let (title, text) = (stage.label("a"), stage.label("b"))
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:|[title]-40-[text]", options: [.spacingBaselineToBaseline, .alignAllCenterX],
                metrics: nil, views: ["title": title, "text": text]))
        stage.tester.pump()

        #expect(title.frame.minY == 0)
        #expect(text.frame.minY == 40)
    }

    @Test func `guides are views too`() {
        let below = NSLayoutConstraint.constraints(
            withVisualFormat: "V:[safe(>=0)]", metrics: nil, views: views)

        #expect(below.count == 1 && below[0].firstItem === stage.root.safeAreaLayoutGuide)
    }
}
