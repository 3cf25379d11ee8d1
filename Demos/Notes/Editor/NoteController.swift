import UIKit

/// A note's page, on which it is read and written.
final class NoteController: UIViewController {
    private static let (noteKey, editingKey) = ("note", "isEditing")
    private let store: NoteStore
    private var note: Note
    /// Whether writing begins when the page appears.
    private var beginsWriting: Bool
    let textView = UITextView()
    private(set) lazy var bar = FormattingBar(for: self)
    /// Whether the user has typed since the last change by the bar.
    var hasTyped = false
    private lazy var doneItem = UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [unowned self] _ in textView.resignFirstResponder() })

    init(store: NoteStore, note: Note) {
        (self.store, self.note) = (store, note)
        beginsWriting = note.text.parts.isEmpty
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "note"
        navigationItem.largeTitleDisplayMode = .never
    }

    /// Makes the page again that was open when the state of the app was saved; nil when the note was deleted.
    convenience init?(store: NoteStore, restoringWith coder: NSCoder) {
        let id = coder.decodeInteger(forKey: Self.noteKey)
        guard let note = store[id] else { return nil }
        self.init(store: store, note: note)
    }

    required init?(coder: NSCoder) { fatalError("Notes are made in code.") }

    override func loadView() {
        textView.backgroundColor = .systemBackground
        textView.adjustsFontForContentSizeCategory = true
        textView.allowsEditingTextAttributes = true
        textView.alwaysBounceVertical = true
        textView.isFindInteractionEnabled = true
        textView.keyboardDismissMode = .interactive
        textView.textContainerInset = UIEdgeInsets(top: 12, left: 15, bottom: 24, right: 15)
        textView.restorationIdentifier = "text"
        textView.delegate = self
        view = textView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.attributedText = note.text.attributed
        if note.text.parts.isEmpty { textView.typingAttributes = ParagraphKind.title.attributes }
        textView.inputAccessoryView = bar
        let checking = UITapGestureRecognizer(target: self, action: NoteController.checkTask)
        checking.delegate = self
        checking.delaysTouchesBegan = true
        textView.addGestureRecognizer(checking)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard beginsWriting else { return }
        beginsWriting = false
        textView.becomeFirstResponder()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        save()
    }

    /// Keeps the text, which the list shows then.
    private func save() {
        let text = NoteText(textView.attributedText)
        store.save(text, of: note)
        note.text = text
    }

    private func checkTask(_ recognizer: UITapGestureRecognizer) { check(at: recognizer.location(in: textView)) }

    // MARK: Restoration

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        save()
        coder.encode(note.id, forKey: Self.noteKey)
        coder.encode(textView.isFirstResponder, forKey: Self.editingKey)
    }

    /// Writing continues where the caret was.
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        beginsWriting = coder.decodeBool(forKey: Self.editingKey)
    }
}

extension NoteController: UITextViewDelegate {
    func textViewDidBeginEditing(_ textView: UITextView) { navigationItem.setRightBarButton(doneItem, animated: true) }

    func textViewDidEndEditing(_ textView: UITextView) {
        navigationItem.setRightBarButton(nil, animated: true)
        save()
    }

    func textViewDidChange(_ textView: UITextView) {
        hasTyped = true
        bar.update()
    }

    /// A return ends a title or a heading, and begins the next task after one with text.
    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        guard text == "\n", textView.undoManager?.isUndoing != true, textView.undoManager?.isRedoing != true else {
            return true
        }
        if let task = textView.textStorage.taskBox(ofParagraphAt: range.location) {
            continueTasks(after: task.range, at: range)
            return false
        }
        guard kind != .body else { return true }
        textView.insertText("\n")
        textView.typingAttributes = ParagraphKind.body.attributes
        return false
    }
}

extension NoteController: UIGestureRecognizerDelegate {
    /// Touches of boxes check them; all others are the text view's.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        taskBox(at: touch.location(in: textView)) != nil
    }
}
