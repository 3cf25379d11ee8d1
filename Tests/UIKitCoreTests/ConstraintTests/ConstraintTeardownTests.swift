import ConstraintSolver
import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

/// Hierarchies with constraints that end, in every order.
@Suite(.application) struct ConstraintTeardownTests {
    private let stage = ConstraintStage()

    /// Names of views that are to end, without holding them.
    private struct Watch {
        weak var view: UIView?
        weak var state: LayoutState?
        weak var guide: UILayoutGuide?
    }

    /// Three boxes within each other, a guide in each, constraints between all of them.
    private func boxes(in around: UIView) -> [UIView] {
        var boxes: [UIView] = []
        for _ in 0..<3 {
            let box = stage.add(UIView(), to: boxes.last ?? around)
            let guide = UILayoutGuide()
            box.addLayoutGuide(guide)
            stage.pin(box, to: boxes.last ?? around, inset: 4)
            NSLayoutConstraint.activate([
                guide.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 2),
                guide.topAnchor.constraint(equalTo: box.topAnchor), guide.heightAnchor.constraint(equalToConstant: 3),
                guide.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            ])
            boxes.append(box)
        }
        let text = stage.label("ab", in: boxes[2])
        NSLayoutConstraint.activate([
            text.centerXAnchor.constraint(equalTo: around.centerXAnchor),
            text.topAnchor.constraint(equalTo: boxes[0].layoutGuides[0].bottomAnchor),
        ])
        return boxes
    }

    @Test(arguments: [[0], [1], [2], [2, 1, 0], [0, 1, 2], [1, 0, 2], [2, 0, 1]], [false, true])
    func `views that are removed in any order are freed, and the remaining ones are laid out`(
        order: [Int], pumpsBetween: Bool
    ) {
        var watches: [Watch] = []
        let stays = stage.add(UIView())
        stage.pin(stays, to: stage.root, inset: 30)
        do {
            var boxes: [UIView?] = boxes(in: stage.root)
            for box in boxes {
                watches.append(Watch(view: box, state: box?.layoutState, guide: box?.layoutGuides[0]))
            }
            boxes[2]?.widthAnchor.constraint(greaterThanOrEqualTo: stays.widthAnchor).isActive = true
            stage.tester.pump()
            #expect(boxes[2]?.frame == CGRect(x: 4, y: 4, width: 296, height: 456))
            for index in order {
                boxes[index]?.removeFromSuperview()
                boxes[index] = nil
                if pumpsBetween { stage.tester.pump() }
            }
            if order.count == 1 { boxes[0]?.removeFromSuperview() }
        }
        stage.root.frame.size = CGSize(width: 200, height: 100)
        stage.tester.pump()

        #expect(watches.allSatisfy { $0.view == nil && $0.state == nil && $0.guide == nil })
        #expect(stays.frame == CGRect(x: 30, y: 30, width: 140, height: 40))
        #expect(stage.root.constraints.count == 4)
        #expect(stage.root.layoutState?.island?.engine.system.brokenInvariants() == [])
        #expect(stage.root.layoutState?.island?.engine.order.count == 1)
    }

    @Test func `inner views that outlive their superviews are laid out in another one`() {
        var kept: UIView?
        do {
            let former = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            let boxes = boxes(in: former)
            former.layoutIfNeeded()
            kept = boxes[1]
        }
        let box = kept!
        stage.root.addSubview(box)
        stage.pin(box, to: stage.root, inset: 50)
        stage.tester.pump()

        #expect(box.frame == CGRect(x: 50, y: 50, width: 220, height: 380))
        #expect(box.subviews[0].frame == CGRect(x: 4, y: 4, width: 212, height: 372))
        #expect(box.layoutGuides[0].layoutFrame == CGRect(x: 2, y: 0, width: 218, height: 3))
    }

    @Test func `a whole hierarchy that ends with its window is freed`() {
        var watches: [Watch] = []
        weak var window: UIWindow?
        do {
            let made = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            made.rootViewController = UIViewController()
            made.isHidden = false
            for box in boxes(in: made.rootViewController!.view) {
                watches.append(Watch(view: box, state: box.layoutState, guide: box.layoutGuides[0]))
            }
            stage.tester.pump()
            made.isHidden = true
            made.rootViewController = nil
            window = made
        }
        stage.tester.settle()

        #expect(window == nil && watches.allSatisfy { $0.view == nil && $0.state == nil && $0.guide == nil })
    }

    @Test func `constraints whose item ends are not held by the other item, and are not counted`() {
        let left = stage.add(UIView())
        stage.pin(left, to: stage.root, inset: 10)
        weak var gone: NSLayoutConstraint?
        do {
            let right = stage.add(UIView())
            let across = right.widthAnchor.constraint(equalTo: left.widthAnchor)
            across.isActive = true
            right.heightAnchor.constraint(equalToConstant: 700).isActive = true
            left.heightAnchor.constraint(greaterThanOrEqualTo: right.heightAnchor, multiplier: 0.5).isActive = true
            gone = across
            stage.tester.pump()
            right.removeFromSuperview()
        }
        stage.tester.pump()

        #expect(gone == nil)
        #expect(left.layoutState?.mentions.count == 4)
        #expect(left.frame == CGRect(x: 10, y: 10, width: 300, height: 460))
    }

    @Test(arguments: 1...12) func `hierarchies that are released on other threads leave the others as they are`(
        seed: Int
    ) async {
        var random = SeededNumbers(seed: UInt64(seed) &* 991)
        let stays = stage.add(UIView())
        stage.pin(stays, to: stage.root, inset: 20)
        weak var state: LayoutState?
        weak var view: UIView?
        let passed: PassedViews
        do {
            let around: UIView
            if Bool.random(using: &random) {
                around = stage.add(UIView())
                stage.pin(around, to: stage.root, inset: 1)
            } else {
                around = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
            }
            let boxes = boxes(in: around)
            if Bool.random(using: &random) { stage.tester.pump() } else { around.layoutIfNeeded() }
            if Bool.random(using: &random) { boxes[1].removeFromSuperview() }
            around.removeFromSuperview()
            (state, view) = (boxes[2].layoutState, boxes[2])
            passed = PassedViews(views: ([around] + boxes).shuffled(using: &random))
        }
        await passed.release()
        stage.root.frame.size = CGSize(width: 100, height: 80)
        stage.tester.pump()
        for _ in 0..<1000 where state != nil || view != nil { await Task.yield() }
        stage.tester.pump()

        #expect(state == nil && view == nil)
        #expect(stays.frame == CGRect(x: 20, y: 20, width: 60, height: 40))
        #expect(stage.root.constraints.count == 4)
    }
}

/// Views that are released in their order, on another thread.
private nonisolated final class PassedViews: @unchecked Sendable {
    private var views: [UIView]

    init(views: [UIView]) { self.views = views }

    func release() async {
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            Thread.detachNewThread {
                while !self.views.isEmpty { self.views.removeFirst() }
                done.resume()
            }
        }
    }
}
