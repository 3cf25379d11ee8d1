import UIKit

/// A small square picture to be tapped.
final class Thumbnail: UIControl {
    private let imageView: UIImageView

    init(_ photo: Photo, handler: @escaping (Thumbnail) -> Void) {
        imageView = UIImageView(image: photo.image)
        super.init(frame: .zero)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        addSubview(imageView)
        addAction(UIAction { [unowned self] _ in handler(self) }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("Thumbnails are made in code.") }

    override var isHighlighted: Bool { didSet { imageView.alpha = isHighlighted ? 0.7 : 1 } }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
    }
}
