import CoreGraphics
import Foundation
import UIFoundation

/// A size that items are laid out in, and the insets there.
nonisolated struct CompositionContainer: Equatable, Sendable {
    /// In points, before insets.
    var size: CGSize
    var insets = NSDirectionalEdgeInsets.zero

    /// The size after insets.
    var innerSize: CGSize {
        CGSize(
            width: max(0, size.width - insets.sum(.horizontal)), height: max(0, size.height - insets.sum(.vertical)))
    }
}
