import UIKit

/// A picture that is loaded later.
class ClientImageView: UIImageView {
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(frame: CGRect) { super.init(frame: frame) }
    override init(image: UIImage?) { super.init(image: image) }
    override init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(image: image, highlightedImage: highlightedImage)
    }

    override var animationDuration: TimeInterval {
        get { super.animationDuration }
        set { super.animationDuration = newValue }
    }
    override var animationImages: [UIImage]? {
        get { super.animationImages }
        set { super.animationImages = newValue }
    }
    override var animationRepeatCount: Int {
        get { super.animationRepeatCount }
        set { super.animationRepeatCount = newValue }
    }
    override var highlightedAnimationImages: [UIImage]? {
        get { super.highlightedAnimationImages }
        set { super.highlightedAnimationImages = newValue }
    }
    override var highlightedImage: UIImage? {
        get { super.highlightedImage }
        set { super.highlightedImage = newValue }
    }
    override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    override var isAnimating: Bool { super.isAnimating }
    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set { super.isHighlighted = newValue }
    }
    override var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        get { super.preferredSymbolConfiguration }
        set { super.preferredSymbolConfiguration = newValue }
    }

    override func startAnimating() { super.startAnimating() }
    override func stopAnimating() { super.stopAnimating() }
}

private final class RemoteImageView: UIImageView {
    private var address: URL?

    override init(image: UIImage?) {
        super.init(image: image)
        clipsToBounds = true
    }

    override init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(image: image, highlightedImage: highlightedImage)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var image: UIImage? { didSet { address = nil } }
}

extension ClientImageView {
    static func make() -> [UIImageView] {
        [
            UIImageView(), UIImageView(frame: .zero), UIImageView(image: nil), UIImageView(image: UIImage()),
            UIImageView(image: nil, highlightedImage: nil), RemoteImageView(image: nil),
        ]
    }
}
