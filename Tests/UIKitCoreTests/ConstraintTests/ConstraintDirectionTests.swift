import CoreGraphics
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Leading and trailing edges where the traits set the reading direction.
@Suite(.application) struct ConstraintDirectionTests {
    private let stage = ConstraintStage()

    @Test func `constraints follow a direction that the traits bring`() {
        let view = stage.add(UIView())
        view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10).isActive = true
        view.widthAnchor.constraint(equalToConstant: 50).isActive = true
        let inner = stage.add(UIView(), to: view)
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 4).isActive = true
        inner.widthAnchor.constraint(equalToConstant: 8).isActive = true
        stage.tester.pump()
        let normal = (view.frame.minX, inner.frame.minX)

        stage.root.traitOverrides.layoutDirection = .rightToLeft
        stage.tester.pump()
        let mirrored = (view.frame.minX, inner.frame.minX)
        stage.root.traitOverrides.layoutDirection = .leftToRight
        stage.tester.pump()

        #expect(normal == (10, 4))
        #expect(mirrored == (260, 38))
        #expect(view.frame.minX == 10 && inner.frame.minX == 4)
    }

    @Test func `a view moved to where one reads from the right is mirrored inside`() {
        let other = UIView(frame: stage.root.bounds)
        stage.root.addSubview(other)
        other.traitOverrides.layoutDirection = .rightToLeft
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.root.addSubview(box)
        let inner = stage.add(UIView(), to: box)
        inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 4).isActive = true
        inner.widthAnchor.constraint(equalToConstant: 8).isActive = true
        stage.tester.pump()
        let normal = inner.frame.minX

        other.addSubview(box)
        stage.tester.pump()

        #expect(normal == 4)
        #expect(inner.frame.minX == 88)
    }

    @Test func `leading margins follow a direction that the traits bring`() {
        let view = stage.add(UIView())
        stage.root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 5)
        view.leadingAnchor.constraint(equalTo: stage.root.layoutMarginsGuide.leadingAnchor).isActive = true
        view.widthAnchor.constraint(equalToConstant: 50).isActive = true
        stage.tester.pump()
        let normal = view.frame.minX

        stage.root.traitOverrides.layoutDirection = .rightToLeft
        stage.tester.pump()

        #expect(normal == 30)
        #expect(view.frame.maxX == 290)
    }
}
