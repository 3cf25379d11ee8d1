import Foundation
import UIKitCore

/// Notes the keyboard's notifications, with their frames and times.
final class KeyboardNoticeBook {
    struct Entry {
        let name: String
        let begin, end: CGRect
        let duration: Double
        let curve: Int
        let isLocal: Bool
        let isFromScreen: Bool
    }

    private(set) var entries: [Entry] = []
    private var tokens: [any NSObjectProtocol] = []

    var names: [String] { entries.map(\.name) }

    init() {
        let names: [(NSNotification.Name, String)] = [
            (UIResponder.keyboardWillShowNotification, "will show"),
            (UIResponder.keyboardDidShowNotification, "did show"),
            (UIResponder.keyboardWillHideNotification, "will hide"),
            (UIResponder.keyboardDidHideNotification, "did hide"),
            (UIResponder.keyboardWillChangeFrameNotification, "will change"),
            (UIResponder.keyboardDidChangeFrameNotification, "did change"),
        ]
        for (name, text) in names {
            let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [unowned self] notification in
                nonisolated(unsafe) let notification = notification
                MainActor.assumeIsolated { note(text, notification) }
            }
            tokens.append(token)
        }
    }

    isolated deinit { tokens.forEach(NotificationCenter.default.removeObserver) }

    private func note(_ name: String, _ notification: Notification) {
        let info = notification.userInfo ?? [:]
        entries.append(
            Entry(
                name: name, begin: info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect ?? .null,
                end: info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null,
                duration: info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? -1,
                curve: info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int ?? -1,
                isLocal: info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool ?? false,
                isFromScreen: notification.object as? UIScreen === UIScreen.main))
    }

    /// The entries since the last call.
    func drain() -> [Entry] {
        defer { entries = [] }
        return entries
    }
}
