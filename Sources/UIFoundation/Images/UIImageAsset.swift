public import Foundation
import Synchronization

/// The variants of one image, of which traits choose one.
///
/// Images of an asset catalogue have one. Others are registered by the app, and an image view shows the one for its traits,
/// given any of them.
///
/// Status: partial – archives keep no variants.
open nonisolated class UIImageAsset: NSObject, NSSecureCoding, @unchecked Sendable {
    private struct Variant {
        let traits: UITraitCollection
        let image: UIImage
    }

    private struct State {
        var variants: [Variant] = []
        /// The image that was there before any was registered.
        var original: UIImage?
    }

    private let name: String?
    private let bundle: Bundle?
    /// Whether the set of the name has several variants.
    private let setHasChoice: Bool
    private let state = Mutex(State())

    /// Makes an asset without images.
    public override init() {
        (name, bundle, setHasChoice) = (nil, nil, false)
        super.init()
    }

    /// The asset of a set in a catalogue.
    init(name: String, bundle: Bundle?, hasChoice: Bool) {
        (self.name, self.bundle, setHasChoice) = (name, bundle, hasChoice)
        super.init()
    }

    /// The asset of an image that has no other.
    init(original: UIImage) {
        (name, bundle, setHasChoice) = (nil, nil, false)
        super.init()
        state.withLock { $0.original = original }
    }

    // MARK: Archives

    /// True: archives of assets are safe to read.
    public class var supportsSecureCoding: Bool { true }

    /// Makes an asset without images from an archive.
    public required init?(coder: NSCoder) {
        (name, bundle, setHasChoice) = (nil, nil, false)
        super.init()
    }

    open func encode(with coder: NSCoder) {}

    // MARK: Images

    /// The image for traits; one without pixels when the asset has none at all.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        let image = variant(for: traitCollection) ?? UIImage()
        return image.look.asset === self ? image : image.changed { $0.asset = self }
    }

    /// The image for the traits of a configuration, with the configuration's other values.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        let image = image(with: configuration.traitCollection ?? .current)
        return image.isSymbolImage ? image.withConfiguration(configuration) : image
    }

    /// Registers an image for traits; it replaces one that was registered for the same.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        // An image that refers to its asset, and an asset to the image, would keep each other.
        let image = image.changed { $0.asset = nil }
        state.withLock { state in
            state.variants.removeAll { $0.traits == traitCollection }
            state.variants.append(Variant(traits: traitCollection, image: image))
        }
    }

    /// Registers an image for the traits of a configuration.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Forgets the image that is registered for traits.
    open func unregister(with traitCollection: UITraitCollection) {
        state.withLock { state in state.variants.removeAll { $0.traits == traitCollection } }
    }

    /// Forgets the image that is registered for the traits of a configuration.
    open func unregister(with configuration: UIImage.Configuration) {
        unregister(with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Whether traits can choose at all.
    var hasChoice: Bool { setHasChoice || state.withLock { !$0.variants.isEmpty } }

    /// The registered image with the most traits that agree and none that do not, else that of the catalogue, else the
    /// original.
    private func variant(for traits: UITraitCollection) -> UIImage? {
        let all = UITraitCollection(traitsFrom: [.current, traits])
        let (variants, original) = state.withLock { ($0.variants, $0.original) }
        let fitting = variants.filter { all.agrees(with: $0.traits) }
        let best = fitting.max { $0.traits.numberOfChoices < $1.traits.numberOfChoices }?.image
        if let best { return best }
        if let name, let found = NamedImages.shared.image(name, in: bundle, for: traits) {
            return UIImage(cgImage: found.image, scale: found.scale, look: found.look)
        }
        return original ?? variants.first?.image
    }
}

nonisolated extension UITraitCollection {
    /// Whether the traits that images are registered for, and that the other collection specifies, are the same here.
    ///
    /// A scale is only that of the drawing.
    fileprivate func agrees(with other: UITraitCollection) -> Bool {
        var traits = other.traits
        traits.displayScale = 0
        return containsTraits(in: UITraitCollection(traits))
    }

    /// The number of traits that are specified.
    fileprivate var numberOfChoices: Int {
        [
            userInterfaceStyle != .unspecified, userInterfaceIdiom != .unspecified,
            horizontalSizeClass != .unspecified, verticalSizeClass != .unspecified, layoutDirection != .unspecified,
            accessibilityContrast != .unspecified, displayGamut != .unspecified, userInterfaceLevel != .unspecified,
        ].count { $0 }
    }
}
