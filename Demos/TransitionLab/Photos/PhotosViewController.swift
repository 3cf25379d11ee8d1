import UIKit

/// Photos as thumbnails, each of which grows to the whole screen.
final class PhotosViewController: UIViewController {
    private static let gap: CGFloat = 4
    private let scrollView = UIScrollView()
    private lazy var thumbnails = Photo.all.map { photo in
        Thumbnail(photo) { [unowned self] thumbnail in
            present(PhotoViewController(photo, from: thumbnail), animated: true)
        }
    }

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Photos"
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
        for thumbnail in thumbnails { scrollView.addSubview(thumbnail) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = scrollView.bounds.width
        let columns = max(3, (width / 160).rounded(.down))
        let side = ((width - (columns + 1) * Self.gap) / columns).rounded(.down)
        for (index, thumbnail) in thumbnails.enumerated() {
            let (row, column) = CGFloat(index).quotientAndRemainder(by: columns)
            thumbnail.frame = CGRect(
                x: Self.gap + column * (side + Self.gap), y: Self.gap + row * (side + Self.gap), width: side,
                height: side)
        }
        scrollView.contentSize = CGSize(width: width, height: (thumbnails.last?.frame.maxY ?? 0) + Self.gap)
    }
}

extension CGFloat {
    /// The quotient by another number, and the remainder.
    fileprivate func quotientAndRemainder(by other: CGFloat) -> (CGFloat, CGFloat) {
        let quotient = (self / other).rounded(.down)
        return (quotient, self - quotient * other)
    }
}
