import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Which properties of a view's layer blocks animate, and which they set.
@Suite(.application) struct AnimatedPropertyTests {
    private nonisolated enum Kind { case plain, shape, gradient, text }

    private final class ShapeView: UIView { override class var layerClass: AnyClass { CAShapeLayer.self } }
    private final class GradientView: UIView { override class var layerClass: AnyClass { CAGradientLayer.self } }
    private final class TextView: UIView { override class var layerClass: AnyClass { CATextLayer.self } }

    private nonisolated static let sides = CGRect(x: 40, y: 30, width: 20, height: 10)

    /// The properties that take their new values at once, with a change of each.
    private nonisolated static let fixed: [(Kind, LayerProperty, @MainActor (UIView) -> Void)] = [
        (.plain, .borderWidth, { $0.layer.borderWidth = 7 }),
        (.plain, .borderColor, { $0.layer.borderColor = UIColor.green.cgColor }),
        (.plain, .shadowColor, { $0.layer.shadowColor = UIColor.red.cgColor }),
        (.plain, .shadowOpacity, { $0.layer.shadowOpacity = 0.7 }),
        (.plain, .shadowOffset, { $0.layer.shadowOffset = CGSize(width: 9, height: -4) }),
        (.plain, .shadowRadius, { $0.layer.shadowRadius = 11 }),
        (.plain, .zPosition, { $0.layer.zPosition = 5 }),
        (.plain, .anchorPointZ, { $0.layer.anchorPointZ = 6 }),
        (.plain, .contentsRect, { $0.layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1) }),
        (.plain, .sublayerTransform, { $0.layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1) }),
        (.shape, .strokeStart, { ($0.layer as? CAShapeLayer)?.strokeStart = 0.25 }),
        (.shape, .strokeEnd, { ($0.layer as? CAShapeLayer)?.strokeEnd = 0.75 }),
        (.shape, .lineWidth, { ($0.layer as? CAShapeLayer)?.lineWidth = 4 }),
        (.shape, .fillColor, { ($0.layer as? CAShapeLayer)?.fillColor = UIColor.blue.cgColor }),
        (.gradient, .locations, { ($0.layer as? CAGradientLayer)?.locations = [0.25, 0.5] }),
        (
            .gradient, .colors,
            { ($0.layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor] }
        ),
        (.gradient, .endPoint, { ($0.layer as? CAGradientLayer)?.endPoint = CGPoint(x: 1, y: 0) }),
        (.text, .fontSize, { ($0.layer as? CATextLayer)?.fontSize = 50 }),
        (.text, .foregroundColor, { ($0.layer as? CATextLayer)?.foregroundColor = UIColor.red.cgColor }),
    ]

    private func makeView(_ kind: Kind) -> UIView {
        switch kind {
        case .plain: UIView(frame: Self.sides)
        case .shape: ShapeView(frame: Self.sides)
        case .gradient: GradientView(frame: Self.sides)
        case .text: TextView(frame: Self.sides)
        }
    }

    @Test(arguments: fixed.indices) func `properties that blocks do not animate show their new value at once`(
        index: Int
    ) {
        let tester = ViewTester()
        let (kind, property, change) = Self.fixed[index]
        let view = makeView(kind)
        tester.show(view)
        tester.pump()
        let old = property.value(in: view.layer.presentationState)
        var ends: [Bool] = []

        UIView.animate(withDuration: 3, animations: { change(view) }, completion: { ends.append($0) })
        let shown = property.value(in: view.layer.presentationState)
        tester.pump()

        #expect(shown != old, "\(property)")
        #expect(view.layer.animationKeys() == nil, "\(property)")
        #expect(ends == [true], "\(property)")
    }

    @Test func `the action for a property that blocks do not animate is NSNull, which ends the search`() {
        let tester = ViewTester()
        let view = UIView(frame: Self.sides)
        tester.show(view)
        let asked: [LayerProperty] = [.shadowRadius, .borderColor, .zPosition, .opacity, .position]
        view.layer.actions = ["shadowRadius": CABasicAnimation(keyPath: "shadowRadius")]
        var answers: [Bool] = []

        UIView.animate(withDuration: 1) {
            answers = asked.map { view.action(for: view.layer, forKey: $0.rawValue) is NSNull }
            view.layer.shadowRadius = 20
        }
        let keys = view.layer.animationKeys()
        tester.settle()

        #expect(answers == [true, true, true, false, false])
        #expect(keys == nil)
    }

    /// A view whose border follows the blocks that its background follows, as apps have their own properties do.
    private final class BorderedView: UIView {
        override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            guard event == "borderWidth", let model = super.action(for: layer, forKey: "backgroundColor"),
                let times = (model as? CABasicAnimation)?.copy() as? CABasicAnimation
            else { return super.action(for: layer, forKey: event) }
            (times.keyPath, times.fromValue) = (event, layer.borderWidth)
            return times
        }
    }

    @Test func `a property of an app's choice animates with the times of a block's own`() {
        let tester = ViewTester()
        let view = BorderedView(frame: Self.sides)
        tester.show(view)
        tester.pump()

        view.layer.borderWidth = 2
        let outside = view.layer.animationKeys()
        UIView.animate(withDuration: 4, delay: 1, options: .curveLinear, animations: { view.layer.borderWidth = 10 })
        tester.pump()
        tester.pump(by: 0.5)
        let waiting = view.layer.presentationState.borderWidth
        tester.pump(by: 1.5)
        let moving = view.layer.presentationState.borderWidth
        tester.settle()

        #expect(outside == nil)
        #expect(waiting == 2 && abs(moving - 4) < 0.01)
        #expect(view.layer.presentationState.borderWidth == 10)
    }

    @Test func `a layer that is no view's animates by itself in a block, in the time of its transaction`() {
        let tester = ViewTester()
        let (view, layer) = (UIView(frame: Self.sides), CALayer())
        view.layer.addSublayer(layer)
        tester.show(view)
        tester.pump()

        UIView.animate(withDuration: 9) { layer.borderWidth = 8 }
        let duration = layer.animation(forKey: "borderWidth")?.duration
        tester.settle()

        #expect(duration == 0.25)
    }

    // MARK: One at a time

    /// Properties of which one block replaces another: the change, and the number that shows.
    private nonisolated static let replaced:
        [(LayerProperty, @MainActor (UIView, CGFloat) -> Void, @Sendable (LayerState) -> CGFloat)] = [
            (.opacity, { $0.alpha = $1 }, { CGFloat($0.opacity) }),
            (
                .backgroundColor, { $0.backgroundColor = UIColor(red: $1, green: 0, blue: 0, alpha: 1) },
                { $0.backgroundColor?.red ?? .nan }
            ),
            (.anchorPoint, { $0.layer.anchorPoint.x = $1 }, { $0.anchorPoint.x }),
        ]

    @Test(arguments: [0, 1, 2], [false, true])
    func `a second block begins at the model's value, or with beginFromCurrentState at the shown one`(
        index: Int, fromShown: Bool
    ) {
        let tester = ViewTester()
        let (property, change, number) = Self.replaced[index]
        let view = UIView(frame: Self.sides)
        change(view, 0)
        tester.show(view)
        tester.pump()
        var ends: [String] = []
        func shown() -> CGFloat { number(view.layer.presentationState) }

        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear, animations: { change(view, 0.8) }) {
            ends.append("first \($0)")
        }
        tester.pump()
        tester.pump(by: 1)
        let options: UIView.AnimationOptions = fromShown ? [.curveLinear, .beginFromCurrentState] : .curveLinear
        UIView.animate(withDuration: 1, delay: 0, options: options, animations: { change(view, 0.2) }) {
            ends.append("second \($0)")
        }
        let replaced = ends
        tester.pump()
        let start = shown()
        tester.pump(by: 0.5)
        let middle = shown()
        tester.settle()

        let expected = fromShown ? 0.4 : 0.8
        #expect(replaced == ["first false"], "\(property)")
        #expect(abs(start - expected) < 0.01 && abs(middle - (expected + 0.2) / 2) < 0.01, "\(property)")
        #expect(ends == ["first false", "second true"])
    }

    @Test func `a property animator's second fade begins at the opacity that shows`() {
        let tester = ViewTester()
        let view = UIView(frame: Self.sides)
        tester.show(view)
        tester.pump()
        let first = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        first.startAnimation()
        tester.pump()
        tester.pump(by: 0.25)

        let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 1 }
        second.startAnimation()
        tester.pump()
        let start = view.layer.presentationState.opacity
        tester.settle()

        #expect(abs(start - 0.75) < 0.01)
        #expect(view.alpha == 1)
    }
}
