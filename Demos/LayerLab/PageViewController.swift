import UIKit

/// A page of the gallery: a stage with a caption, the page's buttons, and the way to the pages before and after.
///
/// Subclasses add their views or layers to the stage in `buildStage`, set their frames in `layoutStage` and colour layers in
/// `colorStage`, which runs again when light turns dark.
class PageViewController: UIViewController {
    let subject: Subject
    let stage = UIView()
    private let caption = UILabel()
    private let place = UILabel()
    private var buttons: [UIButton] = []
    private lazy var previousButton = UIButton.pill("Previous") { [weak self] in self?.go(by: -1) }
    private lazy var nextButton = UIButton.pill("Next") { [weak self] in self?.go(by: 1) }

    init(subject: Subject) {
        self.subject = subject
        super.init(nibName: nil, bundle: nil)
        title = subject.title
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    // MARK: For subclasses

    func buildStage() {}
    func layoutStage(in area: CGRect) {}
    func colorStage() {}

    func addButton(_ title: String, isMain: Bool = false, handler: @escaping () -> Void) -> UIButton {
        let button = UIButton.pill(title, isMain: isMain, handler: handler)
        buttons.append(button)
        view.addSubview(button)
        return button
    }

    /// A dynamic colour as it is now.
    func resolved(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }

    // MARK: Pages

    private var index: Int { Subject.all.firstIndex { $0.title == subject.title } ?? 0 }

    private func go(by step: Int) {
        guard let navigationController, let gallery = navigationController.viewControllers.first else { return }
        let count = Subject.all.count
        let target = Subject.all[(index + step + count) % count]
        navigationController.setViewControllers([gallery, target.makePage(target)], animated: true)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        stage.backgroundColor = .secondarySystemGroupedBackground
        stage.layer.cornerRadius = 16
        stage.layer.cornerCurve = .continuous
        view.addSubview(stage)
        caption.text = subject.caption
        caption.font = .systemFont(ofSize: 15)
        caption.textColor = .secondaryLabel
        caption.numberOfLines = 0
        view.addSubview(caption)
        place.text = "\(index + 1) of \(Subject.all.count)"
        place.font = .systemFont(ofSize: 15)
        place.textColor = .secondaryLabel
        place.textAlignment = .center
        view.addSubview(place)
        view.addSubview(previousButton)
        view.addSubview(nextButton)
        withoutActions {
            buildStage()
            colorStage()
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if isViewLoaded { withoutActions { colorStage() } }
    }

    // MARK: Layout

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 12)
        if area.width > area.height { layOutBeside(area) } else { layOutBelow(area) }
        withoutActions { layoutStage(in: stage.bounds) }
    }

    /// Portrait: caption, stage, the page's buttons in a row, and the way on below.
    private func layOutBelow(_ area: CGRect) {
        let captionHeight = caption.sizeThatFits(CGSize(width: area.width, height: CGFloat.infinity)).height.rounded(
            .up)
        caption.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: captionHeight)
        let bottom = CGRect(x: area.minX, y: area.maxY - 44, width: area.width, height: 44)
        let thirds = bottom.cells(3, columns: 3, spacing: 10)
        (previousButton.frame, place.frame, nextButton.frame) = (thirds[0], thirds[1], thirds[2])
        let row = CGRect(x: area.minX, y: bottom.minY - 54, width: area.width, height: 44)
        for (button, frame) in zip(buttons, row.cells(buttons.count, columns: max(1, buttons.count), spacing: 10)) {
            button.frame = frame
        }
        let top = caption.frame.maxY + 12
        let stageBottom = (buttons.isEmpty ? bottom.minY : row.minY) - 12
        stage.frame = CGRect(x: area.minX, y: top, width: area.width, height: stageBottom - top)
    }

    /// Landscape: the stage fills the height, the other views are in a column beside it.
    private func layOutBeside(_ area: CGRect) {
        let column = CGRect(x: area.maxX - 200, y: area.minY, width: 200, height: area.height)
        stage.frame = CGRect(x: area.minX, y: area.minY, width: column.minX - 16 - area.minX, height: area.height)
        let captionHeight = caption.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity)).height.rounded(.up)
        caption.frame = CGRect(x: column.minX, y: column.minY, width: 200, height: captionHeight)
        let bottom = CGRect(x: column.minX, y: column.maxY - 44, width: 200, height: 44)
        let halves = bottom.cells(2, columns: 2, spacing: 10)
        (previousButton.frame, nextButton.frame) = (halves[0], halves[1])
        place.frame = CGRect(x: column.minX, y: bottom.minY - 28, width: 200, height: 20)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: column.minX, y: caption.frame.maxY + 12 + CGFloat(index) * 50, width: 200, height: 42)
        }
    }

    /// Changes of layers without views happen at once inside.
    func withoutActions(_ work: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        work()
        CATransaction.commit()
    }
}
