import UIKit

/// A grid of pictures: two fingers change the columns, a long touch moves a picture, and a tap marks it as liked.
final class PhotosViewController: UICollectionViewController {
    private typealias Source = UICollectionViewDiffableDataSource<Int, Photo>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Photo>

    private static let columns = 2...6
    private var source: Source?
    private var liked: Set<Photo> = []
    private var images: [Photo: UIImage] = [:]
    private var transition: UICollectionViewTransitionLayout?
    /// The ratio of the fingers' distance to that at the start, for the whole transition.
    private var goalScale: CGFloat = 1

    init() {
        super.init(collectionViewLayout: GridLayout(columns: 3))
        title = "Photos"
        navigationItem.rightBarButtonItems = [
            .display(for: self), UIBarButtonItem(image: UIImage(systemName: "square.grid.2x2"), menu: columnMenu()),
        ]
    }

    required init?(coder: NSCoder) { fatalError("The page is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.alwaysBounceVertical = true
        let pinch = UIPinchGestureRecognizer(target: self, action: PhotosViewController.pinchDidChange)
        collectionView.addGestureRecognizer(pinch)
        let cells = UICollectionView.CellRegistration<PhotoCell, Photo> { [unowned self] cell, _, photo in
            cell.show(image(of: photo), isLiked: liked.contains(photo))
        }
        let source = Source(collectionView: collectionView) { collectionView, indexPath, photo in
            collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: photo)
        }
        source.reorderingHandlers.canReorderItem = { _ in true }
        var snapshot = Snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems((0..<120).map { Photo(number: $0) })
        source.apply(snapshot, animatingDifferences: false)
        self.source = source
    }

    private func image(of photo: Photo) -> UIImage {
        if let image = images[photo] { return image }
        let image = photo.draw()
        images[photo] = image
        return image
    }

    // MARK: Likes

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        guard let source, let photo = source.itemIdentifier(for: indexPath) else { return }
        liked.formSymmetricDifference([photo])
        var snapshot = source.snapshot()
        snapshot.reconfigureItems([photo])
        source.apply(snapshot, animatingDifferences: false)
    }

    // MARK: Columns

    private var layout: GridLayout? { collectionViewLayout as? GridLayout }

    private func columnMenu() -> UIMenu {
        let current = UIDeferredMenuElement.uncached { [weak self] provide in
            provide(
                Self.columns.map { columns in
                    UIAction(title: "\(columns) columns", state: self?.layout?.columns == columns ? .on : .off) { _ in
                        self?.collectionView.setCollectionViewLayout(GridLayout(columns: columns), animated: true)
                    }
                })
        }
        return UIMenu(children: [current])
    }

    private func pinchDidChange(_ pinch: UIPinchGestureRecognizer) {
        switch pinch.state {
        case .began, .changed: follow(pinch.scale)
        case .ended: leave(isFinished: progress(at: pinch.scale) > 0.4)
        case .cancelled, .failed: leave(isFinished: false)
        default: break
        }
    }

    private func follow(_ scale: CGFloat) {
        if transition == nil { begin(scale) }
        transition?.transitionProgress = progress(at: scale)
    }

    /// Begins the change to one column less where the fingers part, and to one more where they close.
    private func begin(_ scale: CGFloat) {
        guard let columns = layout?.columns, scale != 1 else { return }
        let next = scale > 1 ? columns - 1 : columns + 1
        guard Self.columns.contains(next) else { return }
        goalScale = CGFloat(columns) / CGFloat(next)
        transition = collectionView.startInteractiveTransition(to: GridLayout(columns: next))
    }

    private func progress(at scale: CGFloat) -> CGFloat {
        guard goalScale != 1 else { return 0 }
        return min(max((scale - 1) / (goalScale - 1), 0), 1)
    }

    private func leave(isFinished: Bool) {
        guard transition != nil else { return }
        transition = nil
        if isFinished {
            collectionView.finishInteractiveTransition()
        } else {
            collectionView.cancelInteractiveTransition()
        }
    }
}
