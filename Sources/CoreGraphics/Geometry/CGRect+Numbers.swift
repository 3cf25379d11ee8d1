package import Foundation

extension CGRect {
    /// Whether a coordinate is not a number, on which Foundation's intersections and unions trap.
    package var hasNaN: Bool { minX.isNaN || minY.isNaN || maxX.isNaN || maxY.isNaN }
}
