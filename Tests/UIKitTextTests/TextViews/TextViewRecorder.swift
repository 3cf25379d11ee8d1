import Foundation
import UIFoundation
import UIKitCore
import UIKitText

/// A delegate of text views that notes what it is told.
final class TextViewRecorder: NSObject, UITextViewDelegate {
    private var calls: [String] = []
    /// The names of questions that are answered with no.
    var refusals: Set<String> = []
    /// Asked before the text changes, in place of `refusals`.
    var onChange: ((UITextView) -> Bool)?
    /// Called when the text has changed.
    var onDidChange: ((UITextView) -> Void)?
    /// Called when the selection has changed.
    var onDidSelect: ((UITextView) -> Void)?
    /// Whether the text is noted with the changes.
    var notesText = false
    private var observers: [any NSObjectProtocol] = []

    /// The notes since the last call.
    func drain() -> [String] {
        defer { calls = [] }
        return calls
    }

    /// Notes the notifications of a view as well.
    func observe(_ view: UITextView) {
        for (name, text) in [
            (UITextView.textDidBeginEditingNotification, "begin posted"),
            (UITextView.textDidChangeNotification, "change posted"),
            (UITextView.textDidEndEditingNotification, "end posted"),
        ] {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { [unowned self] _ in
                    MainActor.assumeIsolated { calls.append(text) }
                })
        }
    }

    func stop() { observers.forEach(NotificationCenter.default.removeObserver) }

    private func ask(_ question: String) -> Bool {
        calls.append(question)
        return !refusals.contains(question)
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("shouldBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("shouldEnd") }
    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("didBegin") }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("didEnd") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        calls.append("shouldChange \(range.location)+\(range.length) '\(text)'")
        return onChange?(textView) ?? !refusals.contains("shouldChange")
    }
    func textViewDidChange(_ textView: UITextView) {
        calls.append(notesText ? "didChange \(textView.text ?? "")" : "didChange")
        onDidChange?(textView)
    }
    func textViewDidChangeSelection(_ textView: UITextView) {
        calls.append(notesText ? "didSelect \(textView.text ?? "")" : "didSelect")
        onDidSelect?(textView)
    }
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        let use = interaction == .invokeDefaultAction ? "open" : "actions of"
        calls.append("\(use) \(URL.absoluteString) \(characterRange.location)+\(characterRange.length)")
        return !refusals.contains("link")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }

    /// The notes since the last call but those of scrolling.
    func drainEdits() -> [String] { drain().filter { $0 != "scroll" } }
}
