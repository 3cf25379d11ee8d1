import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) final class FocusRingTests {
    /// Made within a test, since tests take turns.
    private lazy var stage = FocusStage()

    @Test func `there is no ring before the keyboard moves the focus`() {
        let button = stage.button("a", x: 20, y: 100)
        UIFocusSystem.focusSystem(for: button)?.requestFocusUpdate(to: button)
        stage.tester.press(.keyboardA)

        let before = stage.ring()
        stage.tab()
        stage.tester.settle()

        #expect(before == nil)
        // A bare title has 3 points more at each side.
        #expect(stage.ring()?.frame == CGRect(x: 12, y: 95, width: 76, height: 40))
    }

    @Test func `the ring has the corners and the tint of its view, and follows it`() {
        let button = stage.button("a", x: 20, y: 100)
        button.backgroundColor = .white
        button.layer.cornerRadius = 8
        button.tintColor = .systemRed
        stage.tab()

        let (radius, color) = (stage.ring()?.cornerRadius, stage.ring()?.borderColor)
        button.frame.origin = CGPoint(x: 40, y: 300)
        button.layer.cornerRadius = 0
        stage.tester.settle()

        #expect(radius == 13)
        #expect(color == UIColor.systemRed.cgColor)
        #expect(stage.ring()?.frame == CGRect(x: 35, y: 295, width: 70, height: 40))
        #expect(stage.ring()?.cornerRadius == 8)
    }

    @Test func `the ring follows an animated view`() {
        let button = stage.button("a", x: 20, y: 100)
        stage.tab()
        stage.tester.settle()

        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { button.center.x += 100 })
        stage.tester.pump()
        stage.tester.pump(by: 0.5)
        let middle = stage.ring()?.frame.midX ?? 0
        stage.tester.settle()

        #expect(abs(middle - 100) < 3)
        #expect(stage.ring()?.frame.midX == 150)
    }

    @Test func `views around do not cut the ring, scroll views do`() {
        let card = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
        card.clipsToBounds = true
        stage.root.addSubview(card)
        stage.button("a", x: 0, y: 0, in: card).backgroundColor = .white
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 300, width: 375, height: 200))
        scrollView.contentSize = CGSize(width: 375, height: 400)
        stage.root.addSubview(scrollView)
        stage.button("b", x: 20, y: 20, in: scrollView).backgroundColor = .white

        stage.tab()
        let free = stage.ring()?.frame
        stage.tab()

        #expect(free == CGRect(x: 15, y: 95, width: 70, height: 40))
        #expect(stage.ring(in: scrollView)?.frame == CGRect(x: 15, y: 15, width: 70, height: 40))
        #expect(stage.ring() == nil)
        stage.tester.settle()
    }

    @Test func `without room outside the ring is drawn inside`() {
        let button = stage.button("a", x: 0, y: 100)
        button.backgroundColor = .white
        button.frame.size.width = 375

        stage.tab()
        stage.tester.settle()

        #expect(stage.ring()?.frame == CGRect(x: 1, y: 101, width: 373, height: 28))
    }

    @Test func `a slider's ring is around its handle, a switch's as round as its track`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        stage.place(slider)
        stage.place(UISwitch(frame: .zero), at: CGPoint(x: 20, y: 200))

        stage.tab()
        let handle = (stage.ring()?.frame, stage.ring()?.cornerRadius)
        stage.tab()
        stage.tester.settle()

        #expect(handle == (CGRect(x: 17, y: 98, width: 38, height: 38), 19))
        #expect(stage.ring()?.frame == CGRect(x: 15, y: 195, width: 61, height: 41))
        #expect(stage.ring()?.cornerRadius == 20.5)
    }

    @Test func `an effect chooses the shape, and nil shows no ring`() {
        let button = stage.button("a", x: 20, y: 100)
        let halo = UIFocusHaloEffect(
            roundedRect: CGRect(x: 10, y: 0, width: 40, height: 20), cornerRadius: 4, curve: .circular)
        halo.position = .inside
        button.focusEffect = halo
        halo.position = .outside

        stage.tab()
        let chosen = (stage.ring()?.frame, stage.ring()?.cornerRadius)
        button.focusEffect = nil
        stage.tester.settle()

        #expect(chosen == (CGRect(x: 31, y: 101, width: 38, height: 18), 8))
        #expect((button.focusEffect, stage.ring()) == (nil, nil))
        #expect(button.isFocused)
    }

    @Test func `the ring follows light and dark`() {
        stage.button("a", x: 20, y: 100)
        stage.tab()
        let light = stage.ring()?.borderColor

        stage.tester.setAppearance(.dark)
        stage.tester.settle()

        #expect(light == UIColor.systemBlue.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor)
        #expect(
            stage.ring()?.borderColor
                == UIColor.systemBlue.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor)
    }

    @Test func `at rest a ring asks for no frame`() {
        stage.button("a", x: 20, y: 100)
        stage.tab()

        stage.tester.settle()
        stage.tester.trace("frame")
        stage.tester.pump(by: 1)

        #expect(stage.tester.traceLines.isEmpty)
    }
}
