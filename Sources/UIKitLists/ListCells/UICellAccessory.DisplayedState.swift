nonisolated extension UICellAccessory {
    /// The states of editing in which an accessory shows.
    public enum DisplayedState: Sendable {
        /// It shows in both.
        case always
        /// It shows while the cell is edited.
        case whenEditing
        /// It shows while the cell is not edited.
        case whenNotEditing

        func isShown(whenEditing isEditing: Bool) -> Bool {
            switch self {
            case .always: true
            case .whenEditing: isEditing
            case .whenNotEditing: !isEditing
            }
        }
    }
}
