import UIKit

/// One hour as a picture, for the last of the columns, and how that shares the room with the others.
final class HourViewController: ColumnViewController {
    private static let behaviors: [(title: String, behavior: UISplitViewController.SplitBehavior)] = [
        ("Automatic", .automatic), ("Tile", .tile), ("Overlay", .overlay), ("Displace", .displace),
    ]
    private let picture = UIImageView()
    private let control = UISegmentedControl(items: HourViewController.behaviors.map(\.title))
    /// Called with the way to share the room that was chosen.
    var onBehavior: (UISplitViewController.SplitBehavior) -> Void = { _ in }

    init() { super.init(title: "Hour") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 12
        picture.layer.cornerCurve = .continuous
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            picture.setContentCompressionResistancePriority(UILayoutPriority(1), for: axis)
            picture.setContentHuggingPriority(UILayoutPriority(1), for: axis)
        }
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 2 / 3).isActive = true
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
