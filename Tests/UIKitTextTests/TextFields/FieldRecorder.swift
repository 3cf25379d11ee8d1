import Foundation
import UIKitCore
import UIKitText

/// A delegate and a target of text fields that notes what it is told, under the fields' placeholders.
final class FieldRecorder: NSObject, UITextFieldDelegate {
    private(set) var calls: [String] = []
    /// The names of questions that are answered with no.
    var refusals: Set<String> = []
    /// Asked before characters change, in place of `refusals`.
    var onChange: ((UITextField, NSRange, String) -> Bool)?
    var editMenu: UIMenu?
    private var observers: [any NSObjectProtocol] = []

    /// Has a field tell everything here.
    func watch(_ field: UITextField, _ events: UIControl.Event = .allEditingEvents) {
        field.delegate = self
        let names: [(UIControl.Event, String)] = [
            (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
            (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
            (.primaryActionTriggered, "primaryAction"), (.touchDown, "touchDown"),
        ]
        for (event, name) in names where events.contains(event) {
            field.addAction(UIAction { [unowned self] in note(name, $0.sender as? UITextField) }, for: event)
        }
    }

    /// Notes the notifications of a field as well.
    func observe(_ field: UITextField) {
        for (name, text) in [
            (UITextField.textDidBeginEditingNotification, "begin posted"),
            (UITextField.textDidChangeNotification, "change posted"),
            (UITextField.textDidEndEditingNotification, "end posted"),
        ] {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { [unowned self] _ in
                    MainActor.assumeIsolated { calls.append(text) }
                })
        }
    }

    func stop() { observers.forEach(NotificationCenter.default.removeObserver) }

    /// The notes since the last call.
    func drain() -> [String] {
        defer { calls = [] }
        return calls
    }

    private func note(_ call: String, _ field: UITextField?) {
        calls.append([call, field?.placeholder].compactMap { $0 }.joined(separator: " "))
    }

    private func ask(_ question: String, _ field: UITextField) -> Bool {
        note(question, field)
        return !refusals.contains(question)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("shouldBegin", textField) }
    func textFieldDidBeginEditing(_ textField: UITextField) { note("didBegin", textField) }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd", textField) }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        note(reason == .committed ? "didEnd" : "didEnd cancelled", textField)
    }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        note("shouldChange \(range.location)+\(range.length) '\(string)'", textField)
        return onChange?(textField, range, string) ?? !refusals.contains("shouldChange")
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { note("didSelect", textField) }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("shouldClear", textField) }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn", textField) }
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        note("menu \(range.location)+\(range.length) of \(suggestedActions.count)", textField)
        return editMenu
    }
}
