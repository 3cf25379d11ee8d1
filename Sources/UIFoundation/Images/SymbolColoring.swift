import CoreGraphics
import Foundation

/// The rule for the colours of a symbol's layers.
nonisolated enum SymbolColoring: Hashable {
    case monochrome
    case multicolor
    case hierarchical(UIColor)
    case palette([UIColor])

    /// The opacity of each rank's colour in a hierarchy.
    private static let hierarchy: [CGFloat] = [1, 0.5, 0.25]

    /// The colours of symbols that have some of their own, those of the sign on a filled shape before that of the shape.
    private static let own: [String: [UIColor]] = [
        "bolt.fill": [.systemYellow], "checkmark.circle.fill": [.white, .systemGreen], "drop.fill": [.systemBlue],
        "exclamationmark.circle.fill": [.white, .systemRed], "flame.fill": [.systemRed],
        "heart.fill": [.systemRed], "leaf.fill": [.systemGreen], "minus.circle.fill": [.white, .systemRed],
        "phone.circle.fill": [.white, .systemGreen], "plus.circle.fill": [.white, .systemGreen],
        "questionmark.circle.fill": [.white, .systemGray], "star.fill": [.systemYellow],
        "xmark.circle.fill": [.white, .systemRed],
    ]

    /// The colours of a symbol's ranks, from the first on, for traits; nil where it is a template.
    func colors(ofSymbol name: String, for traits: UITraitCollection) -> [RGBAColor]? {
        switch self {
        case .monochrome: return nil
        case .multicolor: return Self.own[name].map { $0.map { $0.resolvedColor(with: traits).rgba } }
        case .hierarchical(let color):
            let color = color.resolvedColor(with: traits).rgba
            return Self.hierarchy.map { color.withAlpha(multipliedBy: $0) }
        case .palette(let colors):
            return colors.isEmpty ? nil : colors.map { $0.resolvedColor(with: traits).rgba }
        }
    }
}
