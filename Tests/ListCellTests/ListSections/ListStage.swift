import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// A collection of 320 by 480 points in a window without bars, whose sections are lists of texts.
@MainActor final class ListStage: UICollectionViewDataSource, UICollectionViewDelegate {
    let tester: ViewTester
    let collection: UICollectionView
    /// The texts, section by section, which a test changes together with the collection.
    var names: [[String]]
    var calls: [String] = []
    var fill: (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
    var canEdit: (IndexPath) -> Bool = { _ in true }
    /// Completes the action of a swipe.
    var done: (Bool) -> Void = { _ in }

    init(
        _ names: [[String]], _ configuration: UICollectionLayoutListConfiguration, scale: CGFloat = 2,
        direction: UIUserInterfaceLayoutDirection = .leftToRight, prepare: (ListStage) -> Void = { _ in }
    ) {
        tester = ViewTester(size: CGSize(width: 320, height: 480), scale: scale, direction: direction)
        self.names = names
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collection.register(
                UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        prepare(self)
        collection.dataSource = self
        collection.delegate = self
        tester.show(collection, at: .zero)
    }

    /// A stage with one section of so many items, "r0", "r1", and so on.
    convenience init(
        _ count: Int, _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
        direction: UIUserInterfaceLayoutDirection = .leftToRight, prepare: (ListStage) -> Void = { _ in }
    ) {
        self.init(
            [(0..<count).map { "r\($0)" }], UICollectionLayoutListConfiguration(appearance: appearance),
            direction: direction, prepare: prepare)
    }

    func cell(_ item: Int, _ section: Int = 0) throws -> UICollectionViewListCell {
        try #require(
            collection.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell)
    }

    func edge(_ kind: String, _ section: Int = 0) throws -> UICollectionViewListCell {
        try #require(
            collection.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
                as? UICollectionViewListCell)
    }

    /// The frames of lines of one pixel in a cell.
    func lines(_ cell: UICollectionViewListCell) -> [CGRect] {
        cell.subviews.filter { $0 is Hairline && $0.frame.width > $0.frame.height }.map(\.frame)
    }

    func tap(_ item: Int, _ section: Int = 0, x: CGFloat = 160) throws {
        let frame = try cell(item, section).frame
        tester.tap(at: collection.convert(CGPoint(x: x, y: frame.midY), to: nil))
        tester.settle()
    }

    // MARK: Data

    func numberOfSections(in collectionView: UICollectionView) -> Int { names.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        names[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        if let cell = cell as? UICollectionViewListCell {
            var content = cell.defaultContentConfiguration()
            content.text = names[indexPath.section][indexPath.item]
            cell.contentConfiguration = content
            fill(cell, indexPath)
        }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
        if let cell = view as? UICollectionViewListCell {
            var content = cell.defaultContentConfiguration()
            content.text = "Title"
            cell.contentConfiguration = content
        }
        return view
    }

    // MARK: Delegate

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        calls.append("select \(indexPath.section).\(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        canEdit(indexPath)
    }
}
