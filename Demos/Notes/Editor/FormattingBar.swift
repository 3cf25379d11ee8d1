import UIKit

/// The bar above the keyboard: looks of text, tasks, pictures, undo and redo.
final class FormattingBar: UIToolbar {
    private unowned let page: NoteController
    private lazy var undoItem = item("arrow.uturn.left", "Undo") { $0.textView.undoManager?.undo() }
    private lazy var redoItem = item("arrow.uturn.right", "Redo") { $0.textView.undoManager?.redo() }

    init(for controller: NoteController) {
        page = controller
        super.init(frame: .zero)
        let looks = UIDeferredMenuElement.uncached { [unowned controller] provide in
            provide([Self.kinds(for: controller), Self.traits(for: controller)])
        }
        items = [
            UIBarButtonItem(title: "Aa", menu: UIMenu(children: [looks])), .fixedSpace(8),
            item("checkmark.circle", "Checklist") { $0.toggleTask() }, .fixedSpace(8),
            item("photo", "Insert Picture") { $0.insertPicture() },
            .flexibleSpace(), undoItem, .fixedSpace(8), redoItem,
        ]
        sizeToFit()
        update()
    }

    required init?(coder: NSCoder) { fatalError("The bar is made in code.") }

    /// Enables the actions that the text allows now.
    func update() {
        undoItem.isEnabled = page.textView.undoManager?.canUndo == true
        redoItem.isEnabled = page.textView.undoManager?.canRedo == true
    }

    private func item(_ symbol: String, _ title: String, action: @escaping (NoteController) -> Void) -> UIBarButtonItem
    {
        let item = UIBarButtonItem(
            primaryAction: UIAction(title: title, image: UIImage(systemName: symbol)) { [unowned self] _ in
                action(page)
                update()
            })
        item.accessibilityLabel = title
        return item
    }

    // MARK: The menu of looks

    private static func kinds(for controller: NoteController) -> UIMenu {
        let actions = ParagraphKind.allCases.map { kind in
            UIAction(title: kind.rawValue, state: controller.kind == kind ? .on : .off) { [unowned controller] _ in
                controller.apply(kind)
            }
        }
        return UIMenu(options: [.displayInline, .singleSelection], children: actions)
    }

    private static func traits(for controller: NoteController) -> UIMenu {
        let view = controller.textView
        let actions = [
            UIAction(title: "Bold") { _ in view.toggleBoldface(nil) },
            UIAction(title: "Italic") { _ in view.toggleItalics(nil) },
            UIAction(title: "Underline") { _ in view.toggleUnderline(nil) },
        ]
        return UIMenu(options: .displayInline, children: actions)
    }
}
