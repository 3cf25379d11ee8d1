import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Frames of views whose content asks for sizes. A label's letters are squares of 17 points.
@Suite(.application) struct ContentConstraintTests {
    private let stage = ConstraintStage()

    @Test func `labels are as large as their text, and hug or give way by their priorities`() {
        let (name, value) = (stage.label("Name"), stage.label("Value"))
        NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
            value.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
            value.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
        ])
        name.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        stage.tester.pump()
        let wide = (name.frame, value.frame)

        stage.root.frame.size.width = 100
        name.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        stage.tester.pump()

        #expect(wide.0.size == CGSize(width: 68, height: 17))
        #expect(wide.1 == CGRect(x: 76, y: 0, width: 244, height: 17))
        #expect(name.frame.width == 7)
        #expect(value.frame == CGRect(x: 15, y: 0, width: 85, height: 17))
    }

    @Test func `a label's text change moves the views constrained to it`() {
        let (name, value) = (stage.label("ab"), stage.label("c"))
        name.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor).isActive = true
        value.leadingAnchor.constraint(equalTo: name.trailingAnchor).isActive = true
        stage.tester.pump()
        let first = value.frame.minX

        name.text = "abcd"
        stage.tester.pump()

        #expect(first == 34)
        #expect(value.frame.minX == 68)
    }

    @Test func `the system spacing between baselines separates the lines, in all fonts`() {
        let (upper, lower) = (stage.label("upper"), stage.label("lower"))
        let (box, far) = (stage.add(UIView()), stage.label("far"))
        NSLayoutConstraint.activate([
            upper.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 10),
            lower.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1),
            // A view without text has its edges for baselines.
            box.topAnchor.constraint(equalToSystemSpacingBelow: lower.bottomAnchor, multiplier: 2),
            box.heightAnchor.constraint(equalToConstant: 20),
            far.firstBaselineAnchor.constraint(
                greaterThanOrEqualToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 4),
        ])
        stage.tester.pump()
        let first = (lower.frame.minY, box.frame.minY, far.frame.minY)

        lower.font = .systemFont(ofSize: 34)
        stage.tester.pump()

        #expect(first.0 == 35)
        #expect(first.1 == 68)
        // Four times 8 points and a line of 17.
        #expect(first.2 >= 110)
        #expect(lower.frame == CGRect(x: lower.frame.minX, y: 35, width: 170, height: 34))
        #expect(box.frame.minY == 85)
    }

    @Test func `a label of several lines gets its height in the width that the layout finds, in one frame`() {
        let text = stage.label("aaaa aaaa aaaa", lines: 0)
        let below = stage.label("b")
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20),
            text.topAnchor.constraint(equalTo: stage.root.topAnchor),
            text.widthAnchor.constraint(equalToConstant: 100),
            below.firstBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor, constant: 30),
        ])

        stage.tester.pump()

        // Three lines of four letters in the room for five.
        #expect(text.frame == CGRect(x: 20, y: 0, width: 100, height: 51))
        // The last baseline is 34 points below the first, as the text is set.
        #expect(below.frame.minY == 64)
    }

    @Test func `a container follows the height of a wrapped label inside when its width changes`() {
        let box = stage.add(UIView())
        let text = stage.label("aaaa aaaa aaaa", lines: 0, in: box)
        stage.pin(text, to: box, inset: 10)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
            box.topAnchor.constraint(equalTo: stage.root.topAnchor),
        ])
        stage.tester.pump()
        let first = box.frame.height

        stage.root.frame.size.width = 120
        stage.tester.pump()

        #expect(first == 37)
        #expect(box.frame == CGRect(x: 0, y: 0, width: 120, height: 71))
    }

    @Test func `a label that adds room to its intrinsic size has it in every line count`() {
        final class PaddedLabel: UILabel {
            override var intrinsicContentSize: CGSize {
                let size = super.intrinsicContentSize
                return CGSize(width: size.width + 8, height: size.height + 6)
            }
        }
        let text = stage.add(PaddedLabel())
        (text.text, text.numberOfLines) = ("aaaa aaaa", 0)
        text.widthAnchor.constraint(equalToConstant: 80).isActive = true

        stage.tester.pump()

        #expect(text.frame.size == CGSize(width: 80, height: 40))
    }

    @Test func `baselines are the text's, and edges without text`() {
        let (small, large, plain) = (stage.label("a"), stage.label("a"), stage.add(UIView()))
        large.font = .systemFont(ofSize: 32)
        plain.heightAnchor.constraint(equalToConstant: 10).isActive = true
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: stage.root.topAnchor),
            small.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
            plain.lastBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])

        stage.tester.pump()

        // The larger baseline is at 24, the smaller one at 12.75, which is rounded to 13.
        #expect(small.frame.minY == 11)
        #expect(plain.frame.maxY == 24)
    }

    @Test func `a button's baseline is its title's`() {
        let button = stage.add(UIButton(type: .system))
        button.setTitle("ab", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 16)
        let text = stage.label("c")
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: stage.root.topAnchor),
            button.heightAnchor.constraint(equalToConstant: 60),
            text.lastBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor),
        ])

        stage.tester.pump()
        let title = button.titleLabel?.convert(CGPoint(x: 0, y: 12), to: stage.root)

        #expect(title?.y == 34)
        #expect(text.frame.minY == 21)
    }

    @Test func `a view forwards its baselines to one inside`() {
        final class Badge: UIView {
            let text = UILabel()
            override var forLastBaselineLayout: UIView { text }
        }
        let badge = stage.add(Badge())
        badge.text.text = "a"
        stage.pin(stage.add(badge.text, to: badge), to: badge, inset: 5)
        let other = stage.label("b")
        badge.topAnchor.constraint(equalTo: stage.root.topAnchor).isActive = true
        other.firstBaselineAnchor.constraint(equalTo: badge.firstBaselineAnchor).isActive = true

        stage.tester.pump()

        #expect(badge.frame.height == 27)
        #expect(other.frame.minY == 5)
    }
}
