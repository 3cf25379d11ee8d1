import UIFoundation

/// The role of content in a vibrancy effect, which determines its contrast.
public nonisolated enum UIVibrancyEffectStyle: Int, Sendable {
    /// Texts and symbols, from the most important to the least.
    case label = 0
    case secondaryLabel = 1
    case tertiaryLabel = 2
    case quaternaryLabel = 3
    /// Areas: small ones, those of the size of a field, and large ones.
    case fill = 4
    case secondaryFill = 5
    case tertiaryFill = 6
    /// Lines between content.
    case separator = 7

    var color: UIColor {
        switch self {
        case .label: .label
        case .secondaryLabel: .secondaryLabel
        case .tertiaryLabel: .tertiaryLabel
        case .quaternaryLabel: .quaternaryLabel
        case .fill: .systemFill
        case .secondaryFill: .secondarySystemFill
        case .tertiaryFill: .tertiarySystemFill
        case .separator: .separator
        }
    }
}
