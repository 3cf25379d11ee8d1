import CoreGraphics
import Foundation

/// A width or a height as it is declared.
nonisolated struct CompositionLength: Equatable, Sendable {
    enum Kind: Sendable {
        case fractionalWidth, fractionalHeight, absolute, estimated
        /// Estimated, and in the end as long as the longest neighbour in the group.
        case uniform
    }

    var kind: Kind
    /// A part of the container, or points.
    var value: CGFloat

    static func fractionalWidth(_ part: CGFloat) -> Self { Self(kind: .fractionalWidth, value: part) }
    static func fractionalHeight(_ part: CGFloat) -> Self { Self(kind: .fractionalHeight, value: part) }
    static func absolute(_ points: CGFloat) -> Self { Self(kind: .absolute, value: points) }
    static func estimated(_ points: CGFloat) -> Self { Self(kind: .estimated, value: points) }
    static func uniform(_ points: CGFloat) -> Self { Self(kind: .uniform, value: points) }

    /// Whether content decides about the length.
    var isSelfSizing: Bool { kind == .estimated || kind == .uniform }

    /// The points in a container; fractions lose their last part of a pixel.
    func resolve(in container: CGSize, _ grid: PixelGrid) -> CGFloat {
        switch kind {
        case .fractionalWidth: grid.roundDown(value * container.width)
        case .fractionalHeight: grid.roundDown(value * container.height)
        case .absolute, .estimated, .uniform: value
        }
    }
}
