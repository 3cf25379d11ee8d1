import UIKit

/// A picture that fills its cell, with a heart where it is liked.
final class PhotoCell: UICollectionViewCell {
    private let imageView = UIImageView()
    private let heart = UIImageView(image: UIImage(systemName: "heart.fill"))

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.frame = contentView.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(imageView)
        heart.tintColor = .white
        heart.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(heart)
        NSLayoutConstraint.activate([
            heart.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 6),
            heart.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
        ])
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    func show(_ image: UIImage, isLiked: Bool) {
        imageView.image = image
        heart.isHidden = !isLiked
    }
}
