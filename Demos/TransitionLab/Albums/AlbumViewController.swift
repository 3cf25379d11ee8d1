import UIKit

/// An album of twelve pages, which are turned by a finger, by taps, or back to the first by a button.
final class AlbumViewController: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    private static let count = 12
    private let kind: AlbumKind

    init(_ kind: AlbumKind) {
        self.kind = kind
        super.init(
            transitionStyle: kind.style, navigationOrientation: kind.orientation, options: [.interPageSpacing: 16])
        title = kind.rawValue
        hidesBottomBarWhenPushed = true
        edgesForExtendedLayout = []
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "First", primaryAction: UIAction(title: "First") { [unowned self] _ in goToFirst() })
    }

    required init?(coder: NSCoder) { fatalError("Albums are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        isDoubleSided = kind == .leaflet
        (dataSource, delegate) = (self, self)
        setViewControllers([LeafViewController(0)], direction: .forward, animated: false)
    }

    private var index: Int { (viewControllers?.first as? LeafViewController)?.index ?? 0 }

    private func goToFirst() {
        let pages = spineLocation == .mid || isDoubleSided ? 2 : 1
        setViewControllers((0..<pages).map(LeafViewController.init), direction: .reverse, animated: true)
    }

    // MARK: Pages

    private func leaf(_ index: Int) -> LeafViewController? {
        (0..<Self.count).contains(index) ? LeafViewController(index) : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { (viewController as? LeafViewController).flatMap { leaf($0.index - 1) } }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        guard let current = viewController as? LeafViewController else { return nil }
        // The last page of a leaflet has an empty back.
        if kind == .leaflet, current.index % 2 == 0, current.index + 2 >= Self.count { return nil }
        return leaf(current.index + 1)
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { kind.isCounted ? Self.count : 0 }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int { index }

    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> SpineLocation {
        guard kind == .book else { return spineLocation }
        let first = index - index % 2
        guard orientation.isLandscape else {
            setViewControllers([LeafViewController(index)], direction: .forward, animated: false)
            isDoubleSided = false
            return .min
        }
        setViewControllers(
            [LeafViewController(first), LeafViewController(first + 1)], direction: .forward, animated: false)
        return .mid
    }
}
