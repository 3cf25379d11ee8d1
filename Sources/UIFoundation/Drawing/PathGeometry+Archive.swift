import CoreGraphics
import Foundation

extension PathGeometry {
    /// The segments as letters and numbers, which read back exactly.
    nonisolated var archiveText: String {
        elements.map { element in
            let (letter, points): (String, [CGPoint]) =
                switch element {
                case .move(let point): ("M", [point])
                case .line(let point): ("L", [point])
                case .curve(let end, let first, let second): ("C", [first, second, end])
                case .close: ("Z", [])
                }
            return ([letter] + points.flatMap { ["\($0.x)", "\($0.y)"] }).joined(separator: " ")
        }.joined(separator: " ")
    }

    /// Reads the result of `archiveText`; nil for any other text.
    nonisolated init?(archived text: String) {
        self.init()
        var words = text.split(separator: " ")[...]
        func point() -> CGPoint? {
            guard let x = words.popFirst(), let y = words.popFirst(), let x = CGFloat(text: x), let y = CGFloat(text: y)
            else { return nil }
            return CGPoint(x: x, y: y)
        }
        while let letter = words.popFirst() {
            switch letter {
            case "M":
                guard let place = point() else { return nil }
                move(to: place)
            case "L":
                guard let end = point() else { return nil }
                addLine(to: end)
            case "C":
                guard let first = point(), let second = point(), let end = point() else { return nil }
                addCurve(to: end, control1: first, control2: second)
            case "Z": close()
            default: return nil
            }
        }
    }
}

extension CGFloat {
    /// Reads a number as it is described.
    nonisolated init?(text: some StringProtocol) {
        guard let value = Double(text) else { return nil }
        self = CGFloat(value)
    }
}
