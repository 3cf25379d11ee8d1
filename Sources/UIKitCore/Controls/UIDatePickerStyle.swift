/// How a date picker looks.
///
/// Status: partial – compact and inline pickers follow.
public nonisolated enum UIDatePickerStyle: Int, Sendable {
    /// As suits the place: wheels.
    case automatic = 0
    /// Turning wheels.
    case wheels = 1
}
