import CoreGraphics
import Foundation
import InterfaceStages
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitLists

/// Controllers whose collection is in an interface file, and the segues of cells.
@Suite(.application) struct CollectionLoadingTests {
    private static func load<Result>(_ files: [String: String], _ body: () throws -> Result) rethrows -> Result {
        try StagedLoader.load(files, CollectionElements.classes, while: body)
    }

    @Test func `the collection of a nib fills the controller's view, which is its source and delegate`() {
        Self.load(["Grid": "<collectionView alwaysBounceVertical=\"YES\" id=\"t\"/>"]) {
            let controller = UICollectionViewController(nibName: "Grid", bundle: nil)
            let collection: UICollectionView = controller.collectionView

            #expect(controller.isViewLoaded)
            #expect(collection.alwaysBounceVertical)
            #expect(controller.view !== collection && collection.superview === controller.view)
            #expect(collection.frame == controller.view.bounds)
            #expect(collection.dataSource === controller && collection.delegate === controller)
            #expect(controller.collectionViewLayout === collection.collectionViewLayout)
        }
    }

    @Test func `the collection of a nib has the press that moves items, as long as the controller wants it`() {
        Self.load(["Grid": "<collectionView id=\"t\"/>"]) {
            let controller = UICollectionViewController(nibName: "Grid", bundle: nil)
            let collection: UICollectionView = controller.collectionView
            func presses() -> Int { (collection.gestureRecognizers ?? []).count { $0 is MovementPress } }

            #expect(presses() == 1)
            controller.installsStandardGestureForInteractiveMovement = false
            #expect(presses() == 0)
        }
    }

    private final class ConnectedCollection: UICollectionView {
        final class Items: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { UICollectionViewCell() }
        }

        private let items = Items()

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            dataSource = items
        }
    }

    @Test func `connections of the file are kept`() {
        let classes = CollectionElements.classes.merging(["ConnectedCollection": ConnectedCollection.self]) { $1 }

        StagedLoader.load(["Grid": "<collectionView customClass=\"ConnectedCollection\" id=\"t\"/>"], classes) {
            let controller = UICollectionViewController(nibName: "Grid", bundle: nil)

            #expect(controller.collectionView.dataSource is ConnectedCollection.Items)
            #expect(controller.collectionView.delegate === controller)
        }
    }

    /// A scene with a collection, which it makes when it is asked.
    private final class Scene: InterfaceSource {
        let objects: StagedObjects
        private weak var controller: UIViewController?

        init(_ text: String) throws { objects = try CollectionElements.objects(text) }

        func adopt(_ controller: AnyObject) { self.controller = controller as? UIViewController }

        func loadView() { controller?.view = objects.object(withID: "t") as? UIView }

        func controllers(related relationship: String) -> [AnyObject] { [] }

        func performSegue(withIdentifier identifier: String, sender: Any?) -> Bool { false }
    }

    @Test func `a scene's controller has the settings of its file`() throws {
        let scene = try Scene(
            """
            <collectionViewController clearsSelectionOnViewWillAppear="NO" id="c"/><collectionView id="t">
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7" id="l"/></collectionView>
            """)
        scene.objects.source = scene

        let controller: UICollectionViewController = try #require(scene.objects.makeFirst())

        #expect(!controller.isViewLoaded)
        #expect(!controller.clearsSelectionOnViewWillAppear)
        #expect((controller.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing == 7)
        #expect(controller.collectionView === scene.objects.object(withID: "t"))
        #expect(controller.collectionView.dataSource === controller)
        #expect(scene.objects.faults == [])
    }

    @Test func `a controller outside of scenes has the collection of its element at once`() throws {
        let objects = try CollectionElements.objects(
            """
            <collectionViewController id="c"><collectionView key="view" id="t"/></collectionViewController>
            """)

        let controller: UICollectionViewController = try #require(objects.makeFirst())

        #expect(controller.isViewLoaded)
        #expect(controller.collectionView === objects.object(withID: "t"))
        #expect(objects.faults == [])
    }

    private final class OutletController: UICollectionViewController {
        override var view: UIView! {
            get { super.view }
            set {
                super.view = newValue
                // As the outlet of the file does, behind the one for the view.
                if let inner = newValue.subviews.first as? UICollectionView, !hasCollection { collectionView = inner }
            }
        }
    }

    @Test func `a collection that an outlet gives stays where the file has it`() {
        let text = """
            <view id="v"><rect key="frame" x="0" y="0" width="200" height="300"/><subviews><collectionView id="t">
            <rect key="frame" x="10" y="20" width="100" height="50"/></collectionView></subviews></view>
            """
        Self.load(["Grid": text]) {
            let controller = OutletController(nibName: "Grid", bundle: nil)
            controller.loadViewIfNeeded()

            #expect(controller.collectionView.superview === controller.view)
            #expect(controller.collectionView.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
            #expect(controller.collectionView.dataSource === controller)
        }
    }

    @Test func `a nib without a collection stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                CollectionLoadingTests.load(["Grid": "<view id=\"v\"/>"]) {
                    UICollectionViewController(nibName: "Grid", bundle: nil).loadViewIfNeeded()
                }
            }
        }

        let sentence = result.sentence
        #expect(sentence.contains("loaded the nib \"Grid\", but its view there is a UIView and no UICollectionView."))
    }

    // MARK: Segues

    @Test func `a tap selects the item, performs the segue, and then notifies the delegate`() {
        let stage = CollectionStage([["a", "b", "c"]]) { stage in
            stage.configure = { [unowned stage] cell, _ in
                (cell as any SelectionSegues).selectionSegue = { [unowned stage] in
                    let selected = stage.collection.indexPathsForSelectedItems ?? []
                    stage.calls.append("segue \(selected.map(\.item))")
                }
            }
        }
        stage.ignored.formUnion(["shouldHighlight", "didHighlight", "didUnhighlight"])
        stage.calls = []

        stage.tap(1)

        #expect(stage.calls == ["shouldSelect 0.1", "segue [1]", "didSelect 0.1", "primary 0.1"])
    }

    @Test func `an item that may not be selected performs no segue`() {
        let stage = CollectionStage([["a", "b"]]) { stage in
            stage.maySelect = { _ in false }
            stage.configure = { [unowned stage] cell, _ in
                (cell as any SelectionSegues).selectionSegue = { [unowned stage] in stage.calls.append("segue") }
            }
        }

        stage.tap(1)

        #expect(!stage.calls.contains("segue"))
    }
}
