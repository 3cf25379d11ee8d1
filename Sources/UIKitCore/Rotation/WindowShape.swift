import Foundation

/// Whether a window is in portrait or landscape, for the simulated sensor.
enum WindowShape: Equatable {
    case portrait, landscape

    /// The part of the longer side by which the sides must differ for a change, so that dragging across the square does
    /// not flicker.
    static let deadBand: CGFloat = 0.02

    init(_ size: CGSize, keeping previous: WindowShape?) {
        let difference = size.width - size.height
        if let previous, abs(difference) <= Self.deadBand * max(size.width, size.height) {
            self = previous
        } else {
            self = difference > 0 ? .landscape : .portrait
        }
    }

    init(_ orientation: UIInterfaceOrientation) { self = orientation.isLandscape ? .landscape : .portrait }
}
