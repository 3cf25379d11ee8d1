import Foundation

/// Whether a window lies or stands, as a simulated sensor reads it.
enum WindowShape: Equatable {
    case portrait, landscape

    /// The part of the greater side by which the sides must differ for the shape to change, so that dragging across the
    /// square does not flicker.
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
