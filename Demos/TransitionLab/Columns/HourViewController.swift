import UIKit

/// One hour as a picture, for the last of the columns, and how that shares the room with the others.
final class HourViewController: ColumnViewController {
    private static let behaviors: [(title: String, behavior: UISplitViewController.SplitBehavior)] = [
        ("Automatic", .automatic), ("Tile", .tile), ("Overlay", .overlay), ("Displace", .displace),
    ]
    private let picture = PictureView()
    private let control = UISegmentedControl(items: HourViewController.behaviors.map(\.title))
    /// Called with the way to share the room that was chosen.
    var onBehavior: (UISplitViewController.SplitBehavior) -> Void = { _ in }

    init() { super.init(title: "Hour") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        control.selectedSegmentIndex = 0
        control.addAction(
            UIAction { [unowned self] _ in onBehavior(Self.behaviors[control.selectedSegmentIndex].behavior) },
            for: .valueChanged)
        column = [picture, control]
    }

    func show(_ photo: Photo) {
        title = photo.name
        picture.image = photo.image
    }
}

/// A picture as wide as its column.
private final class PictureView: UIImageView {
    init() {
        super.init(frame: .zero)
        contentMode = .scaleAspectFill
        clipsToBounds = true
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous
    }

    required init?(coder: NSCoder) { fatalError("Pictures are made in code.") }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: (size.width * 2 / 3).rounded())
    }
}
