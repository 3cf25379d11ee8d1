import Foundation
import CoreGraphics

extension UIView {
    /// The class with the frame and the properties that differ from their defaults.
    package var summary: String {
        var words = ["<\(ObjectNames.className(of: self)): frame = (\(frame.shortText))"]
        if isHidden { words.append("hidden") }
        if alpha != 1 { words.append("alpha = \(alpha.shortText)") }
        if tag != 0 { words.append("tag = \(tag)") }
        if !isUserInteractionEnabled { words.append("userInteractionEnabled = NO") }
        return words.joined(separator: "; ") + ">"
    }

    /// The view and its subviews at every depth, one line each, indented: for debugging.
    package var recursiveDescription: String { lines(depth: 0).joined(separator: "\n") }

    private func lines(depth: Int) -> [String] {
        [String(repeating: "   | ", count: depth) + summary] + storedSubviews.flatMap { $0.lines(depth: depth + 1) }
    }
}
