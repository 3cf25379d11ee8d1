public import Foundation

nonisolated extension UIImage {
    /// What to choose an image's variant by.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// The traits to choose for; nil means the current ones.
        public let traitCollection: UITraitCollection?

        /// Makes a configuration for traits.
        public init(traitCollection: UITraitCollection?) { self.traitCollection = traitCollection }

        /// The same configuration for other traits.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            unsafeDowncast(Configuration(traitCollection: traitCollection), to: Self.self)
        }

        public func copy(with zone: NSZone? = nil) -> Any { self }
    }
}
