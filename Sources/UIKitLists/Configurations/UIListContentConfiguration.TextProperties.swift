public import CoreGraphics
import Foundation
public import UIFoundation
import UIKitCore

extension UIListContentConfiguration {
    /// How a text is shown.
    public nonisolated struct TextProperties: Hashable {
        /// The horizontal alignment of a text's lines.
        public enum TextAlignment: Int, Sendable {
            /// Where one begins to read.
            case natural = 0
            /// In the middle.
            case center = 1
            /// From side to side.
            case justified = 2
        }

        /// How the letters of a text are changed; texts with styles of their own stay as they are.
        public enum TextTransform: Int, Sendable {
            /// Not at all.
            case none = 0
            /// To capitals.
            case uppercase = 1
            /// To small letters.
            case lowercase = 2
            /// To a capital at the beginning of each word.
            case capitalized = 3
        }

        let style: ListContentStyle
        let line: ListContentStyle.Line
        private var conditions = ConfigurationConditions()
        private var styleFont: UIFont
        private var ownFont: UIFont?
        private var ownColor: UIColor?

        /// The font; that of the style follows the preferred size of text.
        public var font: UIFont {
            get { ownFont ?? styleFont }
            set { ownFont = newValue }
        }
        /// The colour from which that of the text is made.
        public var color: UIColor {
            get { ownColor ?? style.color(of: line, in: conditions) }
            set { ownColor = newValue }
        }
        /// Makes the text's colour from `color`.
        public var colorTransformer: UIConfigurationColorTransformer?

        /// The horizontal alignment of the lines.
        public var alignment = TextAlignment.natural
        /// How a text breaks that is too wide; those that cut it do so in the last line.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The lines that the text has at most; 0 for as many as it needs.
        public var numberOfLines: Int
        /// Whether a text that is too wide is drawn smaller, down to `minimumScaleFactor`.
        public var adjustsFontSizeToFitWidth: Bool
        /// The smallest part of its size to which the text is shrunk; 0 sets no limit.
        public var minimumScaleFactor: CGFloat
        /// Whether the letters of a line that is a little too wide move together before it is cut.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether a font that follows the preferred size of text does so while it shows; true at first.
        public var adjustsFontForContentSizeCategory = true
        /// How the letters are changed.
        public var transform: TextTransform

        init(_ style: ListContentStyle, _ line: ListContentStyle.Line) {
            (self.style, self.line) = (style, line)
            styleFont = style.font(of: line, in: ConfigurationConditions(), nil)
            numberOfLines = style.lineCount(of: line)
            minimumScaleFactor = style.smallestScale
            adjustsFontSizeToFitWidth = style.smallestScale > 0
            transform = line == .text ? style.transform : .none
        }

        /// The colour after the transformer.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        mutating func adopt(_ conditions: ConfigurationConditions, _ traits: UITraitCollection) {
            self.conditions = conditions
            styleFont = style.font(of: line, in: conditions, traits)
        }

        /// A text with its letters changed.
        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }

        public static func == (left: TextProperties, right: TextProperties) -> Bool {
            left.style == right.style && left.line == right.line && left.font == right.font
                && left.color == right.color && left.conditions == right.conditions
                && left.colorTransformer?.identity == right.colorTransformer?.identity
                && left.alignment == right.alignment && left.lineBreakMode == right.lineBreakMode
                && left.numberOfLines == right.numberOfLines
                && left.adjustsFontSizeToFitWidth == right.adjustsFontSizeToFitWidth
                && left.minimumScaleFactor == right.minimumScaleFactor
                && left.allowsDefaultTighteningForTruncation == right.allowsDefaultTighteningForTruncation
                && left.adjustsFontForContentSizeCategory == right.adjustsFontForContentSizeCategory
                && left.transform == right.transform
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(style)
            hasher.combine(line)
            hasher.combine(font)
            hasher.combine(color)
            hasher.combine(colorTransformer?.identity)
            hasher.combine(numberOfLines)
            hasher.combine(alignment)
            hasher.combine(transform)
        }
    }
}
