import CoreGraphics
import Foundation
import HostInterface
import QuartzCore
import Testing
@testable import UIKitCore
import UIFoundation
import UIKitTesting

/// A split view in the walk through containers: its columns are shown, hidden and replaced at random.
@MainActor
final class SplitWalk: UISplitViewControllerDelegate {
    let split: UISplitViewController
    private let book: AppearanceBook
    private var generator: SeededNumbers

    init(book: AppearanceBook, seed: UInt64) {
        (self.book, generator) = (book, SeededNumbers(seed: seed))
        let styles: [UISplitViewController.Style] = [.doubleColumn, .tripleColumn, .unspecified]
        split = UISplitViewController(style: styles[Int(seed % 3)])
        split.delegate = self
        if split.style == .unspecified {
            split.viewControllers = [makeStack(), makeStack()]
        } else {
            for column in columns { split.setViewController(make(), for: column) }
        }
    }

    private var columns: [UISplitViewController.Column] {
        split.style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { columns.randomElement(using: &generator) ?? proposedTopColumn }

    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { Bool.random(using: &generator) }

    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { Bool.random(using: &generator) ? makeStack() : nil }

    private func make() -> UIViewController {
        let controller = BookedViewController(book)
        controller.title = "Title"
        return controller
    }

    private func makeStack() -> UINavigationController { UINavigationController(rootViewController: make()) }

    private var stacks: [UINavigationController] {
        split.columns.children().compactMap { $0 as? UINavigationController }
    }

    func step() {
        let column = columns.randomElement(using: &generator) ?? .primary
        let animated = Bool.random(using: &generator)
        let hasColumns = split.style != .unspecified
        switch Int.random(in: 0..<16, using: &generator) {
        case 0, 1, 2: if hasColumns { split.show(column) } else { split.stage.toggleColumns() }
        case 3, 4: if hasColumns { split.hide(column) } else { split.stage.toggleColumns() }
        case 5, 6: split.showDetailViewController(animated ? make() : makeStack(), sender: nil)
        case 7: replace(column)
        case 8: split.preferredDisplayMode = .init(rawValue: Int.random(in: 0...6, using: &generator))!
        case 9: split.preferredSplitBehavior = .init(rawValue: Int.random(in: 0...3, using: &generator))!
        case 10, 11: stacks.randomElement(using: &generator)?.pushViewController(make(), animated: animated)
        case 12: stacks.randomElement(using: &generator)?.popViewController(animated: animated)
        case 13: stacks.randomElement(using: &generator)?.popToRootViewController(animated: animated)
        case 14: if hasColumns { split.setViewController(animated ? make() : nil, for: .compact) }
        default:
            split.presentsWithGesture = animated
            split.primaryEdge = Int.random(in: 0..<8, using: &generator) == 0 ? .trailing : .leading
        }
    }

    private func replace(_ column: UISplitViewController.Column) {
        if split.style == .unspecified {
            split.viewControllers = [stacks.first ?? makeStack(), makeStack()]
        } else {
            split.setViewController(Bool.random(using: &generator) ? make() : makeStack(), for: column)
        }
    }

    func check(isAtRest: Bool, isShown: Bool) {
        for child in split.stage.shown.map(\.child) { #expect(child.parent === split) }
        guard isAtRest else { return }
        let shown = split.stage.shown
        for child in split.columns.children() where !shown.contains(where: { $0.child === child }) {
            guard child.parent === split else { continue }
            #expect(child.appearance.state == .disappeared)
            #expect(child.viewIfLoaded?.window == nil)
        }
        guard isShown else { return }
        #expect(split.isCollapsed == (split.traitCollection.horizontalSizeClass == .compact))
        let geometry = split.stage.geometry(split.stage.arrangement)
        for (column, child) in shown {
            #expect(child.appearance.state == .appeared)
            #expect(child.view.window != nil)
            let (frame, place) = (child.view.superview?.frame ?? .zero, geometry.frame(of: column))
            #expect(abs(frame.minX - place.minX) + abs(frame.maxX - place.maxX) < 0.001)
            #expect(child.view.frame == child.view.superview?.bounds)
        }
    }
}
