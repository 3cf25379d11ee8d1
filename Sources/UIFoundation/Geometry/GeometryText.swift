import Foundation

/// Numbers of a value of geometry as text.
nonisolated struct GeometryText {
    private let numbers: [CGFloat]

    init(_ numbers: CGFloat...) { self.numbers = numbers }

    /// Reads the numbers between the brackets and commas of a form; nil for a text of another form.
    init?(_ text: String, count: Int, form: String? = nil) {
        let form = form ?? "{" + String(repeating: ",", count: count - 1) + "}"
        let marks: Set<Character> = ["{", "}", "[", "]", ","]
        let bare = text.filter { !$0.isWhitespace }
        guard bare.filter({ marks.contains($0) }) == form else { return nil }
        numbers = bare.split { marks.contains($0) }.compactMap { Double($0).map { CGFloat($0) } }
        guard numbers.count == count else { return nil }
    }

    subscript(index: Int) -> CGFloat { numbers[index] }

    /// The numbers in braces; whole ones without a point.
    var text: String { "{" + numbers.map(Self.text).joined(separator: ", ") + "}" }

    private static func text(_ number: CGFloat) -> String {
        number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(Double(number))"
    }
}
