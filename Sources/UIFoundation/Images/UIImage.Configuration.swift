public import Foundation

nonisolated extension UIImage {
    /// The conditions by which an image's variant is chosen.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// The traits to choose for; nil means the current ones.
        open private(set) var traitCollection: UITraitCollection?

        /// Makes a configuration for traits.
        public init(traitCollection: UITraitCollection?) { self.traitCollection = traitCollection }

        /// The same configuration for other traits.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            unsafeDowncast(replacing(traits: traitCollection), to: Self.self)
        }

        /// This configuration with all values that the other one sets.
        open func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let otherConfiguration else { return self }
            return unsafeDowncast(merging(otherConfiguration), to: Self.self)
        }

        func replacing(traits: UITraitCollection?) -> Configuration { Configuration(traitCollection: traits) }

        func merging(_ other: Configuration) -> Configuration {
            Configuration(traitCollection: other.traitCollection ?? traitCollection)
        }

        open func copy(with zone: NSZone? = nil) -> Any { self }

        /// Configurations are equal when they are of one class and have equal values.
        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Configuration, type(of: other) == type(of: self) else { return false }
            return traitCollection == other.traitCollection
        }

        open override var hash: Int { traitCollection?.hash ?? 0 }
    }
}
