import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The use of links, of attachments and of tagged characters.
extension UITextView {
    /// The most characters of an address that a menu shows.
    private static let longestTitle = 160

    /// The item at a point; the app's own items come before data that was found.
    func item(at point: CGPoint) -> UITextItem? {
        guard mayLayOut, let index = shownGeometry.characterIndex(at: point) else { return nil }
        if let item = UITextItem(at: index, in: store.storage) { return item }
        guard let find = detection?.find(at: index), let url = find.url else { return nil }
        return UITextItem(.link(url), in: NSRange(find.range))
    }

    /// The actions for items at a point: none, because their menu is opened by an interaction of its own.
    func itemActions(at point: CGPoint) -> [UIMenuElement]? { isSelectable && itemMenu.claims(point) ? [] : nil }

    func hasItem(at point: CGPoint) -> Bool {
        guard isSelectable, let item = item(at: point) else { return false }
        if case .textAttachment = item.content { return false }
        return true
    }

    // MARK: Tapping

    /// Does the action of an item that was tapped at a point: the delegate's, else the standard one, else the menu opens.
    func use(_ item: UITextItem, at point: CGPoint) {
        let standard = UIAction(identifier: UIAction.Identifier("UITextInteractableItemDefaultAction")) {
            [weak self] _ in
            self?.performStandardAction(of: item, at: point)
        }
        let answer = performByApp {
            delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: standard) }
                ?? AbsentItemAnswers.action
        }
        if answer === AbsentItemAnswers.action {
            guard performByApp({ allowsUse(of: item, by: .invokeDefaultAction) }) else { return }
            performStandardAction(of: item, at: point)
        } else if let answer {
            performByApp { answer.performWithSender(self, target: nil) }
        } else {
            itemMenu.present(for: item, at: point)
        }
    }

    /// Opens a link; one that cannot be opened shows its menu.
    private func performStandardAction(of item: UITextItem, at point: CGPoint) {
        switch item.content {
        case .link(let url) where url.scheme != DetectedData.quantityScheme: UIApplication.shared.open(url)
        case .link, .tag: itemMenu.present(for: item, at: point)
        case .textAttachment: break
        }
    }

    /// Asks the delegate by the older methods; tags are unknown to them.
    func allowsUse(of item: UITextItem, by interaction: UITextItemInteraction) -> Bool {
        switch item.content {
        case .link(let url):
            delegate?.textView(self, shouldInteractWith: url, in: item.range, interaction: interaction) != false
        case .textAttachment(let attachment):
            delegate?.textView(self, shouldInteractWith: attachment, in: item.range, interaction: interaction) != false
        case .tag: true
        }
    }

    // MARK: Menus

    /// The system's menu for an item; an empty one where it has none.
    func standardMenu(for item: UITextItem) -> UIMenu {
        let identifier = UIMenu.Identifier("UITextItemDefaultMenuIdentifier")
        switch item.content {
        case .link(let url):
            return UIMenu(title: title(of: url, item), identifier: identifier, children: actions(for: url, item))
        case .textAttachment(let attachment):
            let image = attachment.image
            let copy = image.map { image in
                UIAction(title: SystemWord.copy.text) { _ in UIPasteboard.general.image = image }
            }
            return UIMenu(identifier: identifier, children: copy.map { [$0] } ?? [])
        case .tag: return UIMenu()
        }
    }

    private func text(of item: UITextItem) -> String {
        store.string(in: (item.range.location..<item.range.upperBound).clamped(to: 0..<editing.length))
    }

    private func title(of url: URL, _ item: UITextItem) -> String {
        let title = url.scheme == DetectedData.quantityScheme ? text(of: item) : url.absoluteString
        return title.count > Self.longestTitle ? title.prefix(Self.longestTitle) + "…" : title
    }

    private func actions(for url: URL, _ item: UITextItem) -> [UIMenuElement] {
        let text = text(of: item)
        func open(_ word: SystemWord) -> UIAction { UIAction(title: word.text) { _ in UIApplication.shared.open(url) } }
        func copy(_ string: String) -> UIAction {
            UIAction(title: SystemWord.copy.text) { _ in UIPasteboard.general.string = string }
        }
        let path = url.absoluteString.split(separator: ":", maxSplits: 1).last.map(String.init) ?? text
        switch url.scheme?.lowercased() {
        case DetectedData.quantityScheme: return [copy(text)]
        case "tel": return [open(.call), copy(path)]
        case "mailto": return [open(.newMessage), copy(path)]
        default:
            return [
                open(.openLink),
                UIAction(title: SystemWord.copyLink.text) { _ in UIPasteboard.general.url = url },
            ]
        }
    }
}
