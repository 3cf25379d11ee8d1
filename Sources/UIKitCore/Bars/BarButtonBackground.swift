import CoreGraphics
import Foundation
import UIFoundation

/// The pictures that an item has behind its button, and how far they and the title are moved, by state and kind of bar.
struct BarButtonBackground {
    private struct Key: Hashable {
        let state: UInt
        let style: UIBarButtonItem.Style?
        let metrics: UIBarMetrics
    }

    private var images: [Key: UIImage] = [:]
    private var titleOffsets: [UIBarMetrics: UIOffset] = [:]
    private var verticalOffsets: [UIBarMetrics: CGFloat] = [:]

    /// The picture that was given for exactly this.
    func image(
        for state: UIControl.State, style: UIBarButtonItem.Style? = nil, metrics: UIBarMetrics
    ) -> UIImage? {
        images[Key(state: state.rawValue, style: style, metrics: metrics)]
    }

    mutating func set(
        _ image: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style? = nil, metrics: UIBarMetrics
    ) {
        images[Key(state: state.rawValue, style: style, metrics: metrics)] = image
    }

    func titleOffset(for metrics: UIBarMetrics) -> UIOffset { titleOffsets[metrics] ?? .zero }

    mutating func setTitleOffset(_ offset: UIOffset, for metrics: UIBarMetrics) { titleOffsets[metrics] = offset }

    func verticalOffset(for metrics: UIBarMetrics) -> CGFloat { verticalOffsets[metrics] ?? 0 }

    mutating func setVerticalOffset(_ offset: CGFloat, for metrics: UIBarMetrics) { verticalOffsets[metrics] = offset }

    /// The picture in force: that of the style before that for all, of the state before that at rest, of compact bars before that
    /// of usual ones.
    func effectiveImage(for state: UIControl.State, style: UIBarButtonItem.Style, isCompact: Bool) -> UIImage? {
        if images.isEmpty { return nil }
        for metrics in Self.metrics(isCompact) {
            for state in [state, .normal] {
                if let found = image(for: state, style: style, metrics: metrics) ?? image(for: state, metrics: metrics)
                {
                    return found
                }
            }
        }
        return nil
    }

    /// The title's displacement in force; nil for none.
    func effectiveTitleOffset(isCompact: Bool) -> UIOffset? {
        Self.metrics(isCompact).lazy.compactMap { titleOffsets[$0] }.first
    }

    /// The picture's displacement in force, in points downward; nil for none.
    func effectiveVerticalOffset(isCompact: Bool) -> CGFloat? {
        Self.metrics(isCompact).lazy.compactMap { verticalOffsets[$0] }.first
    }

    private static func metrics(_ isCompact: Bool) -> [UIBarMetrics] { isCompact ? [.compact, .default] : [.default] }
}
