import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

/// Views that are activated by items that stay above them.
@Suite(.application) final class SpringLoadingTests {
    /// Notes the states of an interaction, and decides about it.
    private final class Watcher: NSObject, UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect {
        var states: [UISpringLoadedInteractionEffectState] = []
        var finishes = 0
        var allows: (any UISpringLoadedInteractionContext) -> Bool = { _ in true }

        func shouldAllow(
            _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
        ) -> Bool { allows(context) }

        func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { finishes += 1 }

        func interaction(
            _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
        ) { states.append(context.state) }
    }

    private lazy var stage = DragStage()
    private let watcher = Watcher()
    private var activations: [Any?] = []

    private func makeSpring() -> UISpringLoadedInteraction {
        UISpringLoadedInteraction(interactionBehavior: watcher, interactionEffect: watcher) {
            [unowned self] _, context in activations.append(context.targetItem)
        }
    }

    @Test func `a view is activated when items have been above it for a second, once for each stay`() {
        let spring = makeSpring()
        stage.goal.addInteraction(spring)
        let touch = stage.drag(to: DragStage.inside)
        stage.tester.pump(by: 0.6)
        let resting = watcher.states
        stage.tester.pump(by: 0.3)
        let (warned, early) = (watcher.states, activations.count)
        stage.tester.pump(by: 0.2)
        let activated = watcher.states
        stage.tester.pump(by: 3)
        touch.move(to: CGPoint(x: 300, y: 400))
        stage.tester.pump(by: 3)
        let once = activations.count
        touch.move(to: DragStage.between)
        touch.move(to: DragStage.inside)
        stage.tester.pump(by: 1.2)
        touch.lift()
        stage.tester.settle()

        #expect(resting == [.possible])
        #expect(warned == [.possible, .activating])
        #expect(early == 0)
        #expect(activated == [.possible, .activating, .activated])
        #expect(once == 1)
        #expect(activations.count == 2)
        #expect(watcher.finishes == 2)
    }

    @Test func `items that move on begin to wait anew, and those that leave cancel it`() {
        stage.goal.addInteraction(makeSpring())
        let touch = stage.drag(to: DragStage.inside)
        stage.tester.pump(by: 0.8)
        touch.move(to: CGPoint(x: 270, y: 350))
        stage.tester.pump(by: 0.6)
        let moved = watcher.states
        touch.move(to: DragStage.between)
        stage.tester.pump(by: 3)
        touch.lift()
        stage.tester.settle()

        #expect(moved == [.possible, .activating, .possible])
        #expect(watcher.states == [.possible, .activating, .possible, .inactive])
        #expect(activations.isEmpty)
        #expect(watcher.finishes == 1)
    }

    @Test(arguments: [true, false]) func `a drop, and an interaction that is taken off, cancel it`(drops: Bool) {
        let spring = makeSpring()
        stage.goal.addInteraction(spring)
        let touch = stage.drag(to: DragStage.inside)
        stage.tester.pump(by: 0.5)
        if drops { touch.lift() } else { stage.goal.removeInteraction(spring) }
        stage.tester.pump(by: 3)
        if !drops { touch.lift() }
        stage.tester.settle()

        #expect(watcher.states == [.possible, .inactive])
        #expect(activations.isEmpty)
    }

    @Test(arguments: ["leaves", "covered", "hidden", "forbidden"], [0.5, 0.9])
    func `a view that leaves or is covered while items rest above it is not activated`(event: String, start: Double) {
        stage.goal.addInteraction(makeSpring())
        let touch = stage.drag(to: DragStage.inside)
        stage.tester.pump(by: start)
        switch event {
        case "leaves": stage.goal.removeFromSuperview()
        case "covered": stage.goal.superview?.addSubview(UIView(frame: stage.goal.frame))
        case "hidden": stage.goal.isHidden = true
        default: watcher.allows = { _ in false }
        }
        stage.tester.pump(by: 3)
        let states = watcher.states
        touch.lift()
        stage.tester.settle()

        #expect(states == (start < 0.7 ? [.possible, .inactive] : [.possible, .activating, .inactive]))
        #expect(activations.isEmpty)
        #expect(watcher.finishes == 1)
    }

    @Test func `a view that is added below items at rest is waited for from then on`() {
        let cover = UIView(frame: stage.goal.frame)
        stage.goal.addInteraction(makeSpring())
        let other = UISpringLoadedInteraction(interactionBehavior: nil, interactionEffect: nil) {
            [unowned self] _, _ in activations.append("cover")
        }
        cover.addInteraction(other)
        let touch = stage.drag(to: DragStage.inside)
        stage.tester.pump(by: 0.5)
        stage.goal.superview?.addSubview(cover)
        // The warning would be at 0.7; from then on the other one is waited for, until 1.7.
        stage.tester.pump(by: 1.1)
        let early = activations.count
        stage.tester.pump(by: 0.2)
        touch.lift()
        stage.tester.settle()

        #expect(early == 0)
        #expect(activations.map { $0 as? String } == ["cover"])
    }

