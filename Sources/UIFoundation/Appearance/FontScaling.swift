import CoreText
import Foundation

/// The scaling of an app's own font with the preferred size of text.
nonisolated struct FontScaling: Hashable, Sendable {
    let metrics: UIFontMetrics
    /// The font at the standard size of text.
    let base: FontRequest
    let maximumSize: CGFloat

    /// The font for the preferred size in traits; nil means the current ones.
    func font(for traits: UITraitCollection?) -> UIFont {
        var request = base
        request.size = min(metrics.scaledValue(for: base.size, compatibleWith: traits), maximumSize)
        return UIFont(request, scaling: self)
    }
}
