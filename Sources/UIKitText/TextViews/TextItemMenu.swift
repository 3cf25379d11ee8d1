import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The menu of a text view's items, which a press, the secondary button, or a tap without an action opens.
final class TextItemMenu: UIContextMenuInteractionDelegate {
    private enum Answer {
        /// The item has no menu of its own, so that the text's may open.
        case absent
        case refused
        case menu(UIMenu)
    }

    private unowned let view: UITextView
    private lazy var interaction = UIContextMenuInteraction(delegate: self)
    /// The latest answer, with the item and the media time of the event for which it was asked: the text's own menu asks too.
    private var latest: (item: UITextItem, time: Double, answer: Answer)?
    /// The item whose menu is open, or about to open.
    private var item: UITextItem?
    /// The item and the menu of a tap.
    private var tapped: (item: UITextItem, menu: UIMenu)?

    init(of view: UITextView) {
        self.view = view
        view.addInteraction(interaction)
    }

    /// Whether the menu at a point is an item's, or none because the delegate has refused it.
    func claims(_ point: CGPoint) -> Bool {
        guard let item = view.item(at: point), case .absent = answer(for: item) else {
            return view.item(at: point) != nil
        }
        return false
    }

    /// Opens the menu of an item that was tapped at a point, if it has one.
    func present(for item: UITextItem, at point: CGPoint) {
        guard case .menu(let menu) = answer(for: item) else { return }
        tapped = (item, menu)
        interaction.presentMenu(at: point)
        tapped = nil
    }

    // MARK: Asking

    private func answer(for item: UITextItem) -> Answer {
        let time = AppClock.current?.now ?? 0
        if let latest, latest.time == time, latest.item.range == item.range { return latest.answer }
        let made = view.performByApp { ask(for: item) }
        latest = (item, time, made)
        return made
    }

    private func ask(for item: UITextItem) -> Answer {
        let standard = view.standardMenu(for: item)
        let plain: Answer = standard.children.isEmpty ? .absent : .menu(standard)
        guard let delegate = view.delegate else { return plain }
        let made = delegate.textView(view, menuConfigurationFor: item, defaultMenu: standard)
        guard made === AbsentItemAnswers.menu else {
            guard let made, !made.menu.children.isEmpty else { return .refused }
            return .menu(made.menu)
        }
        guard case .menu = plain else { return plain }
        return view.allowsUse(of: item, by: .presentActions) ? plain : .refused
    }

    // MARK: The interaction's delegate

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        if let tapped { return configuration(tapped.menu, of: tapped.item) }
        guard view.isSelectable, let item = view.item(at: location), case .menu(let menu) = answer(for: item) else {
            return nil
        }
        return configuration(menu, of: item)
    }

    private func configuration(_ menu: UIMenu, of item: UITextItem) -> UIContextMenuConfiguration {
        self.item = item
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let item, let animator else { return }
        view.performByApp { view.delegate?.textView(view, textItemMenuWillDisplayFor: item, animator: animator) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let item, let animator else { return }
        view.performByApp { view.delegate?.textView(view, textItemMenuWillEndFor: item, animator: animator) }
    }
}
