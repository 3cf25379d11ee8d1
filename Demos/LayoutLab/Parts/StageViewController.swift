import UIKit

/// A page with a stage that stays in sight, and cards of controls that scroll below it, or beside it where it is wide.
///
/// Subclasses put their views on the stage in `buildStage` and make the cards in `makeCards`.
class StageViewController: UIViewController {
    let stage = UIView()
    private let stageArea = UIView()
    private lazy var split = UIStackView(arrangedSubviews: [stageArea, ColumnView(makeCards())])
    private lazy var shareOfHeight = stageArea.heightAnchor.constraint(equalTo: split.heightAnchor, multiplier: 0.42)
    private lazy var shareOfWidth = stageArea.widthAnchor.constraint(equalTo: split.widthAnchor, multiplier: 0.46)

    init(title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    func buildStage() {}
    func makeCards() -> [UIView] { [] }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.rightBarButtonItem = .display(for: self)
        buildStage()
        stage.backgroundColor = .secondarySystemGroupedBackground
        stage.layer.cornerRadius = 16
        stage.layer.cornerCurve = .continuous
        stage.clipsToBounds = true
        stage.translatesAutoresizingMaskIntoConstraints = false
        stageArea.addSubview(stage)
        split.translatesAutoresizingMaskIntoConstraints = false
        split.preservesSuperviewLayoutMargins = true
        view.addSubview(split)
        let (margins, safeArea) = (stageArea.layoutMarginsGuide, view.safeAreaLayoutGuide)
        NSLayoutConstraint.activate([
            stage.topAnchor.constraint(equalTo: margins.topAnchor),
            stage.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            stage.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stage.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            split.topAnchor.constraint(equalTo: safeArea.topAnchor),
            split.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            split.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
            split.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        arrange(isWide: view.bounds.width > view.bounds.height)
    }

    private func arrange(isWide: Bool) {
        split.axis = isWide ? .horizontal : .vertical
        NSLayoutConstraint.deactivate([isWide ? shareOfHeight : shareOfWidth])
        NSLayoutConstraint.activate([isWide ? shareOfWidth : shareOfHeight])
        stageArea.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 16, leading: 16, bottom: isWide ? 16 : 4, trailing: isWide ? 8 : 16)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        arrange(isWide: view.bounds.width > view.bounds.height)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { [self] _ in arrange(isWide: size.width > size.height) }
    }
}
