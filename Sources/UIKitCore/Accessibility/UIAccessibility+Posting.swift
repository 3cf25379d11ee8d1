import Foundation
import HostInterface

extension UIAccessibility {
    /// Reports a change to assistive technologies.
    ///
    /// Status: partial – the desktop's screen readers are not connected, so that a report has no effect but a line of the trace,
    /// topic `accessibility`.
    ///
    /// - Parameters:
    ///   - notification: The kind of the change.
    ///   - argument: An element or a text, as the kind demands; nil for none.
    public static func post(notification: Notification, argument: Any?) {
        ApplicationRuntime.current?.trace.write(
            .accessibility,
            [
                "notification": .string(notification.traceName),
                "text": (argument as? String).map { .string($0) } ?? .null,
            ])
    }

    /// The element that an assistive technology has its cursor on.
    ///
    /// - Parameter assistiveTechnologyIdentifier: The technology; nil for any.
    /// - Returns: nil, for none is connected.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        nil
    }
}

extension UIAccessibility.Notification {
    fileprivate nonisolated var traceName: String {
        switch self {
        case .screenChanged: "screenChanged"
        case .layoutChanged: "layoutChanged"
        case .announcement: "announcement"
        case .pageScrolled: "pageScrolled"
        default: "\(rawValue)"
        }
    }
}
