import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// A controller of a collection.
@Suite(.application) struct CollectionControllerTests {
    private final class Photos: UICollectionViewController {
        var chosen: [Int] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            9
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        }

        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            chosen.append(indexPath.item)
        }
    }

    @Test func `the collection fills the view, which is another one`() {
        let tester = ViewTester(size: CGSize(width: 320, height: 480))
        let layout = UICollectionViewFlowLayout()
        let controller = Photos(collectionViewLayout: layout)
        #expect(controller.collectionViewLayout === layout)
        #expect(!controller.isViewLoaded)

        tester.show(controller)

        #expect(controller.view !== controller.collectionView)
        #expect(controller.collectionView.superview === controller.view)
        #expect(controller.collectionView.frame == controller.view.bounds)
        #expect(controller.collectionView.dataSource === controller)
        #expect(controller.collectionView.delegate === controller)
        #expect(controller.collectionView.visibleCells.count == 9)
        tester.settle()
    }

    @Test func `a tap reaches the controller, and the selection ends when it appears again`() {
        let tester = ViewTester(size: CGSize(width: 320, height: 480))
        let controller = Photos(collectionViewLayout: UICollectionViewFlowLayout())
        tester.show(controller)
        tester.settle()
        let point = controller.collectionView.convert(CGPoint(x: 25, y: 25), to: nil)

        tester.tap(at: point)
        tester.settle()
        #expect(controller.chosen == [0])
        #expect(controller.collectionView.indexPathsForSelectedItems == [.item(0)])
        controller.viewWillAppear(false)

        #expect(controller.collectionView.indexPathsForSelectedItems == [])
    }

    @Test func `editing reaches the collection`() {
        let controller = Photos(collectionViewLayout: UICollectionViewFlowLayout())

        controller.setEditing(true, animated: false)

        #expect(controller.collectionView.isEditing)
    }
}
