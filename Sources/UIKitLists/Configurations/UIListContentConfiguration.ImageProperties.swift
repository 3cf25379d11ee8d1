public import CoreGraphics
import Foundation
public import UIFoundation
import UIKitCore

extension UIListContentConfiguration {
    /// How an image is shown.
    public nonisolated struct ImageProperties: Hashable {
        /// Means the system's own length in `reservedLayoutSize`, which grows with the preferred text size.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude

        let style: ListContentStyle
        private var conditions = ConfigurationConditions()
        private var ownTint: UIColor??
        /// The text size for which the configuration was made, with which symbols scale.
        private(set) var category = UITraitCollection.current.preferredContentSizeCategory

        /// The configuration of a symbol, for the properties that its image does not set.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of templates and symbols; nil is the view's tint colour.
        public var tintColor: UIColor? {
            get { ownTint ?? style.imageTint(in: conditions) }
            set { ownTint = .some(newValue) }
        }
        /// Makes the tint from `tintColor`.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the image's corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The largest size of the image, in points; a length of 0 sets no limit.
        public var maximumSize = CGSize.zero
        /// The size in which the image is centred, in points, so that images of several rows are aligned.
        ///
        /// A length of 0 is that of the image, or the system's own for the width of symbols; an image that is larger stays so and
        /// reaches out of the room on both sides.
        public var reservedLayoutSize = CGSize.zero
        /// Whether colours of the image stay while those of the screen are inverted.
        ///
        /// Unlike iOS: kept, and without effect, since colours are never inverted here.
        public var accessibilityIgnoresInvertColors = false

        init(_ style: ListContentStyle) {
            self.style = style
            preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: style.symbolStyle, scale: .large)
        }

        /// The tint after the transformer, for the view's tint colour.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        mutating func adopt(_ conditions: ConfigurationConditions, _ traits: UITraitCollection) {
            self.conditions = conditions
            category = traits.preferredContentSizeCategory
        }

        public static func == (left: ImageProperties, right: ImageProperties) -> Bool {
            left.style == right.style && left.conditions == right.conditions && left.ownTint == right.ownTint
                && left.category == right.category
                && left.preferredSymbolConfiguration == right.preferredSymbolConfiguration
                && left.tintColorTransformer?.identity == right.tintColorTransformer?.identity
                && left.cornerRadius == right.cornerRadius && left.maximumSize == right.maximumSize
                && left.reservedLayoutSize == right.reservedLayoutSize
                && left.accessibilityIgnoresInvertColors == right.accessibilityIgnoresInvertColors
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(style)
            hasher.combine(conditions)
            hasher.combine(ownTint)
            hasher.combine(preferredSymbolConfiguration)
            hasher.combine(tintColorTransformer?.identity)
            hasher.combine(cornerRadius)
            hasher.combine(accessibilityIgnoresInvertColors)
        }
    }
}
