import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) struct SplitColumnsTests {
    @Test func `columns that are no stacks get one, and are given back without it`() {
        let stack = UINavigationController(rootViewController: UIViewController())
        let scene = SplitScene { $0.setViewController(stack, for: .secondary) }

        #expect(scene.split.viewController(for: .primary) === scene.primary)
        #expect(scene.primary.navigationController?.parent === scene.split)
        #expect(scene.primary.splitViewController === scene.split)
        #expect(scene.split.viewController(for: .secondary) === stack)
        #expect(stack.parent === scene.split)
        #expect(scene.split.viewControllers.count == 2)
    }

    @Test func `in a wide window two columns are side by side, a primary one of at most 320 points`() {
        let scene = SplitScene()

        #expect(scene.split.displayMode == .oneBesideSecondary)
        #expect(scene.split.splitBehavior == .tile)
        #expect(!scene.split.isCollapsed)
        // A third of 1024 would be more.
        #expect(scene.frame(scene.primary) == CGRect(x: 0, y: 0, width: 320, height: 768))
        #expect(scene.frame(scene.secondary) == CGRect(x: 320, y: 0, width: 704, height: 768))
        #expect(scene.primary.traitCollection.horizontalSizeClass == .compact)
        #expect(scene.secondary.traitCollection.horizontalSizeClass == .regular)
    }

    @Test func `in a high window the secondary column is alone, and the primary one overlays it`() {
        let scene = SplitScene(size: SplitScene.portrait)
        let before = (scene.split.displayMode, scene.frame(scene.primary))

        scene.split.show(.primary)
        let isMoving = scene.split.transitionCoordinator != nil
        scene.tester.settle()

        #expect(before.0 == .secondaryOnly)
        #expect(before.1 == nil)
        #expect(isMoving)
        #expect(scene.split.displayMode == .oneOverSecondary)
        #expect(scene.frame(scene.primary) == CGRect(x: 0, y: 0, width: 320, height: 1024))
        #expect(scene.frame(scene.secondary) == CGRect(x: 0, y: 0, width: 768, height: 1024))
        #expect(scene.isDimmed)
        #expect(scene.recorder.drain() == ["mode oneOverSecondary", "show primary"])
        #expect(
            scene.log.drain() == [
                "P.loadView", "P.viewDidLoad", "P.viewWillAppear(true)", "P.viewIsAppearing(true)",
                "P.viewDidAppear(true)",
            ])
    }

    @Test func `a hidden column slides out beside one that grows, and then leaves the window`() {
        let scene = SplitScene()

        scene.split.hide(.primary)
        scene.tester.pump(by: 0.1)
        let middle = scene.shownX(scene.primary)
        let begun = scene.log.drain()
        scene.tester.settle()

        #expect(middle.map { $0 < 0 && $0 > -320 } == true)
        #expect(begun == ["P.viewWillDisappear(true)"])
        #expect(scene.log.drain() == ["P.viewDidDisappear(true)"])
        #expect(scene.recorder.drain() == ["mode secondaryOnly", "hide primary"])
        #expect(scene.frame(scene.primary) == nil)
        #expect(scene.frame(scene.secondary)?.width == 1024)
    }

    @Test func `a change that interrupts another finds it finished`() {
        let scene = SplitScene()

        scene.split.hide(.primary)
        scene.tester.pump(by: 0.1)
        scene.split.show(.primary)
        let calls = scene.log.drain()
        scene.tester.settle()

        #expect(
            calls == [
                "P.viewWillDisappear(true)", "P.viewDidDisappear(true)", "P.viewWillAppear(true)",
                "P.viewIsAppearing(true)",
            ])
        #expect(scene.log.drain() == ["P.viewDidAppear(true)"])
        #expect(scene.split.displayMode == .oneBesideSecondary)
    }

    @Test func `a turn ends a running transition`() {
        let scene = SplitScene()

        scene.split.hide(.primary)
        scene.tester.pump(by: 0.1)
        scene.tester.resize(to: SplitScene.portrait)
        scene.tester.settle()

        #expect(scene.split.displayMode == .secondaryOnly)
        #expect(
            scene.log.drain() == [
                "P.viewWillDisappear(true)", "P.viewDidDisappear(true)", "D.viewWillTransition(768x1024)",
                "D.willRotate(portrait)", "D.willAnimateRotation(portrait)", "D.didRotate(landscapeRight)",
            ])
        #expect(scene.frame(scene.secondary)?.size == SplitScene.portrait)
    }

    @Test func `a display mode chosen in one shape of the window returns with that shape`() {
        let scene = SplitScene()
        scene.split.hide(.primary)
        scene.tester.settle()

        scene.tester.resize(to: SplitScene.portrait)
        scene.tester.settle()
        scene.tester.resize(to: SplitScene.landscape)
        scene.tester.settle()

        #expect(scene.split.displayMode == .secondaryOnly)
    }

    @Test func `three columns are side by side where there is room, else the third displaces the last`() {
        let wide = SplitScene(.tripleColumn, size: CGSize(width: 1366, height: 1024))
        wide.split.show(.primary)
        wide.tester.settle()

        #expect(wide.split.displayMode == .twoBesideSecondary)
        #expect(wide.frame(wide.supplementary)?.minX == 320)
        #expect(wide.frame(wide.secondary) == CGRect(x: 640, y: 0, width: 726, height: 1024))
        #expect(!wide.isDimmed)
        wide.tester.window.rootViewController = UIViewController()
        wide.tester.settle()

        let scene = SplitScene(.tripleColumn)
        let atFirst = scene.split.displayMode
        scene.split.show(.primary)
        scene.tester.settle()

        #expect(atFirst == .oneBesideSecondary)
        #expect(scene.split.displayMode == .twoDisplaceSecondary)
        #expect(scene.frame(scene.supplementary)?.minX == 320)
        // As wide as beside one column, and partly out of the window.
        #expect(scene.frame(scene.secondary) == CGRect(x: 640, y: 0, width: 704, height: 768))
        #expect(scene.isDimmed)
    }

    @Test func `a preferred display mode and behavior are obeyed, and the behavior precedes`() {
        let scene = SplitScene()

        scene.split.preferredDisplayMode = .secondaryOnly
        scene.tester.pump()
        let hidden = scene.split.displayMode
        scene.split.preferredDisplayMode = .oneBesideSecondary
        scene.split.preferredSplitBehavior = .overlay
        scene.tester.pump()

        #expect(hidden == .secondaryOnly)
        #expect(scene.split.displayMode == .oneOverSecondary)
        #expect(scene.frame(scene.secondary)?.width == 1024)
    }

    @Test func `a mode that is set in an animation moves`() {
        let scene = SplitScene()

        UIView.animate(withDuration: 0.2) { scene.split.preferredDisplayMode = .secondaryOnly }
        scene.tester.pump(by: 0.05)
        let middle = scene.shownX(scene.primary)
        scene.tester.settle()

        #expect(middle.map { $0 < 0 && $0 > -320 } == true)
        #expect(scene.frame(scene.primary) == nil)
        #expect(scene.log.drain() == ["P.viewWillDisappear(true)", "P.viewDidDisappear(true)"])
    }

    @Test func `a column is as wide as it prefers, between its bounds`() {
        let scene = SplitScene()
        let split = scene.split
        func width(_ change: () -> Void) -> CGFloat? {
            change()
            scene.tester.pump()
            return scene.frame(scene.primary)?.width
        }

        #expect(width { split.preferredPrimaryColumnWidth = 400 } == 400)
        #expect(width { split.maximumPrimaryColumnWidth = 350 } == 350)
        #expect(width { split.preferredPrimaryColumnWidth = UISplitViewController.automaticDimension } == 341)
        #expect(width { split.preferredPrimaryColumnWidthFraction = 0.25 } == 256)
        #expect(width { split.minimumPrimaryColumnWidth = 300 } == 300)
        #expect(split.primaryColumnWidth == 300)
    }

    @Test func `a column that replaces another takes over its appearance`() {
        let scene = SplitScene()
        let other = RecordingViewController("E", log: scene.log)

        scene.split.setViewController(other, for: .secondary)
        scene.tester.pump()

        #expect(
            scene.log.drain() == [
                "E.willMove(parent)", "E.didMove(parent)", "E.loadView", "E.viewDidLoad",
                "E.viewWillAppear(false)", "D.viewWillDisappear(false)", "E.viewIsAppearing(false)",
                "D.viewDidDisappear(false)", "E.viewDidAppear(false)",
            ])
        #expect(scene.frame(other)?.minX == 320)
        #expect(scene.secondary.navigationController?.parent == nil)
    }

    @Test func `children appear and disappear with the split view`() {
        let scene = SplitScene()

        scene.tester.window.rootViewController = UIViewController()
        scene.tester.pump()

        #expect(
            scene.log.drain() == [
                "P.viewWillDisappear(false)", "D.viewWillDisappear(false)", "P.viewDidDisappear(false)",
                "D.viewDidDisappear(false)",
            ])
    }

    @Test func `in right-to-left layouts columns are arranged from the right`() {
        let scene = SplitScene { $0.view.semanticContentAttribute = .forceRightToLeft }

        #expect(scene.frame(scene.primary)?.minX == 704)
        #expect(scene.frame(scene.secondary)?.minX == 0)
    }

    @Test func `the primary column may be at the trailing edge`() {
        let scene = SplitScene { $0.primaryEdge = .trailing }

        #expect(scene.frame(scene.primary)?.minX == 704)
        #expect(scene.frame(scene.secondary)?.minX == 0)
    }

    @Test func `details are shown in the secondary column, unless the delegate shows them`() {
        let scene = SplitScene()
        let (first, second) = (UIViewController(), UIViewController())

        scene.primary.showDetailViewController(first, sender: nil)
        scene.recorder.takesDetail = true
        scene.primary.showDetailViewController(second, sender: nil)
        scene.tester.pump()

        #expect(scene.split.viewController(for: .secondary) === first)
        #expect(
            scene.primary.targetViewController(forAction: .showDetailViewController, sender: nil) === scene.split)
    }
}
