public import Foundation
public import UIFoundation

extension UIButton {
    /// The content of a button: a title, a subtitle, a picture or an activity indicator on a background.
    ///
    /// Title and image that are nil leave it to `setTitle(_:for:)` and `setImage(_:for:)`.
    ///
    /// Status: partial – styles for the Mac are not implemented.
    public nonisolated struct Configuration {
        /// The size of text and insets.
        public nonisolated enum Size: Int, Sendable { case medium, small, mini, large }

        /// The roundness of the background's corners.
        public nonisolated enum CornerStyle: Int, Sendable {
            /// By the background's own radius.
            case fixed = -1
            /// By the background's own radius, larger with larger text.
            case dynamic = 0
            case small = 1
            case medium = 2
            case large = 3
            /// Half of the shorter side.
            case capsule = 4
        }

        /// The alignment of title and subtitle to each other.
        public nonisolated enum TitleAlignment: Int, Sendable {
            /// By the button's own alignment.
            case automatic = 0
            case leading = 1
            case center = 2
            case trailing = 3
        }

        /// The sign that the button shows the last choice from its menu.
        public enum Indicator: Int, Sendable {
            /// Two chevrons on buttons that do, none on others.
            case automatic = 0
            case none = 1
            /// Two chevrons.
            case popup = 2
        }

        /// The looks that the class's functions make.
        enum Style { case plain, gray, tinted, filled }

        let style: Style

        /// The fill, picture and line behind the content.
        public var background = UIBackgroundConfiguration()
        /// The roundness of the background's corners.
        public var cornerStyle = CornerStyle.dynamic
        /// The size of text and insets; changing it does not change insets that were set.
        public var buttonSize = Size.medium {
            didSet { if hasDefaultInsets { contentInsets = Self.insets(of: buttonSize) } }
        }

        /// The colour that those of text and picture are made from; nil is the style's own.
        public var baseForegroundColor: UIColor?
        /// The colour that the background's is made from; nil is the style's own.
        public var baseBackgroundColor: UIColor?

        /// The picture.
        public var image: UIImage?
        /// Makes the picture's colour from that of the text.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The measures of symbols; nil for those of the title's text.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The side of the text on which the picture is.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Room between picture and text, in points.
        public var imagePadding: CGFloat = 0
        /// The smallest width of the room for the picture, so that those of several buttons are aligned below each other.
        public var imageReservation: CGFloat = 0
        /// Whether an activity indicator replaces the picture.
        public var showsActivityIndicator = false
        /// Makes the activity indicator's colour from that of the text.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

        var titleText: ConfiguredText?
        /// The text; the string alone of one with styles.
        public var title: String? {
            get { titleText?.string }
            set { titleText = newValue.map(ConfiguredText.plain) }
        }
        /// The text with its styles, which win over the button's own.
        public var attributedTitle: AttributedString? {
            get { titleText?.attributed }
            set { titleText = newValue.map(ConfiguredText.styled) }
        }
        /// Makes the text's attributes from those that it would have.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The line breaking of a text that is too wide for the button; modes that cut it keep it on one line.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

        var subtitleText: ConfiguredText?
        /// A second, smaller text below; the string alone of one with styles.
        public var subtitle: String? {
            get { subtitleText?.string }
            set { subtitleText = newValue.map(ConfiguredText.plain) }
        }
        /// The second text with its styles.
        public var attributedSubtitle: AttributedString? {
            get { subtitleText?.attributed }
            set { subtitleText = newValue.map(ConfiguredText.styled) }
        }
        /// Makes the second text's attributes from those that it would have.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The line breaking of a second text that is too wide for the button.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

        /// Room between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The alignment of title and subtitle to each other.
        public var titleAlignment = TitleAlignment.automatic

        /// The sign, at the button's end, that it shows the last choice from its menu.
        public var indicator = Indicator.automatic
        /// Makes that sign's colour from that of the text.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?

        /// The look of the button on the Mac with that idiom; elsewhere without effect.
        public enum MacIdiomStyle: Hashable, Sendable {
            /// Chosen by the content of the button.
            case automatic
            case bordered, borderless, borderlessTinted
        }

        /// The look of the button on the Mac with that idiom; without effect here, as on all devices but that.
        public var macIdiomStyle = MacIdiomStyle.automatic

        /// Whether a selected button looks it by its style.
        public var automaticallyUpdateForSelection = true

        /// Room around the content.
        public var contentInsets: NSDirectionalEdgeInsets {
            didSet { hasDefaultInsets = false }
        }
        private var hasDefaultInsets = true

        private init(_ style: Style) {
            self.style = style
            contentInsets = Self.insets(of: .medium)
            background.cornerRadius = 5.95
        }

        /// Text in the tint colour, without a background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Text in the tint colour on a tint of it.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// Text in the tint colour on gray.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// White text on the tint colour.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// As plain.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// As gray.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// As tinted.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// As filled.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        /// Gives the content the usual insets for the button's size.
        public mutating func setDefaultContentInsets() {
            contentInsets = Self.insets(of: buttonSize)
            hasDefaultInsets = true
        }

        /// The configuration with its colours filled in for a button as it is.
        @MainActor public func updated(for button: UIButton) -> Configuration {
            var updated = self
            let colors = ButtonColors(self, for: button)
            updated.baseForegroundColor = colors.foreground
            updated.background.backgroundColor = colors.background
            return updated
        }

        private static func insets(of size: Size) -> NSDirectionalEdgeInsets {
            let (vertical, horizontal): (CGFloat, CGFloat) =
                switch size {
                case .mini: (4, 8)
                case .small: (5, 10)
                case .medium: (7, 12)
                case .large: (15, 20)
                }
            return NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
        }

        /// The corners' radius on a background of a size.
        func cornerRadius(on size: CGSize) -> CGFloat {
            let half = min(size.width, size.height) / 2
            let wanted: CGFloat =
                switch cornerStyle {
                case .fixed: background.cornerRadius
                case .dynamic: background.cornerRadius * UIFontMetrics.default.scaledValue(for: 100) / 100
                case .small: 4
                case .medium: 8
                case .large: 12
                case .capsule: half
                }
            return max(0, min(half, wanted))
        }

        /// The size of the title's text in points; the subtitle's is four less.
        var fontSize: CGFloat {
            switch buttonSize {
            case .mini: 13
            case .small: 15
            case .medium, .large: 17
            }
        }
    }
}
