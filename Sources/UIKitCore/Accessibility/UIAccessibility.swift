/// Settings of assistive technologies, and reports to them.
///
/// Status: partial – no assistive technology is connected, so that settings that no trait has do not change, and no notification
/// of a change is posted.
@preconcurrency @MainActor public enum UIAccessibility {
    /// A report to assistive technologies.
    public nonisolated struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number of the report, the same as on iOS.
        public let rawValue: UInt32

        /// Makes a report of a number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// A large part of the screen changed. The argument is the element that is read first, or a text that is spoken.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen changed. The argument is the element that is read next, or a text that is spoken.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A text is to be spoken: the argument.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was scrolled. The argument names the part that is shown now, such as "Page 2 of 5".
        public static let pageScrolled = Notification(rawValue: 1009)
        /// An assistive technology, by its identifier, is to wait.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
        /// An assistive technology, by its identifier, is to continue.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
    }

    /// The name of an assistive technology.
    public nonisolated struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes an identifier of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The screen reader.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        /// The control of the device by switches.
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }
}
