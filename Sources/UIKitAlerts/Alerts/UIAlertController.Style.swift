extension UIAlertController {
    /// The look and the position of an alert.
    public nonisolated enum Style: Int, Sendable {
        /// A list of answers at the lower edge, below which the screen can be tapped to cancel.
        case actionSheet = 0
        /// A card in the middle that has to be answered.
        case alert = 1
    }
}
