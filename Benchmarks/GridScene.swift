import CoreGraphics
import Foundation
import UIKit
import UIKitLists

/// Coloured and numbered squares in a compositional layout: a hundred thousand in four columns, which become three and five, and
/// twenty sections half of which scroll by themselves.
enum GridScene {
    private static let frames = 600
    /// Seven pixels of a display with two to the point.
    private static let step: CGFloat = 3.5
    private static let warmUp = 10

    static func run() {
        let scene = "i.grid"
        let columns = Columns()
        let source = Source([100_000])
        let (collection, stage) = show(scene, source) {
            UICollectionViewCompositionalLayout { _, _ in squares(in: columns.count) }
        }
        scroll(scene, "cpu per frame", stage) { collection.contentOffset.y += step }
        collection.contentOffset.y = 0
        stage.frame()
        var samples = Samples()
        for pass in 0..<20 {
            samples.measure {
                columns.count = pass % 2 == 0 ? 3 : 5
                collection.collectionViewLayout.invalidateLayout()
                stage.frame()
            }
        }
        samples.report(scene, "resize to 3/5 columns", "ms")
        Report.peakMemory(scene)
    }

    static func runSections() {
        let scene = "compositional"
        let source = Source([Int](repeating: 50, count: 20))
        let (collection, stage) = show(scene, source) {
            UICollectionViewCompositionalLayout { index, _ in index % 2 == 0 ? squares(in: 4) : shelf }
        }
        scroll(scene, "cpu per frame", stage) { collection.contentOffset.y += step }
        collection.contentOffset.y = 0
        stage.frame()
        guard let shelf = collection.subviews.compactMap({ $0 as? UIScrollView }).first else { return }
        scroll(scene, "cpu per frame of a section", stage) { shelf.contentOffset.x += step }
        var samples = Samples()
        for _ in 0..<60 {
            samples.measure {
                source.counts[0] += 1
                collection.insertItems(at: [IndexPath(item: 0, section: 0)])
                stage.frame()
            }
        }
        samples.report(scene, "insert an item, animated", "ms")
        Report.peakMemory(scene)
    }

    // MARK: Sections

    private static func squares(in columns: Int) -> NSCollectionLayoutSection {
        let part = 1 / CGFloat(columns)
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(part), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(part)), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }

    private static var shelf: NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(120), heightDimension: .absolute(120)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.orthogonalScrollingBehavior = .continuous
        return section
    }

    // MARK: Measures

    private static func show(
        _ scene: String, _ source: Source, _ layout: () -> UICollectionViewLayout
    ) -> (UICollectionView, OffscreenStage) {
        let stage = OffscreenStage(scale: 2)
        stage.frame()
        var collection = UICollectionView(frame: stage.root.bounds, collectionViewLayout: layout())
        // The second collection finds fonts and glyphs that the first has loaded.
        for _ in 0..<2 {
            collection.removeFromSuperview()
            stage.frame()
            let cost = Report.cpuMilliseconds {
                collection = UICollectionView(frame: stage.root.bounds, collectionViewLayout: layout())
                collection.register(Square.self, forCellWithReuseIdentifier: "cell")
                collection.dataSource = source
                stage.root.addSubview(collection)
                stage.frame()
            }
            Report.line(scene, "first frame", cost, "ms")
        }
        return (collection, stage)
    }

    private static func scroll(
        _ scene: String, _ metric: String, _ stage: OffscreenStage, _ move: @escaping () -> Void
    ) {
        var samples = Samples()
        for frame in 0..<frames {
            let scroll = {
                move()
                stage.frame()
            }
            if frame < warmUp { scroll() } else { samples.measure(scroll) }
        }
        samples.report(scene, metric, "ms")
    }

    private final class Columns {
        var count = 4
    }

    private final class Source: UICollectionViewDataSource {
        var counts: [Int]

        init(_ counts: [Int]) { self.counts = counts }

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? Square)?.show(indexPath.item)
            return cell
        }
    }

    /// A square as the peers draw it, in points instead of pixels.
    private final class Square: UICollectionViewCell {
        private static let palette = [
            0xFF3B30, 0xFF9500, 0xFFCC00, 0x34C759, 0x5AC8FA, 0x007AFF, 0x5856D6, 0xAF52DE,
        ].map { UIColor(rgba: RGBAColor(hex: $0)) }
        private let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.font = UIFont(name: "DejaVu Sans", size: 13)
            label.textAlignment = .center
            contentView.addSubview(label)
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            label.frame = contentView.bounds
        }

        func show(_ item: Int) {
            contentView.backgroundColor = Self.palette[item % Self.palette.count]
            label.text = "\(item)"
        }
    }
}
