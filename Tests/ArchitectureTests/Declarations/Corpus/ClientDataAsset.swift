import UIKit

/// A data set that counts its lines.
class ClientDataAsset: NSDataAsset, @unchecked Sendable {
    override var data: Data { super.data }
    override var name: NSDataAssetName { super.name }
    override var typeIdentifier: String { super.typeIdentifier }
}

/// An asset that knows how often it was asked.
class ClientImageAsset: UIImageAsset, @unchecked Sendable {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func image(with configuration: UIImage.Configuration) -> UIImage { super.image(with: configuration) }
    override func image(with traitCollection: UITraitCollection) -> UIImage { super.image(with: traitCollection) }
    override func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        super.register(image, with: configuration)
    }
    override func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        super.register(image, with: traitCollection)
    }
    override func unregister(with configuration: UIImage.Configuration) { super.unregister(with: configuration) }
    override func unregister(with traitCollection: UITraitCollection) { super.unregister(with: traitCollection) }
}

func findAssets(in bundle: Bundle) {
    let data: [NSDataAsset?] = [NSDataAsset(name: "levels"), NSDataAsset(name: "levels", bundle: bundle)]
    let colors: [UIColor?] = [UIColor(named: "brand"), UIColor(named: "brand", in: bundle, compatibleWith: nil)]
    let texts = [
        String(format: "%d of %@", 1, "a"), String(format: "%.1f", locale: Locale.current, 2.5),
        String.localizedStringWithFormat("%lu", UInt(2)), String(format: "%d", arguments: [1]),
    ]
    let resources = [UIImage(resource: ImageResource(name: "logo", bundle: bundle))]
    print(UIColor(resource: ColorResource(name: "brand", bundle: .main)), resources)
    print(data, colors, texts)
}
