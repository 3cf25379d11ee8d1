public import Foundation

nonisolated extension AttributeScopes {
    /// The scope of UIKit's text attributes.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// UIKit's text attributes with Foundation's.
    public struct UIKitAttributes: AttributeScope {
        /// The typeface of glyphs with its size.
        public let font: FontAttribute
        /// The rules of the paragraph.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The colour of glyphs.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// The letters that may join.
        public let ligature: LigatureAttribute
        /// Extra room after each character.
        public let kern: KernAttribute
        /// Extra room after each character without a kern.
        public let tracking: TrackingAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of glyphs' edges.
        public let strokeColor: StrokeColorAttribute
        /// The width of glyphs' edges in percent.
        public let strokeWidth: StrokeWidthAttribute
        /// The shadow of the glyphs.
        public let shadow: ShadowAttribute
        /// A picture that replaces a character.
        public let attachment: AttachmentAttribute
        /// The distance by which the text is lifted.
        public let baselineOffset: BaselineOffsetAttribute
        /// The colour of underlines.
        public let underlineColor: UnderlineColorAttribute
        /// The colour of strikethroughs.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The slant of glyphs.
        public let obliqueness: ObliquenessAttribute
        /// Foundation's attributes, such as links.
        public let foundation: FoundationAttributes

        /// Finds the typeface of glyphs with its size.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = UIFont
            /// The attribute's key in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.font.rawValue
        }

        /// Finds the rules of the paragraph.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = NSParagraphStyle
            /// The attribute's key in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.paragraphStyle.rawValue
        }

        /// Finds the colour of glyphs.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = UIColor
            /// The attribute's key in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }

        /// Finds the colour behind the text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = UIColor
            /// The attribute's key in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }

        /// Finds which letters may join.
        public enum LigatureAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = Int
            /// The attribute's key in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.ligature.rawValue
        }

        /// Finds extra room after each character.
        public enum KernAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = CGFloat
            /// The attribute's key in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.kern.rawValue
        }

        /// Finds extra room after each character without a kern.
        public enum TrackingAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = CGFloat
            /// The attribute's key in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.tracking.rawValue
        }

        /// Finds the line through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = NSUnderlineStyle
            /// The attribute's key in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }

        /// Finds the line under the text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = NSUnderlineStyle
            /// The attribute's key in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }

        /// Finds the colour of glyphs' edges.
        public enum StrokeColorAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = UIColor
            /// The attribute's key in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.strokeColor.rawValue
        }

        /// Finds the width of glyphs' edges in percent.
        public enum StrokeWidthAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = CGFloat
            /// The attribute's key in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.strokeWidth.rawValue
        }

        /// The key of a shadow behind glyphs.
        public enum ShadowAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = NSShadow
            /// The attribute's key in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.shadow.rawValue
        }

        /// The key of a picture that replaces a character.
        public enum AttachmentAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = NSTextAttachment
            /// The attribute's key in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.attachment.rawValue
        }

        /// Finds how far the text is lifted.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = CGFloat
            /// The attribute's key in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }

        /// Finds the colour of underlines.
        public enum UnderlineColorAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = UIColor
            /// The attribute's key in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.underlineColor.rawValue
        }

        /// Finds the colour of strikethroughs.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = UIColor
            /// The attribute's key in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.strikethroughColor.rawValue
        }

        /// Finds how far glyphs lean.
        public enum ObliquenessAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = CGFloat
            /// The attribute's key in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.obliqueness.rawValue
        }
    }
}

nonisolated extension AttributeDynamicLookup {
    /// Finds UIKit's attributes by their names, as in `text.font`.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}
