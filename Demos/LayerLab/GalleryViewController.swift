import UIKit

/// The list of subjects, as tiles that fill the screen in every orientation.
final class GalleryViewController: UIViewController {
    private var tiles: [SubjectTile] = []

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Layer Lab"
    }

    required init?(coder: NSCoder) { fatalError("GalleryViewController is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        for index in Subject.all.indices {
            let tile = SubjectTile(subject: Subject.all[index])
            tile.addAction(UIAction { [weak self] _ in self?.open(index) }, for: .touchUpInside)
            view.addSubview(tile)
            tiles.append(tile)
        }
    }

    private func open(_ index: Int) {
        let subject = Subject.all[index]
        navigationController?.pushViewController(subject.makePage(subject), animated: true)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
        let columns = area.width > area.height ? (tiles.count + 1) / 2 : 2
        for (tile, frame) in zip(tiles, area.cells(tiles.count, columns: columns, spacing: 12)) { tile.frame = frame }
    }
}
