import UIKit

/// The front of a store: banners in pages, shelves that scroll by themselves, and a grid; a tap puts a product into the basket.
final class StoreViewController: UICollectionViewController {
    private typealias Source = UICollectionViewDiffableDataSource<StoreSection, StoreItem>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<StoreSection, StoreItem>

    private var source: Source?
    private var basket: [Product: Int] = [:]
    private var page = 0
    private lazy var basketItem = UIBarButtonItem(
        image: UIImage(systemName: "cart"), primaryAction: UIAction { [unowned self] _ in emptyBasket() })

    init() {
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        title = "Store"
        navigationItem.rightBarButtonItems = [.display(for: self), basketItem]
    }

    required init?(coder: NSCoder) { fatalError("The page is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { [weak self] index, environment in
            let section = StoreSection.allCases[index].layout(in: environment)
            if StoreSection.allCases[index] == .banners { self?.followPages(of: section) }
            return section
        }
        let source = makeSource()
        self.source = source
        provideViews(source)
        var snapshot = Snapshot()
        for section in StoreSection.allCases {
            snapshot.appendSections([section])
            snapshot.appendItems(section.products.map { StoreItem(section: section, product: Product(number: $0)) })
        }
        source.apply(snapshot, animatingDifferences: false)
        basketDidChange()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _) in
            self.collectionView.collectionViewLayout.invalidateLayout()
        }
    }

    private func makeSource() -> Source {
        let banners = UICollectionView.CellRegistration<BannerCell, StoreItem> { cell, _, item in
            cell.show(item.product)
        }
        let products = UICollectionView.CellRegistration<ProductCell, StoreItem> { cell, _, item in
            cell.show(item.product, asRow: item.section == .loved)
        }
        return Source(collectionView: collectionView) { collectionView, indexPath, item in
            if item.section == .banners {
                return collectionView.dequeueConfiguredReusableCell(using: banners, for: indexPath, item: item)
            }
            return collectionView.dequeueConfiguredReusableCell(using: products, for: indexPath, item: item)
        }
    }

    private func provideViews(_ source: Source) {
        let titles = UICollectionView.SupplementaryRegistration<StoreTitleView>(
            elementKind: StoreSection.titleKind
        ) { view, _, indexPath in view.show(StoreSection.allCases[indexPath.section].title) }
        let badges = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: StoreSection.badgeKind) {
            [unowned self] view, _, indexPath in view.show(count(at: indexPath))
        }
        let dots = UICollectionView.SupplementaryRegistration<DotsView>(elementKind: StoreSection.dotsKind) {
            [unowned self] view, _, _ in
            view.control.numberOfPages = StoreSection.banners.products.count
            view.control.currentPage = page
            view.control.removeTarget(nil, action: nil, for: .valueChanged)
            view.control.addTarget(self, action: StoreViewController.dotsDidChange, for: .valueChanged)
        }
        source.supplementaryViewProvider = { collectionView, kind, indexPath in
            switch kind {
            case StoreSection.badgeKind:
                collectionView.dequeueConfiguredReusableSupplementary(using: badges, for: indexPath)
            case StoreSection.dotsKind:
                collectionView.dequeueConfiguredReusableSupplementary(using: dots, for: indexPath)
            default: collectionView.dequeueConfiguredReusableSupplementary(using: titles, for: indexPath)
            }
        }
    }

    // MARK: Banners

    /// Has the dots show the banner that is nearest to the middle.
    private func followPages(of section: NSCollectionLayoutSection) {
        section.visibleItemsInvalidationHandler = { [weak self] items, offset, environment in
            let middle = offset.x + environment.container.contentSize.width / 2
            let cells = items.filter { $0.representedElementCategory == .cell }
            let nearest = cells.min { abs($0.center.x - middle) < abs($1.center.x - middle) }
            if let nearest { self?.show(page: nearest.indexPath.item) }
        }
    }

    private func show(page: Int) {
        guard page != self.page else { return }
        self.page = page
        let dots = collectionView.supplementaryView(
            forElementKind: StoreSection.dotsKind, at: IndexPath(item: 0, section: 0))
        (dots as? DotsView)?.control.currentPage = page
    }

    private func dotsDidChange(_ control: UIPageControl) {
        collectionView.scrollToItem(
            at: IndexPath(item: control.currentPage, section: 0), at: .centeredHorizontally, animated: true)
    }

    // MARK: Basket

    private func count(at indexPath: IndexPath) -> Int {
        source?.itemIdentifier(for: indexPath).flatMap { basket[$0.product] } ?? 0
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        guard let product = source?.itemIdentifier(for: indexPath)?.product else { return }
        basket[product, default: 0] += 1
        basketDidChange()
    }

    private func emptyBasket() {
        basket = [:]
        basketDidChange()
    }

    private func basketDidChange() {
        // Hash order: a sum is the same in each.
        let count = basket.values.reduce(0, +)
        title = count == 0 ? "Store" : "Store (\(count))"
        basketItem.isEnabled = count > 0
        for indexPath in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: StoreSection.badgeKind) {
            let badge = collectionView.supplementaryView(forElementKind: StoreSection.badgeKind, at: indexPath)
            (badge as? BadgeView)?.show(self.count(at: indexPath))
        }
    }
}
