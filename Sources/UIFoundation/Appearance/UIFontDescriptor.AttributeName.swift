import Foundation

nonisolated extension UIFontDescriptor {
    /// Keys of a descriptor's attributes.
    public nonisolated struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// A string.
        public static let family = AttributeName("NSFontFamilyAttribute")
        /// A string: a PostScript name.
        public static let name = AttributeName("NSFontNameAttribute")
        /// A string: the style within the family, such as `Bold`.
        public static let face = AttributeName("NSFontFaceAttribute")
        /// A number: points.
        public static let size = AttributeName("NSFontSizeAttribute")
        /// A string for people.
        public static let visibleName = AttributeName("NSFontVisibleNameAttribute")
        /// A `CGAffineTransform`.
        public static let matrix = AttributeName("NSFontMatrixAttribute")
        /// A `CharacterSet` that the font must have.
        public static let characterSet = AttributeName("NSCTFontCharacterSetAttribute")
        /// Descriptors of fonts for characters that the font lacks.
        public static let cascadeList = AttributeName("NSCTFontCascadeListAttribute")
        /// A dictionary by `TraitKey`.
        public static let traits = AttributeName("NSCTFontTraitsAttribute")
        /// A number: the advance of all glyphs.
        public static let fixedAdvance = AttributeName("NSCTFontFixedAdvanceAttribute")
        /// Dictionaries by `FeatureKey`.
        public static let featureSettings = AttributeName("NSCTFontFeatureSettingsAttribute")
        /// A `UIFont.TextStyle`.
        public static let textStyle = AttributeName("NSCTFontUIUsageAttribute")
    }

    /// Keys of a descriptor's traits.
    public nonisolated struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The raw value of `SymbolicTraits`.
        public static let symbolic = TraitKey("NSCTFontSymbolicTrait")
        /// A number on `UIFont.Weight`'s scale.
        public static let weight = TraitKey("NSCTFontWeightTrait")
        /// A number from −1 to 1.
        public static let width = TraitKey("NSCTFontProportionTrait")
        /// A number from −1 to 1; other than 0 it is italic.
        public static let slant = TraitKey("NSCTFontSlantTrait")
    }

    /// A design of the system font.
    public nonisolated struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The design of the interface.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// Letters with feet.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// Letters with round ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// Letters of one width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// Properties of a face, in bits.
    public nonisolated struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The glyphs lean.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// The strokes are heavy.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// The glyphs are wide.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// The glyphs are narrow.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All glyphs have one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// The font sets text from top to bottom.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// The font is made for interfaces.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// Lines are nearer to each other.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines are farther apart.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

        // The kinds of faces are numbers in the highest four bits. No font here states its kind, so that they choose none.

        /// The bits that hold the kind of a face.
        public static let classMask = SymbolicTraits(rawValue: 15 << 28)
        /// A face of no kind.
        @available(*, unavailable, message: "use [] to construct an empty option set")
        public static var classUnknown: SymbolicTraits { [] }
        /// Serifs after the pen, as of old.
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        /// Serifs between the old style and the modern one.
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        /// Thin straight serifs beside heavy stems.
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        /// Serifs that are joined to the stems by curves.
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        /// Serifs as heavy as the stems.
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        /// Serifs of no such kind.
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        /// No serifs.
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        /// Ornaments.
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        /// Letters as if written.
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        /// Symbols.
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    }
}
