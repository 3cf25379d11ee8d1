import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// The long press by which the collection of a controller has its items moved.
@Suite(.application) struct MovementPressTests {
    private class Photos: UICollectionViewController {
        var names = (0..<30).map { "\($0)" }
        var chosen: [Int] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(NamedCell.self, forCellWithReuseIdentifier: "photo")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            names.count
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
            (cell as? NamedCell)?.name = names[indexPath.item]
            return cell
        }

        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            chosen.append(indexPath.item)
        }
    }

    private final class MovablePhotos: Photos {
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) { names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
    }

    private func show(_ controller: (UICollectionViewLayout) -> Photos) -> (ViewTester, Photos) {
        let tester = ViewTester(size: CGSize(width: 320, height: 480))
        let layout = UICollectionViewFlowLayout()
        (layout.minimumLineSpacing, layout.itemSize) = (0, CGSize(width: 320, height: 40))
        let photos = controller(layout)
        tester.show(photos)
        tester.settle()
        return (tester, photos)
    }

    private func point(_ photos: Photos, _ y: CGFloat) -> CGPoint {
        photos.collectionView.convert(CGPoint(x: 160, y: y), to: nil)
    }

    private func cell(_ photos: Photos, _ name: String) -> NamedCell? {
        photos.collectionView.visibleCells.compactMap { $0 as? NamedCell }.first { $0.name == name }
    }

    @Test func `a finger that rests lifts an item, which follows it from where it was gripped`() {
        let (tester, photos) = show { MovablePhotos(collectionViewLayout: $0) }

        let touch = tester.touch(at: point(photos, 50))
        tester.pump(by: 0.6)
        tester.move(touch, by: CGVector(dx: 0, dy: 75))

        // The finger was ten points above the middle.
        #expect(cell(photos, "1")?.center.y == 135)
        touch.lift()
        tester.settle()
        #expect(photos.names.prefix(5) == ["0", "2", "3", "1", "4"])
        #expect(photos.chosen.isEmpty)
        #expect(photos.collectionView.contentOffset.y == -photos.collectionView.adjustedContentInset.top)
        #expect(cell(photos, "1")?.frame.minY == 120)
    }

    @Test func `a touch that the system takes away leaves the order`() {
        let (tester, photos) = show { MovablePhotos(collectionViewLayout: $0) }
        let touch = tester.touch(at: point(photos, 60))
        tester.pump(by: 0.6)
        tester.move(touch, by: CGVector(dx: 0, dy: 80))

        touch.cancel()
        tester.settle()

        #expect(photos.names.prefix(3) == ["0", "1", "2"])
        #expect(cell(photos, "1")?.frame.minY == 40)
    }

    @Test func `without a method that moves, a long touch selects`() {
        let (tester, photos) = show { Photos(collectionViewLayout: $0) }

        let touch = tester.touch(at: point(photos, 60))
        tester.pump(by: 0.8)
        touch.lift()
        tester.settle()

        #expect(photos.chosen == [1])
    }

    @Test func `a controller that wants no gesture has none`() {
        let (tester, photos) = show { MovablePhotos(collectionViewLayout: $0) }
        #expect(photos.installsStandardGestureForInteractiveMovement)
        photos.installsStandardGestureForInteractiveMovement = false

        let touch = tester.touch(at: point(photos, 60))
        tester.pump(by: 0.6)
        tester.move(touch, by: CGVector(dx: 0, dy: 5))
        touch.lift()
        tester.settle()

        #expect(photos.names.prefix(3) == ["0", "1", "2"])
        #expect(photos.chosen == [1])
    }
}
