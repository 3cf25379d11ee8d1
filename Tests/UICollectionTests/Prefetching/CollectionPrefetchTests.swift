import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// Items that a data source prefetches before they show.
@Suite(.application) struct CollectionPrefetchTests {
    private final class Source: UICollectionViewDataSourcePrefetching {
        var named: [[Int]] = []
        var cancelled: [[Int]] = []

        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            named.append(indexPaths.map(\.item))
        }

        func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
            cancelled.append(indexPaths.map(\.item))
        }
    }

    private func stage(_ source: Source) -> CollectionStage {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 150, height: 110)
        layout.minimumLineSpacing = 0
        return CollectionStage(counts: [200], layout: layout) { $0.collection.prefetchDataSource = source }
    }

    @Test func `after the first layout the items of one more screen are named, nearest first`() {
        let source = Source()
        _ = stage(source)

        // Four lines of two show, and the next four are ahead.
        #expect(source.named == [Array(8..<16)])
        #expect(source.cancelled == [])
    }

    @Test func `items are named once, in groups`() {
        let source = Source()
        let stage = stage(source)
        for offset in stride(from: 10, through: 900, by: 10) { stage.scroll(to: CGFloat(offset)) }

        let all = source.named.flatMap { $0 }
        #expect(all == Array(8..<8 + all.count))
        #expect(source.cancelled == [])
    }

    @Test func `whoever turns round has items called off`() {
        let source = Source()
        let stage = stage(source)
        stage.scroll(to: 2200)
        source.named = []
        source.cancelled = []

        stage.scroll(to: 2150)

        #expect(source.cancelled.first?.isEmpty == false)
        #expect(source.named.first?.first.map { $0 < 40 } == true)
    }

    @Test func `switched off, all prefetching is cancelled and none requested`() {
        let source = Source()
        let stage = stage(source)

        stage.collection.isPrefetchingEnabled = false
        stage.scroll(to: 500)

        #expect(source.cancelled == [Array(8..<16)])
        #expect(source.named.count == 1)
    }
}
