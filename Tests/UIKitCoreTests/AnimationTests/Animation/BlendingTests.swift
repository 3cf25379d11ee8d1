import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Blocks over blocks, for the properties that they add to.
@Suite(.application) struct BlendingTests {
    private nonisolated struct Subject: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Puts the property to a part, 0 to 1, of its range.
        let put: @MainActor @Sendable (UIView, CGFloat) -> Void
        /// The shown value as a part of the range.
        let place: @Sendable (LayerState) -> CGFloat
    }

    private nonisolated static let subjects = [
        Subject(
            testDescription: "position", put: { $0.center.y = 50 + 200 * $1 }, place: { ($0.position.y - 50) / 200 }),
        Subject(
            testDescription: "bounds", put: { $0.bounds.size.height = 40 + 80 * $1 },
            place: { ($0.bounds.height - 40) / 80 }),
        Subject(
            testDescription: "transform", put: { $0.transform = CGAffineTransform(translationX: -90 * $1, y: 0) },
            place: { $0.transform.tx / -90 }),
        Subject(
            testDescription: "transform3D",
            put: { view, part in
                view.transform3D =
                    part == 0 ? CATransform3DIdentity : CATransform3DMakeTranslation(0, 0, 300 * part)
            }, place: { $0.spaceTransform.m43 / 300 }),
        Subject(
            testDescription: "cornerRadius", put: { $0.layer.cornerRadius = 24 * $1 }, place: { $0.cornerRadius / 24 }),
    ]

    private func shownView(_ tester: ViewTester) -> UIView {
        let view = UIView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
        tester.show(view)
        tester.settle()
        return view
    }

    @Test(arguments: subjects, [UIView.AnimationOptions.curveLinear, [.curveLinear, .beginFromCurrentState]])
    private func `a short block over a long one adds to it without a jump`(
        subject: Subject, options: UIView.AnimationOptions
    ) {
        let tester = ViewTester()
        let view = shownView(tester)
        subject.put(view, 0)
        tester.settle()
        var ends: [String] = []
        var places: [CGFloat] = []
        func go(_ steps: Int) {
            for _ in 0..<steps {
                tester.pump(by: 1.0 / 60)
                places.append(subject.place(view.layer.presentationState))
            }
        }

        UIView.animate(withDuration: 1.5, delay: 0, options: options, animations: { subject.put(view, 1) }) {
            ends.append("long \($0)")
        }
        go(30)
        UIView.animate(withDuration: 0.25, delay: 0, options: options, animations: { subject.put(view, 0.4) }) {
            ends.append("short \($0)")
        }
        go(30)
        let early = ends
        go(60)

        let steps = zip(places, places.dropFirst()).map { abs($1 - $0) }
        #expect((steps.max() ?? 1) < 0.06)
        // The long one still had a third of its distance left when the short one was over.
        #expect(early == ["short true"] && ends == ["short true", "long true"])
        #expect(abs(places[59] - (0.4 - 31.0 / 90)) < 0.02)
        #expect(abs((places.last ?? 0) - 0.4) < 1e-9)
    }

    @Test func `turned round half-way, a linear movement rests until the first block is over`() {
        let tester = ViewTester()
        let view = shownView(tester)
        let options: UIView.AnimationOptions = [.beginFromCurrentState, .curveLinear]
        UIView.animate(withDuration: 3, delay: 0, options: options, animations: { view.center.x = 170 })
        tester.pump()
        tester.pump(by: 1.5)

        UIView.animate(withDuration: 3, delay: 0, options: options, animations: { view.center.x = 50 })
        tester.pump()
        let places = (0..<4).map { _ in
            defer { tester.pump(by: 0.25) }
            return view.layer.presentationState.position.x
        }
        tester.settle()

        #expect(places.allSatisfy { abs($0 - 110) < 1 })
        #expect(view.layer.presentationState.position.x == 50)
    }

    @Test func `transforms of different kinds blend without a jump`() {
        let tester = ViewTester()
        let view = shownView(tester)
        let turned = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 0.5, y: 1)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.transform = turned })
        tester.pump()
        tester.pump(by: 0.5)
        let before = view.layer.presentationState.transform

        UIView.animate(withDuration: 1) {
            view.transform = turned.concatenating(CGAffineTransform(translationX: 120, y: 30))
        }
        let after = view.layer.presentationState.transform
        tester.settle()

        let distances = zip(numbers(before), numbers(after)).map { abs($0 - $1) }
        #expect(distances.allSatisfy { $0 < 1e-9 })
        #expect(view.layer.presentationState.transform.tx == 120)
    }

    @Test func `a view turns in perspective as an animation from the old to the new transform has it`() {
        let tester = ViewTester()
        let (view, other) = (shownView(tester), shownView(tester))
        var viewed = CATransform3DIdentity
        viewed.m34 = -1.0 / 400
        let turned = CATransform3DRotate(viewed, 2, 0, 1, 0)
        other.transform3D = turned
        let plain = CABasicAnimation(keyPath: "transform")
        (plain.fromValue, plain.toValue, plain.duration) = (CATransform3DIdentity, turned, 1)

        other.layer.add(plain, forKey: nil)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.transform3D = turned })
        tester.pump()
        tester.pump(by: 0.4)
        let (shown, expected) = (
            view.layer.presentationState.spaceTransform, other.layer.presentationState.spaceTransform
        )
        let isAdditive = view.layer.animationKeys()?.compactMap {
            (view.layer.animation(forKey: $0) as? CABasicAnimation)?.isAdditive
        }
        tester.settle()

        #expect(isAdditive == [true])
        #expect(abs(shown.m11 - expected.m11) < 1e-9 && abs(shown.m13 - expected.m13) < 1e-9)
        #expect(abs(shown.m34 - expected.m34) < 1e-9 && abs(shown.m14 - expected.m14) < 1e-9)
        #expect(abs(shown.m11) < 1 && shown.m34 != 0)
    }

    @Test(arguments: [CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: 0.5, y: 0)])
    func `a transform without area is taken at once, and animated away from`(flat: CGAffineTransform) {
        let tester = ViewTester()
        let view = shownView(tester)

        UIView.animate(withDuration: 1) { view.transform = flat }
        let flattened = view.layer.presentationState.transform
        tester.settle()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.transform = .identity })
        tester.pump()
        tester.pump(by: 0.5)
        let growing = view.layer.presentationState.transform
        tester.settle()

        #expect(flattened == flat)
        #expect(abs(growing.d - 0.5) < 0.01)
    }

    @Test(arguments: [UIView.KeyframeAnimationOptions(), .beginFromCurrentState])
    func `key frames of a transform begin where a block has brought it`(options: UIView.KeyframeAnimationOptions) {
        let tester = ViewTester()
        let view = shownView(tester)
        let wide = CGAffineTransform(scaleX: 3, y: 1)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.transform = wide })
        tester.pump()
        tester.pump(by: 0.5)
        let before = view.layer.presentationState.transform.a

        UIView.animateKeyframes(withDuration: 0.25, delay: 0, options: options) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                view.transform = CGAffineTransform(scaleX: 5, y: 1)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.transform = .identity }
        }
        let start = view.layer.presentationState.transform.a
        var largest: CGFloat = 0
        var last = start
        for _ in 0..<60 {
            tester.pump(by: 1.0 / 60)
            let next = view.layer.presentationState.transform.a
            (largest, last) = (max(largest, abs(next - last)), next)
        }

        #expect(abs(before - 2) < 0.01 && abs(start - before) < 1e-9)
        #expect(largest < 0.9)
        #expect(last == 1)
    }

    private func numbers(_ t: CGAffineTransform) -> [CGFloat] { [t.a, t.b, t.c, t.d, t.tx, t.ty] }
}
