import UIKit

/// An outline of files: folders expand, swipes mark and delete, and a menu of each file does more.
final class FilesViewController: UICollectionViewController {
    typealias Source = UICollectionViewDiffableDataSource<FilePlace, FileItem>

    private(set) var source: Source?
    var marked: Set<FileItem> = []
    private var order = FileOrder.name
    /// The number that the next file gets.
    var nextNumber = 1000

    init() {
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        title = "Files"
        navigationItem.rightBarButtonItems = [
            .display(for: self), UIBarButtonItem(image: UIImage(systemName: "arrow.up.arrow.down"), menu: orderMenu()),
        ]
    }

    required init?(coder: NSCoder) { fatalError("The page is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.collectionViewLayout = makeLayout()
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, FileItem> {
            [unowned self] cell, _, item in
            // Another size of text is another state.
            cell.configurationUpdateHandler = { [unowned self] cell, state in
                guard let cell = cell as? UICollectionViewListCell else { return }
                show(item, in: cell, state.traitCollection.preferredContentSizeCategory)
            }
        }
        let titles = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, indexPath in
            var content = cell.defaultContentConfiguration()
            content.text = FilePlace.allCases[indexPath.section].title
            cell.contentConfiguration = content
        }
        let source = Source(collectionView: collectionView) { collectionView, indexPath, item in
            collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: item)
        }
        source.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: titles, for: indexPath)
        }
        self.source = source
        let trees = FileTree.load()
        for place in FilePlace.allCases {
            source.apply(sorted(trees[place] ?? FileTree.Snapshot()), to: place, animatingDifferences: false)
        }
    }

    private func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.leadingActions(at: $0) }
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.trailingActions(at: $0) }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func show(_ item: FileItem, in cell: UICollectionViewListCell, _ textSize: UIContentSizeCategory) {
        var content = cell.defaultContentConfiguration()
        content.text = item.name
        content.image = UIImage(systemName: item.symbol)
        content.imageProperties.tintColor = item.kind.color
        content.imageProperties.reservedLayoutSize.width = UIListContentConfiguration.ImageProperties.standardDimension
        // A large text leaves no room beside it.
        let isLarge = textSize.isAccessibilityCategory
        if isLarge, !item.isFolder { content.secondaryText = item.sizeText }
        cell.contentConfiguration = content
        var accessories: [UICellAccessory] = item.isFolder ? [.outlineDisclosure(options: .init(style: .header))] : []
        if !isLarge, !item.isFolder {
            accessories.append(
                .label(text: item.sizeText, options: .init(font: .preferredFont(forTextStyle: .footnote))))
        }
        if marked.contains(item) {
            accessories.append(.customView(configuration: .init(customView: mark(), placement: .trailing())))
        }
        cell.accessories = accessories
    }

    private func mark() -> UIView {
        let mark = UIImageView(image: UIImage(systemName: "flag.fill"))
        mark.tintColor = .systemOrange
        return mark
    }

    // MARK: Order

    private func orderMenu() -> UIMenu {
        let current = UIDeferredMenuElement.uncached { [weak self] provide in
            provide(
                FileOrder.allCases.map { order in
                    UIAction(title: "By \(order.rawValue)", state: self?.order == order ? .on : .off) { _ in
                        self?.sort(by: order)
                    }
                })
        }
        return UIMenu(children: [current])
    }

    private func sort(by order: FileOrder) {
        self.order = order
        for place in FilePlace.allCases {
            guard let tree = source?.snapshot(for: place) else { continue }
            source?.apply(sorted(tree), to: place)
        }
    }

    /// A tree with the same files in the order of the page, of which the same folders are expanded.
    func sorted(_ tree: FileTree.Snapshot) -> FileTree.Snapshot {
        var result = FileTree.Snapshot()
        func add(_ items: [FileItem], to parent: FileItem?) {
            let items = items.sorted(by: order.comesFirst)
            result.append(items, to: parent)
            for item in items where item.isFolder {
                add(tree.snapshot(of: item).rootItems, to: item)
                if tree.isExpanded(item) { result.expand([item]) }
            }
        }
        add(tree.rootItems, to: nil)
        return result
    }

    // MARK: Selection

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
    }

    // MARK: Menus

    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let item = indexPaths.first.flatMap(item) else { return nil }
        return UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.menu(for: item) })
    }
}
