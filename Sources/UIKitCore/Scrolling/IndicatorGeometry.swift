import CoreGraphics
import Foundation

/// The position and the length of a scroll indicator on its track; along one axis, in points.
nonisolated struct IndicatorGeometry {
    static let thickness: CGFloat = 3
    /// The distance from the view's edges.
    static let margin: CGFloat = 3
    static let minimumLength: CGFloat = 36
    /// The smallest length of an indicator that shrinks while content is pulled beyond its edges.
    static let minimumSqueezedLength: CGFloat = 7

    /// The length of the track.
    var track: CGFloat
    /// The lengths of the view and of the content with its insets.
    var view: CGFloat
    var content: CGFloat
    /// The offset, and the offsets at which content can rest.
    var offset: CGFloat
    var limits: ClosedRange<CGFloat>

    /// The start on the track and the length; nil when all content is visible.
    var span: (start: CGFloat, length: CGFloat)? {
        guard limits.upperBound > limits.lowerBound, content > 0, track > 0 else { return nil }
        let full = min(track, max(Self.minimumLength, track * view / content))
        let place = offset.clamped(to: limits)
        let length = max(min(Self.minimumSqueezedLength, full), full - abs(offset - place))
        let part = (place - limits.lowerBound) / (limits.upperBound - limits.lowerBound)
        return (part * (track - length), length)
    }
}
