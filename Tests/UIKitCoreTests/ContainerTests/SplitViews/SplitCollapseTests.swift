import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) struct SplitCollapseTests {
    private func stack(of split: UISplitViewController) -> [UIViewController] {
        (split.viewControllers.first as? UINavigationController)?.viewControllers ?? []
    }

    @Test func `a compact width puts the columns on each other, the secondary one on top`() {
        let scene = SplitScene(.tripleColumn)

        scene.tester.resize(to: SplitScene.narrow)
        scene.tester.settle()

        #expect(scene.split.isCollapsed)
        #expect(
            stack(of: scene.split) == [
                scene.primary, scene.supplementary.navigationController, scene.secondary.navigationController,
            ])
        #expect(scene.frame(scene.secondary) == CGRect(origin: .zero, size: SplitScene.narrow))
        #expect(scene.frame(scene.primary) == nil)
        #expect(scene.secondary.splitViewController === scene.split)
        #expect(scene.recorder.drain() == ["proposed secondary", "collapsed"])
        #expect(scene.split.ownButtons(in: .secondary).isEmpty)
    }

    @Test func `the delegate chooses the column on top`() {
        let scene = SplitScene()
        scene.recorder.top = .primary

        scene.tester.resize(to: SplitScene.narrow)
        scene.tester.settle()

        #expect(stack(of: scene.split) == [scene.primary])
        #expect(scene.frame(scene.primary)?.size == SplitScene.narrow)
        #expect(scene.primary.traitCollection.horizontalSizeClass == .compact)
    }

    @Test func `a launch in a compact width is collapsed before any view appears`() {
        let scene = SplitScene(size: SplitScene.narrow)

        #expect(scene.split.isCollapsed)
        #expect(!scene.primary.isViewLoaded)
        #expect(scene.frame(scene.secondary)?.size == SplitScene.narrow)
    }

    @Test func `the bar leads back from column to column, and a wider window sets them apart again`() throws {
        let scene = SplitScene()
        scene.tester.resize(to: SplitScene.narrow)
        scene.tester.settle()
        _ = scene.log.drain()

        try scene.tester.tap(.text("List"))
        scene.tester.settle()
        let (calls, shown) = (scene.log.drain(), scene.frame(scene.primary))
        scene.tester.resize(to: SplitScene.landscape)
        scene.tester.settle()

        #expect(
            calls == [
                "D.viewWillDisappear(true)", "P.viewWillAppear(true)", "P.viewIsAppearing(true)",
                "D.viewDidDisappear(true)", "P.viewDidAppear(true)",
            ])
        #expect(shown?.size == SplitScene.narrow)
        #expect(!scene.split.isCollapsed)
        #expect(scene.frame(scene.primary)?.width == 320)
        #expect(scene.frame(scene.secondary)?.minX == 320)
        #expect(scene.primary.navigationController?.viewControllers == [scene.primary])
        #expect(scene.secondary.navigationController?.parent === scene.split)
        #expect(scene.recorder.drain().suffix(2) == ["proposed oneBesideSecondary", "expanded"])
    }

    @Test func `a finger leads back from a column too`() {
        let scene = SplitScene(size: SplitScene.narrow)

        let finger = scene.tester.touch(at: CGPoint(x: 5, y: 500))
        finger.move(by: CGVector(dx: 12, dy: 0))
        finger.move(by: CGVector(dx: 350, dy: 0))
        finger.lift()
        scene.tester.settle()

        #expect(stack(of: scene.split) == [scene.primary])
        #expect(scene.frame(scene.primary)?.size == SplitScene.narrow)
    }

    @Test func `pages that the user opened are still shown afterwards`() {
        let scene = SplitScene(size: SplitScene.narrow)
        let page = UIViewController()
        scene.secondary.navigationController?.pushViewController(page, animated: false)
        scene.tester.settle()

        scene.tester.resize(to: SplitScene.landscape)
        scene.tester.settle()
        let beside = scene.frame(page)
        scene.tester.resize(to: SplitScene.narrow)
        scene.tester.settle()

        #expect(beside?.minX == 320)
        #expect(scene.frame(page)?.size == SplitScene.narrow)
        #expect(scene.secondary.navigationController?.viewControllers == [scene.secondary, page])
    }

    @Test func `collapsed, a column is shown by a push and hidden by a pop`() {
        let scene = SplitScene(size: SplitScene.narrow)
        scene.split.show(.primary)
        scene.tester.settle()
        let first = stack(of: scene.split)

        scene.split.show(.secondary)
        scene.tester.settle()
        let second = stack(of: scene.split)
        scene.split.hide(.secondary)
        scene.tester.settle()

        #expect(first == [scene.primary])
        #expect(second == [scene.primary, scene.secondary.navigationController])
        #expect(stack(of: scene.split) == [scene.primary])
    }

    @Test func `collapsed, details are pushed on top`() {
        let scene = SplitScene(size: SplitScene.narrow)
        scene.split.show(.primary)
        scene.tester.settle()
        let detail = UIViewController()

        scene.primary.showDetailViewController(detail, sender: nil)
        scene.tester.settle()

        #expect(scene.frame(detail)?.size == SplitScene.narrow)
        #expect(scene.split.viewController(for: .secondary) === detail)
        #expect(stack(of: scene.split).count == 2)
    }

    @Test func `a controller for compact widths is shown alone`() {
        let scene = SplitScene()
        let compact = RecordingViewController("C", log: scene.log)
        scene.split.setViewController(compact, for: .compact)

        scene.tester.resize(to: SplitScene.narrow)
        scene.tester.settle()
        let (alone, proposed) = (scene.split.viewControllers, scene.recorder.drain())
        scene.tester.resize(to: SplitScene.landscape)
        scene.tester.settle()

        #expect(alone == [compact])
        #expect(proposed == ["proposed compact", "collapsed"])
        #expect(scene.frame(compact) == nil)
        #expect(scene.frame(scene.primary)?.width == 320)
    }

    @Test func `the delegate chooses the display mode of expanded columns`() {
        let scene = SplitScene(size: SplitScene.narrow)
        scene.recorder.expandedMode = .secondaryOnly

        scene.tester.resize(to: SplitScene.landscape)
        scene.tester.settle()

        #expect(scene.split.displayMode == .secondaryOnly)
        #expect(scene.frame(scene.primary) == nil)
    }

    @Test func `a change of the target for details is posted`() {
        let scene = SplitScene()
        let counter = NotificationCounter(UIViewController.showDetailTargetDidChangeNotification)

        scene.tester.resize(to: SplitScene.narrow)
        scene.tester.resize(to: SplitScene.landscape)
        scene.tester.settle()

        #expect(counter.count == 2)
    }

    @Test func `a field in the column that stays keeps the keyboard`() {
        let scene = SplitScene()
        let field = NoteView(frame: CGRect(x: 20, y: 100, width: 100, height: 30))
        scene.secondary.view.addSubview(field)
        field.becomeFirstResponder()

        scene.tester.resize(to: SplitScene.narrow)
        scene.tester.settle()

        #expect(field.isFirstResponder)
        field.resignFirstResponder()
        scene.tester.settle()
    }

    @Test func `a split view that is covered meanwhile is collapsed when it reappears`() {
        let scene = SplitScene()
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        scene.split.present(cover, animated: false)
        scene.tester.settle()

        scene.tester.resize(to: SplitScene.narrow)
        scene.tester.settle()
        scene.split.dismiss(animated: false)
        scene.tester.settle()

        #expect(scene.split.isCollapsed)
        #expect(scene.frame(scene.secondary)?.size == SplitScene.narrow)
    }
}
