import UIKit

/// A photo that fills its container, with its name below.
final class FaceViewController: UIViewController {
    private let imageView: UIImageView
    private let label = UILabel()

    init(_ photo: Photo) {
        imageView = UIImageView(image: photo.image)
        super.init(nibName: nil, bundle: nil)
        label.text = photo.name
    }

    required init?(coder: NSCoder) { fatalError("Faces are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.frame = view.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.font = .systemFont(ofSize: 34, weight: .bold)
        label.textColor = .white
        label.textAlignment = .center
        view.addSubview(imageView)
        view.addSubview(label)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        label.frame = CGRect(x: 16, y: view.bounds.height - 76, width: view.bounds.width - 32, height: 44)
    }
}
