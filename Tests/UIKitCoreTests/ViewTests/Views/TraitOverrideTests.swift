import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct TraitOverrideTests {
    @Test func `a child has the traits that its parent overrides`() {
        let tester = ViewTester()
        let (parent, child, grandchild) = (UIViewController(), TraitBookViewController(), UIViewController())
        tester.show(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.addChild(grandchild)

        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)

        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(child.traitCollection.verticalSizeClass == .regular)
        #expect(grandchild.traitCollection.horizontalSizeClass == .regular)
        #expect(grandchild.view.traitCollection.horizontalSizeClass == .regular)
        #expect(parent.traitCollection.horizontalSizeClass == .compact)
        #expect(parent.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
        #expect(child.changes == ["compact to regular"])
        tester.settle()
    }

    @Test func `overrides nearer to a view precede those farther away`() {
        let tester = ViewTester()
        let (parent, child) = (UIViewController(), UIViewController())
        tester.show(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)

        parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
        let overridden = child.traitCollection.userInterfaceStyle
        child.overrideUserInterfaceStyle = .light

        #expect(overridden == .dark)
        #expect(child.traitCollection.userInterfaceStyle == .light)
        tester.settle()
    }

    @Test func `the override ends when it is taken back and when the child leaves`() {
        let tester = ViewTester()
        let (parent, child) = (UIViewController(), TraitBookViewController())
        tester.show(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        let dark = UITraitCollection(userInterfaceStyle: .dark)

        parent.setOverrideTraitCollection(dark, forChild: child)
        parent.setOverrideTraitCollection(nil, forChild: child)
        let reverted = child.traitCollection.userInterfaceStyle
        parent.setOverrideTraitCollection(dark, forChild: child)
        child.view.removeFromSuperview()
        child.removeFromParent()

        #expect(reverted == .light)
        #expect(child.traitCollection.userInterfaceStyle == .light)
        #expect(parent.overrideTraitCollection(forChild: child) == nil)
        tester.settle()
    }

    @Test func `a child that is not loaded yet predicts its traits`() {
        _ = ViewTester()
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)

        parent.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .compact), forChild: child)
        child.overrideUserInterfaceStyle = .dark

        #expect(child.traitCollection.verticalSizeClass == .compact)
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        #expect(!child.isViewLoaded)
    }

    @Test func `a turn announces to a child the traits that it will have`() {
        let tester = ViewTester()
        let (parent, child) = (UIViewController(), TraitBookViewController())
        tester.show(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .regular), forChild: child)

        tester.resize(to: CGSize(width: 736, height: 414))

        #expect(child.announced.map(\.verticalSizeClass) == [.regular])
        #expect(child.announced.map(\.horizontalSizeClass) == [.regular])
        tester.settle()
    }
}

private final class TraitBookViewController: UIViewController {
    var changes: [String] = []
    var announced: [UITraitCollection] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        let (old, new) = (previousTraitCollection?.horizontalSizeClass, traitCollection.horizontalSizeClass)
        if let old, old != new { changes.append("\(old) to \(new)") }
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        announced.append(newCollection)
    }
}