    @Test func `a behavior chooses a part of the view, and another part begins anew`() {
        stage.goal.addInteraction(makeSpring())
        let goal = stage.goal
        watcher.allows = { context in
            let place = context.location(in: goal)
            context.targetItem = place.x < 75 ? "left" : "right"
            return place.y > 20
        }
        let touch = stage.drag(to: CGPoint(x: 272, y: 350))
        stage.tester.pump(by: 0.6)
        touch.move(to: CGPoint(x: 278, y: 350))
        stage.tester.pump(by: 0.6)
        let states = watcher.states
        stage.tester.pump(by: 0.6)
        touch.move(to: CGPoint(x: 278, y: 310))
        stage.tester.pump(by: 2)
        touch.lift()
        stage.tester.settle()

        #expect(states == [.possible, .inactive, .possible])
        #expect(activations.map { $0 as? String } == ["right"])
    }

    @Test func `a view without an effect of its own has a light, which does not stay`() {
        stage.goal.addInteraction(UISpringLoadedInteraction { [unowned self] _, _ in activations.append(nil) })
        let before = stage.goal.subviews.count
        let touch = stage.drag(to: DragStage.inside)
        stage.tester.pump(by: 0.3)
        let lit = stage.goal.subviews.count
        stage.tester.pump(by: 1)
        let after = stage.goal.subviews.count
        touch.lift()
        stage.tester.settle()

        #expect(lit == before + 1)
        #expect(after == before)
        #expect(activations.count == 1)
    }

    @Test func `the content of an effect view has the light`() {
        let effect = UIVisualEffectView(effect: nil)
        effect.frame = stage.goal.bounds
        stage.goal.addSubview(effect)
        effect.addInteraction(UISpringLoadedInteraction { [unowned self] _, _ in activations.append(nil) })
        let touch = stage.drag(to: DragStage.inside)
        stage.tester.pump(by: 0.3)
        let lit = effect.contentView.subviews.count
        stage.tester.pump(by: 1)
        touch.lift()
        stage.tester.settle()

        #expect(lit == 1 && effect.contentView.subviews.isEmpty)
        #expect(activations.count == 1)
    }

    @Test(arguments: [0.3, 0.8]) func `a view that another one covers while items rest is not activated`(time: Double) {
        stage.goal.addInteraction(makeSpring())
        let touch = stage.drag(to: DragStage.inside)
        stage.tester.pump(by: time)
        stage.goal.window?.addSubview(UIView(frame: stage.goal.window?.bounds ?? .zero))
        stage.tester.pump(by: 2)
        let (states, finishes) = (watcher.states, watcher.finishes)
        touch.lift()
        stage.tester.settle()

        #expect(activations.isEmpty)
        #expect(states.last == .inactive && finishes == 1)
    }

    @Test func `a spring-loaded button that keeps its selection toggles it`() {
        let button = UIButton(frame: stage.goal.bounds)
        button.changesSelectionAsPrimaryAction = true
        button.isSpringLoaded = true
        stage.goal.addSubview(button)
        let touch = stage.drag(to: DragStage.inside)
        stage.tester.pump(by: 1.2)
        touch.lift()
        stage.tester.settle()

        #expect(button.isSelected)
    }

    @Test(arguments: [true, false]) func `a spring-loaded button is pressed while it is enabled`(isEnabled: Bool) {
        let button = UIButton(frame: stage.goal.bounds)
        var events: [String] = []
        button.addAction(UIAction { _ in events.append("touch") }, for: .touchUpInside)
        button.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
        stage.goal.addSubview(button)
        let others = button.interactions.count
        #expect(!button.isSpringLoaded)
        button.isSpringLoaded = true
        button.isEnabled = isEnabled
        let touch = stage.drag(to: DragStage.inside)
        stage.tester.pump(by: 0.3)
        let isHighlighted = button.isHighlighted
        stage.tester.pump(by: 1)
        let isHighlightedAfter = button.isHighlighted
        touch.lift()
        stage.tester.settle()

        #expect(button.isSpringLoaded)
        #expect(isHighlighted == isEnabled)
        #expect(!isHighlightedAfter)
        #expect(events == (isEnabled ? ["primary", "touch"] : []))
        button.isSpringLoaded = false
        #expect(button.interactions.count == others)
    }

    @Test func `a spring-loaded segmented control chooses the segment below the items`() {
        let control = UISegmentedControl(items: ["one", "two"])
        control.frame = CGRect(x: 0, y: 0, width: 150, height: 32)
        control.selectedSegmentIndex = 0
        var changes: [Int] = []
        control.addAction(UIAction { _ in changes.append(control.selectedSegmentIndex) }, for: .valueChanged)
        stage.goal.addSubview(control)
        control.isSpringLoaded = true
        let touch = stage.drag(to: CGPoint(x: 220, y: 316))
        stage.tester.pump(by: 2)
        let selected = control.selectedSegmentIndex
        touch.move(to: CGPoint(x: 320, y: 316))
        stage.tester.pump(by: 2)
        touch.lift()
        stage.tester.settle()

        #expect(selected == 0)
        #expect(control.selectedSegmentIndex == 1)
        #expect(changes == [1])
    }
}
