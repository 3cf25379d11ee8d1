import CoreGraphics
import Foundation

/// The frame of one item in a group whose items an app arranges itself.
nonisolated struct CompositionFrame: Equatable, Sendable {
    var frame: CGRect
    var zIndex = 0
}
