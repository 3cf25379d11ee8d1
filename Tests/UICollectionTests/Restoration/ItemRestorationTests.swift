import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// Selection and scroll position of a restored collection, by names that its data source gives the items.
@Suite(.application) struct ItemRestorationTests {
    /// Items of 100 by 60 points whose data source names them.
    private final class NamedGrid: NSObject, UICollectionViewDataSource, UIDataSourceModelAssociation {
        let collection: UICollectionView
        let names: [String]

        init(_ names: [String], _ direction: UICollectionView.ScrollDirection = .vertical) {
            self.names = names
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 60)
            layout.scrollDirection = direction
            collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: layout)
            super.init()
            collection.contentInsetAdjustmentBehavior = .never
            collection.allowsMultipleSelection = true
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collection.dataSource = self
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            names.count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

        func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.item] }

        func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
            names.firstIndex(of: identifier).map { IndexPath(item: $0, section: 0) }
        }

        var selected: [Int] { (collection.indexPathsForSelectedItems ?? []).map(\.item) }
    }

    private static let names = (0..<300).map { "name \($0)" }

    private func show(_ grid: NamedGrid) -> ViewTester {
        let tester = ViewTester(size: CGSize(width: 320, height: 480), scale: 2)
        tester.show(grid.collection, at: .zero)
        tester.pump()
        return tester
    }

    @Test func `items are selected and first in sight again where the data has others before them`() throws {
        let grid = NamedGrid(Self.names)
        let tester = show(grid)
        for item in [30, 7] {
            grid.collection.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        grid.collection.contentOffset.y = 1000
        tester.pump()
        let state = grid.collection.restorableState
        grid.collection.removeFromSuperview()

        let again = NamedGrid(["a", "b", "c", "d", "e", "f"] + Self.names)
        try again.collection.restore(state)
        tester.show(again.collection, at: .zero)
        tester.pump()

        // Two lines more are 140 points.
        #expect(again.collection.contentOffset.y == 1140)
        #expect(again.selected == [36, 13])
    }

    @Test func `collections that scroll to the sides are restored as well`() throws {
        // Six items of 60 with distances of 10 in each column of 440, columns 110 apart.
        let grid = NamedGrid(Self.names, .horizontal)
        let tester = show(grid)
        grid.collection.contentOffset.x = 1000
        tester.pump()
        let state = grid.collection.restorableState
        grid.collection.removeFromSuperview()

        let again = NamedGrid(["a", "b", "c", "d", "e", "f"] + Self.names, .horizontal)
        try again.collection.restore(state)
        tester.show(again.collection, at: .zero)
        tester.pump()

        #expect(again.collection.contentOffset.x == 1110)
    }

    @Test func `unknown names are not restored`() throws {
        let grid = NamedGrid(Self.names)
        let tester = show(grid)
        grid.collection.selectItem(at: IndexPath(item: 30, section: 0), animated: false, scrollPosition: [])
        let state = grid.collection.restorableState
        grid.collection.removeFromSuperview()

        let again = NamedGrid(["x", "y"])
        try again.collection.restore(state)
        tester.show(again.collection, at: .zero)
        tester.pump()

        #expect(again.selected == [])
        #expect(again.collection.contentOffset.y == 0)
    }
}
