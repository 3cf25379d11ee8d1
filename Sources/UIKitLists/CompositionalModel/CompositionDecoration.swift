import UIFoundation

/// A view behind a section, as it is declared.
nonisolated struct CompositionDecoration: Equatable, Sendable {
    var kind: String
    var insets = NSDirectionalEdgeInsets.zero
    var zIndex = 0
}
