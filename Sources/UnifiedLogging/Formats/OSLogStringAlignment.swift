/// The columns that a part of a message fills.
public struct OSLogStringAlignment {
    private let columns: () -> Int
    private let isLeft: Bool

    /// As many as it needs.
    public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: { 0 }, isLeft: true) }

    /// At least some `columns`, with spaces on the left.
    public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isLeft: false)
    }

    /// At least some `columns`, with spaces on the right.
    public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isLeft: true)
    }

    func align(_ text: String) -> String {
        let missing = columns() - text.count
        guard missing > 0 else { return text }
        let spaces = String(repeating: " ", count: missing)
        return isLeft ? text + spaces : spaces + text
    }
}
