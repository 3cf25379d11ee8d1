import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import CoreStages

/// Layout by the guide of the keyboard's area, in a window of 375 by 667 points.
@Suite(.application) final class KeyboardGuideTests {
    /// Made within a test, since tests take turns.
    private lazy var stage = InputViewStage()
    private let field = UIView()

    private func bar(_ height: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height)) }

    /// A field of 40 points that ends at the guide of a view.
    private func pinField(to view: UIView) {
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        let guide = view.keyboardLayoutGuide
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            field.bottomAnchor.constraint(equalTo: guide.topAnchor), field.heightAnchor.constraint(equalToConstant: 40),
        ])
        stage.tester.pump()
    }

    @Test func `a view pinned to the guide moves with the area, in its animation, and back`() {
        let view = stage.controller.view!
        pinField(to: view)
        stage.first.input = bar(200)
        let before = field.frame

        stage.first.becomeFirstResponder()
        stage.tester.pump(by: 0.125)
        let halfway = field.layer.presentation()?.frame.maxY ?? 0
        stage.tester.settle()
        let above = (field.frame, view.keyboardLayoutGuide.layoutFrame)
        stage.first.resignFirstResponder()
        stage.tester.settle()

        #expect(before == CGRect(x: 0, y: 627, width: 375, height: 40))
        #expect(halfway > 467 && halfway < 667)
        #expect(above.0 == CGRect(x: 0, y: 427, width: 375, height: 40))
        #expect(above.1 == CGRect(x: 0, y: 467, width: 375, height: 200))
        #expect(field.frame == before)
    }

    @Test func `without an area the guide begins where the safe area ends, or at the lower edge`() {
        let view = stage.controller.view!
        stage.controller.additionalSafeAreaInsets.bottom = 34
        pinField(to: view)
        let atSafeArea = field.frame.maxY

        view.keyboardLayoutGuide.usesBottomSafeArea = false
        stage.tester.pump()

        #expect(atSafeArea == 633)
        #expect(field.frame.maxY == 667)
    }

    @Test func `an area lower than the safe area's end moves no view`() {
        let view = stage.controller.view!
        stage.controller.additionalSafeAreaInsets.bottom = 60
        pinField(to: view)
        stage.first.accessory = bar(44)

        stage.first.becomeFirstResponder()
        stage.tester.settle()

        #expect(field.frame.maxY == 607)
    }

    @Test func `the guide of a view inside covers the part of it that the area does, also when the view moves`() {
        let card = UIView(frame: CGRect(x: 20, y: 300, width: 300, height: 300))
        stage.controller.view.addSubview(card)
        pinField(to: card)
        stage.first.input = bar(200)

        stage.first.becomeFirstResponder()
        stage.tester.settle()
        let first = field.frame.maxY
        card.frame.origin.y = 200
        stage.tester.settle()
        let higher = field.frame.maxY
        card.frame.origin.y = 100
        stage.tester.settle()

        // The area begins at 467, and the card ends at 600, 500 and 400.
        #expect(first == 167)
        #expect(higher == 267)
        #expect(field.frame.maxY == 300)
    }

    @Test func `the guide follows a turned window`() {
        let view = stage.controller.view!
        pinField(to: view)
        stage.first.input = bar(150)
        stage.first.becomeFirstResponder()
        stage.tester.settle()

        stage.tester.resize(to: CGSize(width: 667, height: 375))
        stage.tester.settle()

        #expect(field.frame == CGRect(x: 0, y: 185, width: 667, height: 40))
    }

    @Test func `constraints are in force by the edge at which the area is, which is the lower`() {
        let view = stage.controller.view!
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        let guide = view.keyboardLayoutGuide
        let near = field.bottomAnchor.constraint(equalTo: guide.topAnchor)
        let away = field.topAnchor.constraint(equalTo: view.topAnchor)
        let centered = field.centerXAnchor.constraint(equalTo: guide.centerXAnchor)

        guide.setConstraints([near], activeWhenNearEdge: .bottom)
        guide.setConstraints([away], activeWhenAwayFrom: .bottom)
        guide.setConstraints([centered], activeWhenAwayFrom: [.leading, .trailing])

        #expect(near.isActive && !away.isActive && centered.isActive)
        #expect(guide.constraints(activeWhenNearEdge: .bottom) == [near])
        #expect(guide.constraints(activeWhenAwayFrom: .bottom) == [away])
        guide.setConstraints([], activeWhenNearEdge: .bottom)
        #expect(!near.isActive && guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
        guide.removeAllTrackedConstraints()
        #expect(!centered.isActive && guide.constraints(activeWhenAwayFrom: .bottom).isEmpty)
    }

    @Test func `an accessory without a height of its own is as high as its constraints make it`() {
        let accessory = UIView()
        accessory.translatesAutoresizingMaskIntoConstraints = false
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        accessory.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: accessory.topAnchor, constant: 8),
            content.bottomAnchor.constraint(equalTo: accessory.bottomAnchor, constant: -8),
            content.heightAnchor.constraint(equalToConstant: 36),
        ])
        stage.first.accessory = accessory

        stage.first.becomeFirstResponder()
        stage.tester.settle()

        #expect(stage.place(of: accessory) == CGRect(x: 0, y: 615, width: 375, height: 52))
        #expect(content.frame.minY == 8 && content.frame.height == 36)
    }
}
