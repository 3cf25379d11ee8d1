import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// A text view of 200 by 100 points at (20, 100) that is not editable, whose characters are squares of 10 points: 19 fit into a
/// line, which begin 5 points from the left and 8 from the top.
final class ItemStage {
    let tester: ViewTester
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    let old = InteractionDelegate()
    let new = ItemActionDelegate()

    init(_ text: String = "", _ types: UIDataDetectorTypes = [], appearance: UIUserInterfaceStyle = .light) {
        tester = ViewTester(appearance: appearance)
        view.font = .systemFont(ofSize: 10)
        view.text = text
        view.isEditable = false
        view.dataDetectorTypes = types
        view.delegate = old
        tester.show(view)
        tester.settle()
    }

    deinit {}

    /// Shows "a link, TAG and ￼" with a link over 2+4, a tag over 8+3 and an attachment at 16.
    convenience init(withItems image: UIImage?) {
        self.init()
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
        let text = NSMutableAttributedString(string: "a link, TAG and ", attributes: attributes)
        text.addAttribute(.link, value: "https://a.example/b", range: NSRange(location: 2, length: 4))
        text.addAttribute(.textItemTag, value: "tag", range: NSRange(location: 8, length: 3))
        let attachment = NSTextAttachment()
        attachment.image = image
        attachment.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        text.append(NSAttributedString(attachment: attachment))
        view.attributedText = text
        tester.settle()
        _ = old.drain()
    }

    /// The centre of a character, in the window.
    func point(of index: Int) -> CGPoint {
        let position = view.position(from: view.beginningOfDocument, offset: index) ?? view.endOfDocument
        let rect = view.caretRect(for: position)
        return view.convert(CGPoint(x: rect.minX + 3, y: rect.midY), to: nil)
    }

    func tap(_ index: Int) {
        tester.tap(at: point(of: index))
        tester.settle()
    }

    func secondaryClick(_ index: Int) {
        tester.secondaryClick(at: point(of: index))
        tester.settle()
    }

    // MARK: The open menu

    private var rows: [MenuRow] { tester.runtime.openMenu?.levels.last?.panel.rows ?? [] }

    var titles: [String] { rows.compactMap { $0.item.element?.title } }

    func choose(_ title: String) {
        guard let row = rows.first(where: { $0.item.element?.title == title }) else { return }
        tester.tap(at: row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
        tester.settle()
    }

    func closeMenu() {
        tester.press(.keyboardEscape)
        tester.settle()
    }
}

/// A delegate with the older methods alone, which notes what it is asked and refuses all.
final class InteractionDelegate: NSObject, UITextViewDelegate {
    private(set) var calls: [String] = []
    var agrees = false

    func drain() -> [String] {
        defer { calls = [] }
        return calls
    }

    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        let use = interaction == .invokeDefaultAction ? "open" : "actions of"
        calls.append("\(use) \(URL.absoluteString) \(characterRange.location)+\(characterRange.length)")
        return agrees
    }

    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        let use = interaction == .invokeDefaultAction ? "open" : "actions of"
        calls.append("\(use) attachment \(characterRange.location)+\(characterRange.length)")
        return agrees
    }

    func textViewDidChangeSelection(_ textView: UITextView) { calls.append("didSelect") }
}

/// A delegate with the methods for text items and the older ones, which notes what it is asked.
final class ItemActionDelegate: NSObject, UITextViewDelegate {
    private var calls: [String] = []
    /// The answer for a tap: with the default action given, another one, or nil.
    var onTap: (UIAction) -> UIAction? = { $0 }
    /// The answer for a menu.
    var onMenu: (UIMenu) -> UITextItem.MenuConfiguration? = { UITextItem.MenuConfiguration(menu: $0) }

    func note(_ call: String) { calls.append(call) }

    func drain() -> [String] {
        defer { calls = [] }
        return calls
    }

    private func name(_ item: UITextItem) -> String {
        let content =
            switch item.content {
            case .link(let url): url.absoluteString
            case .textAttachment: "attachment"
            case .tag(let tag): "tag '\(tag)'"
            }
        return "\(content) \(item.range.location)+\(item.range.length)"
    }

    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
        calls.append("action for \(name(textItem))")
        return onTap(defaultAction)
    }

    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
        calls.append("menu of \(defaultMenu.children.count) for \(name(textItem))")
        return onMenu(defaultMenu)
    }

    func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {
        calls.append("will display")
        animator.addCompletion { [weak self] in self?.note("did display") }
    }

    func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) { calls.append("will end") }

    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        calls.append("older method")
        return true
    }
}
