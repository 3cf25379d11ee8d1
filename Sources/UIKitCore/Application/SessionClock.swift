public import Foundation

/// The date and the calendar that an app goes by, so that a replay shows what the recording showed.
///
/// A live session begins at the desktop's date and goes on by the media clock; its recording keeps that date with the locale and
/// the time zone, and a replay starts from them. `UIDatePicker` goes by the same clock. `Date()` does, too, but in the
/// window of a live session that is not recorded, where it asks the machine, as `Calendar.current` always does.
///
/// Unlike iOS: an addition of this project, for apps that show the time of day and are recorded.
@preconcurrency @MainActor public enum SessionClock {
    /// The date now; it does not change within one event or frame. An app must be running.
    public static var now: Date { runtime(for: "now").clock.date }

    /// The Gregorian calendar in the session's locale and time zone. An app must be running.
    public static var calendar: Calendar { runtime(for: "calendar").calendar }

    private static func runtime(for property: String) -> ApplicationRuntime {
        guard let runtime = ApplicationRuntime.current else {
            fatalError(
                "SessionClock.\(property) was read while no application runs. Read it from the delegate's launch on, or in a test "
                    + "make a ViewTester first.")
        }
        return runtime
    }
}
