import Foundation

/// Counts the posts of a notification.
final class NotificationCounter: @unchecked Sendable {
    private(set) nonisolated(unsafe) var count = 0
    private nonisolated(unsafe) var token: (any NSObjectProtocol)?

    init(_ name: NSNotification.Name) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [unowned self] _ in
            count += 1
        }
    }

    deinit { if let token { NotificationCenter.default.removeObserver(token) } }
}
