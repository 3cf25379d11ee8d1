extension UITableViewCell {
    /// How the labels and the image of a cell are arranged.
    public enum CellStyle: Int, Sendable {
        /// A label, and an image in front of it.
        case `default` = 0
        /// A label, and a grey one at the other side.
        case value1 = 1
        /// A label in the tint colour that ends in a column, and another one behind it; no image.
        case value2 = 2
        /// A label, and a smaller one below it.
        case subtitle = 3
    }
}
