extension UIDatePicker {
    /// What a date picker chooses.
    ///
    /// Status: partial – durations, and years with months alone, follow.
    public nonisolated enum Mode: Int, Sendable {
        /// Hours and minutes.
        case time = 0
        /// Day, month and year.
        case date = 1
        /// The day, hours and minutes.
        case dateAndTime = 2
    }
}
