import CoreGraphics
import Foundation

/// Reads the paths of symbols: letters, each followed by numbers that are separated by spaces.
///
/// `M x y` begins a subpath; `L x y`, `H x`, `V y` and `C`, with three points, add to it; `Z` closes it. Others are subpaths of
/// their own: `O x y r` a circle, `E x y rx ry` an ellipse, `R x y w h r` a rounded rectangle, and `A x y r from to` an open arc
/// between angles in degrees, which grow clockwise from the right.
nonisolated enum SymbolPath {
    static func geometry(_ text: String) -> PathGeometry {
        var path = PathGeometry()
        var rest = text[...]
        while let letter = rest.popFirst() {
            guard letter.isLetter else { continue }
            let end = rest.firstIndex(where: \.isLetter) ?? rest.endIndex
            let numbers = rest[..<end].split(separator: " ").map { CGFloat(Double($0) ?? 0) }
            rest = rest[end...]
            add(letter, numbers, to: &path)
        }
        return path
    }

    /// The number of numbers behind a letter.
    private static let counts: [Character: Int] = [
        "M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Z": 0, "O": 3, "E": 4, "R": 5, "A": 5,
    ]

    private static func add(_ letter: Character, _ n: [CGFloat], to path: inout PathGeometry) {
        guard counts[letter] == n.count else {
            fatalError(
                "The path command \(letter) of a symbol has \(n.count) numbers. Correct it in the symbol's catalog.")
        }
        let current = path.currentPoint ?? .zero
        switch letter {
        case "M": path.move(to: CGPoint(x: n[0], y: n[1]))
        case "L": path.addLine(to: CGPoint(x: n[0], y: n[1]))
        case "H": path.addLine(to: CGPoint(x: n[0], y: current.y))
        case "V": path.addLine(to: CGPoint(x: current.x, y: n[0]))
        case "C":
            path.addCurve(
                to: CGPoint(x: n[4], y: n[5]), control1: CGPoint(x: n[0], y: n[1]), control2: CGPoint(x: n[2], y: n[3]))
        case "Z": path.close()
        case "O": path.addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
        case "E": path.addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[3], width: 2 * n[2], height: 2 * n[3]))
        case "R":
            path.addRoundedRect(
                in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), radiusX: n[4], radiusY: n[4],
                corners: RectCorners(rawValue: 15))
        default:
            let (center, start, end) = (CGPoint(x: n[0], y: n[1]), n[3] * .pi / 180, n[4] * .pi / 180)
            path.move(to: CGPoint(x: center.x + n[2] * cos(start), y: center.y + n[2] * sin(start)))
            path.addArc(center: center, radius: n[2], startAngle: start, endAngle: end, increasing: true)
        }
    }
}
