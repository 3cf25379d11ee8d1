nonisolated extension UIGraphicsImageRendererFormat {
    /// The range of colours that a bitmap can hold.
    public nonisolated enum Range: Int, Hashable, Sendable {
        case unspecified = -1
        case automatic = 0
        case extended = 1
        case standard = 2
    }
}
