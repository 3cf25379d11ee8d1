import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

/// A view over all of the window that can copy, and has a menu of editing actions.
final class EditMenuStage {
    let tester: ViewTester
    let page = Page()

    /// Notes all calls of its methods.
    final class Page: UIView, UIEditMenuInteractionDelegate {
        lazy var interaction = UIEditMenuInteraction(delegate: self)
        var actions: [Selector] = [.copy, .selectAll]
        var rect = CGRect.null
        var makeMenu: ([UIMenuElement]) -> UIMenu? = { _ in nil }
        /// Run when the menu is about to be presented.
        var onPresent: () -> Void = {}
        private(set) var calls: [String] = []
        /// The types of all senders of questions and actions.
        private(set) var senders: Set<String> = []

        override var canBecomeFirstResponder: Bool { true }

        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            noteSender(sender)
            return actions.contains(action)
        }

        override func copy(_ sender: Any?) {
            noteSender(sender)
            calls.append("copy")
        }

        override func selectAll(_ sender: Any?) { calls.append("select all") }

        private func noteSender(_ sender: Any?) { senders.insert(sender.map { "\(type(of: $0))" } ?? "none") }

        func mark() { calls.append("mark") }

        func note(_ call: String) { calls.append(call) }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            calls.append("menu \(configuration.identifier)")
            return makeMenu(suggestedActions)
        }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
        ) -> CGRect { rect }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            calls.append("will present")
            animator.addCompletion { [weak self] in self?.calls.append("presented") }
            onPresent()
        }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            calls.append("will dismiss")
            animator.addCompletion { [weak self] in self?.calls.append("dismissed") }
        }
    }

    init(direction: UIUserInterfaceLayoutDirection = .leftToRight) {
        tester = ViewTester(direction: direction)
        page.frame = tester.window.bounds
        page.addInteraction(page.interaction)
        tester.show(page)
    }

    func present(at point: CGPoint = CGPoint(x: 50, y: 100)) {
        page.interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "one", sourcePoint: point))
        tester.settle()
    }

    private var panel: MenuPanel? { tester.runtime.openMenu?.levels.last?.panel }

    /// The card of the open menu, in the window; null while there is none.
    var frame: CGRect { panel?.frame ?? .null }

    var titles: [String] { panel?.rows.map { $0.item.element?.title ?? "" } ?? [] }

    /// The titles of the rows that can be chosen.
    var enabledTitles: [String] {
        panel?.rows.filter(\.item.isEnabled).map { $0.item.element?.title ?? "" } ?? []
    }

    func choose(_ title: String) {
        guard let row = panel?.rows.first(where: { $0.item.element?.title == title }) else { return }
        tester.tap(at: row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
        tester.settle()
    }
}
