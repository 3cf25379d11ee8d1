import CoreGraphics
import UIFoundation

extension UILabel {
    /// The opacity of a disabled label.
    private static let disabledAlpha: CGFloat = 0.35

    var drawnColor: CGColor {
        let color = (isHighlighted ? highlightedTextColor ?? storedTextColor : storedTextColor).cgColor
        return isEnabled ? color : dimmed(color)
    }

    private func dimmed(_ color: CGColor) -> CGColor {
        color.copy(alpha: color.alpha * Self.disabledAlpha) ?? color
    }

    /// Parts with a colour of their own are highlighted and dimmed with the rest.
    func recolored(_ lines: LabelLines) -> LabelLines {
        guard case .attributed = content else { return lines }
        if isHighlighted, highlightedTextColor != nil { return lines.recolored { _ in nil } }
        return isEnabled ? lines : lines.recolored { $0.map(dimmed) }
    }
}
