import UIKit

/// The guides of the page's view as outlines, and switches that move them.
final class GuidesViewController: UIViewController {
    private let safeArea = OutlineView("safe area", at: \.leadingAnchor, color: .systemRed)
    private let margins = OutlineView("margins", at: \.centerXAnchor, color: .systemBlue)
    private let readable = OutlineView("readable content", at: \.trailingAnchor, color: .systemGreen)
    private lazy var panel = ColumnView([controls])

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Guides"
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.rightBarButtonItem = .display(for: self)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 24, leading: 24, bottom: 24, trailing: 24)
        panel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(panel)
        outline(view.safeAreaLayoutGuide, by: safeArea, inset: 0)
        outline(view.layoutMarginsGuide, by: margins, inset: 0)
        outline(view.readableContentGuide, by: readable, inset: 20)
        NSLayoutConstraint.activate([
            panel.topAnchor.constraint(equalTo: readable.topAnchor, constant: 20),
            panel.bottomAnchor.constraint(equalTo: readable.bottomAnchor),
            panel.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
        ])
    }

    private func outline(_ guide: UILayoutGuide, by outline: OutlineView, inset: CGFloat) {
        outline.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(outline)
        NSLayoutConstraint.activate([
            outline.topAnchor.constraint(equalTo: guide.topAnchor, constant: inset),
            guide.bottomAnchor.constraint(equalTo: outline.bottomAnchor, constant: inset),
            outline.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            outline.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
    }

    // MARK: Controls

    private var controls: UIView {
        CardView(
            "Move the guides",
            rows: [
                ControlRow.toggle("Room at the top") { [weak self] isOn in
                    self?.animate { $0.additionalSafeAreaInsets.top = isOn ? 48 : 0 }
                },
                ControlRow.toggle("Room at the sides") { [weak self] isOn in
                    self?.animate {
                        $0.additionalSafeAreaInsets.left = isOn ? 24 : 0
                        $0.additionalSafeAreaInsets.right = isOn ? 24 : 0
                    }
                },
                ControlRow.toggle("Room at the bottom") { [weak self] isOn in
                    self?.animate { $0.additionalSafeAreaInsets.bottom = isOn ? 48 : 0 }
                },
                ControlRow.slider("Margins", 0...64, 24, text: { "\(Int($0.rounded())) pt" }) { [weak self] margin in
                    let side = CGFloat(margin.rounded())
                    self?.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                        top: side, leading: side, bottom: side, trailing: side)
                },
            ],
            remark: "Each switch changes insets in an animation block, and asks for the layout there.")
    }

    /// Changes insets, and animates the views that are laid out by them.
    private func animate(_ change: @escaping (GuidesViewController) -> Void) {
        UIView.animate(withDuration: 0.4) { [self] in
            change(self)
            view.layoutIfNeeded()
        }
    }
}
