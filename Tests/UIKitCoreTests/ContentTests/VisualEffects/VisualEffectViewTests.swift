import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct VisualEffectViewTests {
    private func shown(_ effect: UIVisualEffect?, in tester: ViewTester) -> UIVisualEffectView {
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        tester.show(view)
        return view
    }

    @Test func `a blur shows as a backdrop as large as the view`() {
        let tester = ViewTester()

        _ = shown(UIBlurEffect(style: .light), in: tester)

        #expect(tester.frameText.contains("BackdropView 0,0,100,60 backdrop blur 30 saturation 1.8 tint #FFFFFF/30%"))
    }

    @Test func `without an effect there is no backdrop`() {
        let tester = ViewTester()

        let view = shown(nil, in: tester)

        #expect(view.effect == nil && !tester.frameText.contains("backdrop blur"))
    }

    @Test func `a material follows the surroundings and a fixed one does not`() {
        let tester = ViewTester(appearance: .dark)
        let view = shown(UIBlurEffect(style: .systemChromeMaterial), in: tester)
        let dark = tester.frameText

        view.overrideUserInterfaceStyle = .light
        tester.pump()
        let light = tester.frameText
        view.effect = UIBlurEffect(style: .systemMaterialDark)
        tester.pump()

        #expect(dark.contains("tint #1D1D1D/94%"))
        #expect(light.contains("tint #F9F9F9/94%"))
        #expect(tester.frameText.contains("tint #1D1D1D/70%"))
    }

    @Test func `an effect set in an animation block grows`() {
        let tester = ViewTester()
        let view = shown(nil, in: tester)

        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.effect = UIBlurEffect(style: .light)
        }
        tester.pump()
        tester.pump(by: 0.5)
        let middle = tester.frameText
        tester.settle()

        #expect(middle.contains("backdrop blur 15 saturation 1.4 tint #FFFFFF/15%"))
        #expect(tester.frameText.contains("backdrop blur 30 saturation 1.8 tint #FFFFFF/30%"))
    }

    @Test func `an effect removed in an animation block fades out`() {
        let tester = ViewTester()
        let view = shown(UIBlurEffect(style: .dark), in: tester)

        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = nil }
        tester.pump()
        tester.pump(by: 0.5)
        let middle = tester.frameText
        tester.settle()

        #expect(middle.contains("backdrop blur 10 saturation 1.4"))
        #expect(!tester.frameText.contains("backdrop blur"))
    }

    @Test func `an animator scrubs an effect and leaves it where it was stopped`() {
        let tester = ViewTester()
        let view = shown(nil, in: tester)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            view.effect = UIBlurEffect(style: .light)
        }

        animator.fractionComplete = 0.5
        tester.pump()
        let scrubbed = tester.frameText
        animator.stopAnimation(true)
        tester.pump()

        #expect(scrubbed.contains("backdrop blur 15 saturation 1.4 tint #FFFFFF/15%"))
        #expect(tester.frameText.contains("backdrop blur 15 saturation 1.4"))
    }

    @Test func `an animator finished at its start takes the effect back`() {
        let tester = ViewTester()
        let view = shown(nil, in: tester)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            view.effect = UIBlurEffect(style: .light)
        }

        animator.fractionComplete = 0.25
        tester.pump()
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        tester.pump()

        #expect(!tester.frameText.contains("backdrop blur"))
    }

    @Test func `the content view fills the view and a colour lies below it`() {
        let tester = ViewTester()
        let view = shown(UIBlurEffect(style: .regular), in: tester)

        view.backgroundColor = .red
        view.frame.size = CGSize(width: 50, height: 40)

        #expect(view.subviews.map(\.frame) == Array(repeating: CGRect(x: 0, y: 0, width: 50, height: 40), count: 3))
        #expect(view.subviews[1].backgroundColor == .red && view.subviews[2] === view.contentView)
        #expect(view.backgroundColor == .red)
    }

    @Test func `touches reach subviews of the content view`() throws {
        let tester = ViewTester()
        let view = shown(UIBlurEffect(style: .regular), in: tester)
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 50, height: 30))

        view.contentView.addSubview(button)

        #expect(view.hitTest(CGPoint(x: 20, y: 20), with: nil) === button)
    }

    @Test func `vibrancy tints the content in the look of its blur and takes the tint away again`() {
        let tester = ViewTester()
        let dark = UITraitCollection(userInterfaceStyle: .dark)

        let view = shown(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterialDark)), in: tester)
        #expect(view.contentView.tintColor == UIColor.label.resolvedColor(with: dark))
        view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .secondaryFill)
        #expect(view.contentView.tintColor == UIColor.secondarySystemFill.resolvedColor(with: dark))
        view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial), style: .tertiaryLabel)
        #expect(view.contentView.tintColor == .tertiaryLabel)
        #expect(!tester.frameText.contains("backdrop blur"))
        view.effect = nil

        #expect(view.contentView.tintColor == view.tintColor)
    }

    @Test func `a tint of the app's own stays where no effect is vibrant`() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        view.contentView.tintColor = .red

        view.effect = UIBlurEffect(style: .dark)

        #expect(view.contentView.tintColor == .red)
    }

    @Test func `the effect that is set is kept`() {
        let effect = UIBlurEffect(style: .prominent)

        let view = UIVisualEffectView(effect: effect)

        #expect(view.effect === effect)
        #expect(UIBlurEffect.Style(rawValue: 10) == .systemChromeMaterial)
    }
}
