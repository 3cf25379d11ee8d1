/// The look of a date picker.
public nonisolated enum UIDatePickerStyle: Int, Sendable {
    /// As suits the mode: compact where there is such a look, else wheels.
    case automatic = 0
    /// Turning wheels.
    case wheels = 1
    /// Buttons with the chosen date, which open a calendar and wheels over the content.
    case compact = 2
    /// A calendar with a field for the time.
    case inline = 3
}
