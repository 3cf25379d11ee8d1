extension UIDatePicker {
    /// The parts of a date that a picker chooses.
    public nonisolated enum Mode: Int, Sendable {
        /// Hours and minutes.
        case time = 0
        /// Day, month and year.
        case date = 1
        /// The day, hours and minutes.
        case dateAndTime = 2
        /// A duration in hours and minutes, up to 23 hours and 59 minutes.
        case countDownTimer = 3
        /// Month and year.
        case yearAndMonth = 4
    }
}
