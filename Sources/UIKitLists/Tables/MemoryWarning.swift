import Foundation
import UIKitCore

/// Calls a closure when memory is short, as long as it lives.
final class MemoryWarning {
    private var observer: (any NSObjectProtocol)?

    init(_ react: @escaping @MainActor () -> Void) {
        observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated(react) }
    }

    isolated deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }
}
