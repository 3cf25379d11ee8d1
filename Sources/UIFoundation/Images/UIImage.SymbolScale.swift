import Foundation

nonisolated extension UIImage {
    /// The size of a symbol in relation to text of its point size.
    public nonisolated enum SymbolScale: Int, Hashable, Sendable {
        /// As large as usual: medium.
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3
    }

    /// The thickness of a symbol's lines.
    public nonisolated enum SymbolWeight: Int, Hashable, Sendable {
        case unspecified = 0
        case ultraLight = 1
        case thin = 2
        case light = 3
        case regular = 4
        case medium = 5
        case semibold = 6
        case bold = 7
        case heavy = 8
        case black = 9

        /// The weights of fonts from the second case on.
        private static let fontWeights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]

        /// The matching weight of text; regular when unspecified.
        public func fontWeight() -> UIFont.Weight { self == .unspecified ? .regular : Self.fontWeights[rawValue - 1] }

        /// The weight that fits a font's best.
        init(_ weight: UIFont.Weight) {
            func distance(_ index: Int) -> CGFloat { (Self.fontWeights[index].rawValue - weight.rawValue).magnitude }
            let nearest = Self.fontWeights.indices.min { distance($0) < distance($1) }
            self = nearest.flatMap { Self(rawValue: $0 + 1) } ?? .regular
        }
    }
}
