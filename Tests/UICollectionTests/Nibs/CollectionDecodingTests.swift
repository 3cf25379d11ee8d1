import CoreGraphics
import Foundation
import InterfaceStages
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Collections, layouts and prototypes of interface files.
@Suite(.application) struct CollectionDecodingTests {
    private func collection(_ text: String) throws -> (UICollectionView, StagedObjects) {
        try CollectionElements.make(text)
    }

    /// A collection as an editor writes it, with a cell and a header.
    private let text = """
        <collectionView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" dataMode="prototypes" id="t">
        <rect key="frame" x="0.0" y="0.0" width="320" height="440"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="l">
        <size key="itemSize" width="100" height="60"/><size key="headerReferenceSize" width="50" height="30"/>
        <size key="footerReferenceSize" width="0.0" height="0.0"/>
        <inset key="sectionInset" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/></collectionViewFlowLayout>
        <cells>
        <collectionViewCell reuseIdentifier="a" customClass="NotedItem" id="c">
        <rect key="frame" x="0.0" y="50" width="100" height="60"/>
        <collectionViewCellContentView key="contentView" opaque="NO" id="v"><subviews><label text="Title" id="b"/></subviews>
        </collectionViewCellContentView><size key="customSize" width="100" height="60"/></collectionViewCell>
        <collectionViewCell reuseIdentifier="old" id="d"><view key="contentView" id="w">
        <subviews><label text="Old" id="e"/></subviews></view></collectionViewCell>
        </cells>
        <collectionReusableView key="sectionHeaderView" reuseIdentifier="head" customClass="NotedEdge" id="h">
        <subviews><label text="Head" id="i"/></subviews></collectionReusableView>
        <collectionReusableView key="sectionFooterView" reuseIdentifier="foot" id="f"/>
        </collectionView>
        """

    /// Shows items of a prototype below headers of another.
    private final class Items: NSObject, UICollectionViewDataSource {
        let identifier: String

        init(_ identifier: String) { self.identifier = identifier }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 300 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
        }
    }

    private func show(_ collection: UICollectionView, _ source: Items) -> ViewTester {
        let tester = ViewTester(size: CGSize(width: 320, height: 480), scale: 2)
        collection.contentInsetAdjustmentBehavior = .never
        collection.dataSource = source
        tester.show(collection, at: .zero)
        tester.pump()
        return tester
    }

    // MARK: Prototypes

    @Test func `items and headers are made from the prototypes of their identifiers`() throws {
        let (collection, objects) = try collection(text)
        let source = Items("a")
        let tester = show(collection, source)
        let cell = collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? CollectionElements.NotedItem
        let other = collection.cellForItem(at: IndexPath(item: 1, section: 0)) as? CollectionElements.NotedItem
        let head = collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))

        #expect(objects.faults == [])
        for id in ["t", "l"] { #expect(objects.unread(of: id).filter { $0 != "id" && $0 != "key" } == []) }
        #expect(cell?.awakenings == 1)
        #expect(cell !== other)
        #expect(cell?.reuseIdentifier == "a")
        #expect(cell?.contentView is CollectionCellContentView)
        #expect((cell?.contentView.subviews.first as? UILabel)?.text == "Title")
        // The header has 30 points, and three items of 100 have room in a line of 320.
        #expect(cell?.frame == CGRect(x: 0, y: 30, width: 100, height: 60))
        #expect(cell?.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
        #expect(head is CollectionElements.NotedEdge)
        #expect(head?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
        #expect((head?.subviews.first as? UILabel)?.text == "Head")
        tester.settle()
    }

    @Test func `cells of prototypes wait and are used again as others are`() throws {
        let (collection, _) = try collection(text)
        let source = Items("a")
        let tester = show(collection, source)
        var cells: Set<ObjectIdentifier> = []
        for offset in [0, 2000, 4000, 0, 3000] {
            collection.contentOffset.y = CGFloat(offset)
            tester.pump()
            for cell in collection.visibleCells { cells.insert(ObjectIdentifier(cell)) }
        }

        // 440 points show eight lines of 60 with distances of 10, where the first is cut.
        #expect(cells.count <= 24)
    }

    @Test func `content views of older files are those of their cells`() throws {
        let (collection, objects) = try collection(text)
        let source = Items("old")
        let tester = show(collection, source)
        let cell = collection.cellForItem(at: IndexPath(item: 0, section: 0))

        #expect(objects.faults == [])
        #expect(cell?.subviews.count == 1)
        #expect((cell?.contentView.subviews.first as? UILabel)?.text == "Old")
        tester.settle()
    }

    @Test func `subviews of files without a content view lie in front of the one that is made`() throws {
        let (cell, _): (UICollectionViewCell, StagedObjects) = try CollectionElements.make(
            "<collectionViewCell id=\"c\"><subviews><label text=\"Own\" id=\"l\"/></subviews></collectionViewCell>")

        #expect(cell.subviews.first === cell.contentView)
        #expect((cell.subviews.last as? UILabel)?.text == "Own")
    }

    @Test func `a cell has the backgrounds of the file`() throws {
        let (cell, objects): (UICollectionViewCell, StagedObjects) = try CollectionElements.make(
            """
            <collectionViewCell id="c"><view key="backgroundView" id="a"/><view key="selectedBackgroundView" id="b"/>
            </collectionViewCell>
            """)

        #expect(cell.backgroundView === objects.object(withID: "a"))
        #expect(cell.selectedBackgroundView === objects.object(withID: "b"))
        #expect(cell.subviews.first === cell.backgroundView)
    }

    @Test func `a registered class replaces a prototype`() throws {
        let (collection, _) = try collection(text)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
        let source = Items("a")
        let tester = show(collection, source)

        let cell = collection.cellForItem(at: IndexPath(item: 0, section: 0))
        #expect(cell.map { type(of: $0) } == UICollectionViewCell.self)
        tester.settle()
    }

    @Test(arguments: [
        "<cells><collectionViewCell id=\"c\"/></cells>",
        "<collectionReusableView key=\"sectionHeaderView\" id=\"h\"/>",
    ])
    func `a prototype without identifier is reported and left out`(content: String) throws {
        let (_, objects) = try collection("<collectionView id=\"t\">\(content)</collectionView>")

        #expect(objects.faults.count == 1)
        #expect(objects.faults.first?.contains("the identifier that views are dequeued by") == true)
    }

    @Test func `a prototype that makes no cell stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let (collection, _): (UICollectionView, StagedObjects) = try CollectionElements.make(
                    """
                    <collectionView id="t"><cells>
                    <collectionViewCell customClass="NoItem" reuseIdentifier="a" id="c"/></cells></collectionView>
                    """)
                _ = collection.dequeueReusableCell(
                    withReuseIdentifier: "a", for: IndexPath(item: 0, section: 0))
            }
        }

        let sentence = result.sentence
        #expect(sentence.contains("The prototype \"a\" of UICollectionView"))
        #expect(sentence.contains("made no UICollectionViewCell."))
    }

    @Test func `views are made from nibs too`() throws {
        let files = [
            "Item": "<collectionViewCell customClass=\"NotedItem\" reuseIdentifier=\"item\" id=\"c\"/>",
            "Head": "<collectionReusableView customClass=\"NotedEdge\" id=\"h\"/>",
        ]
        StagedLoader.load(files, CollectionElements.classes) {
            let collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: UICollectionViewFlowLayout())
            (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize.height = 20
            collection.register(UINib(nibName: "Item", bundle: nil), forCellWithReuseIdentifier: "item")
            collection.register(
                UINib(nibName: "Head", bundle: nil),
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "head")
            let source = Items("item")
            let tester = show(collection, source)

            #expect((collection.visibleCells.first as? CollectionElements.NotedItem)?.awakenings == 1)
            #expect(
                collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first
                    is CollectionElements.NotedEdge)
            tester.settle()
        }
    }

    // MARK: Layouts

    @Test func `a flow layout has the lengths of the file`() throws {
        let (layout, objects): (UICollectionViewFlowLayout, StagedObjects) = try CollectionElements.make(
            """
            <collectionViewFlowLayout scrollDirection="horizontal" minimumLineSpacing="3" minimumInteritemSpacing="4"
            sectionInsetReference="safeArea" id="l"><size key="itemSize" width="1" height="2"/>
            <size key="estimatedItemSize" width="5" height="6"/><size key="headerReferenceSize" width="7" height="8"/>
            <size key="footerReferenceSize" width="9" height="10"/>
            <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>
            """)

        #expect(layout.scrollDirection == .horizontal)
        #expect(layout.minimumLineSpacing == 3 && layout.minimumInteritemSpacing == 4)
        #expect(layout.itemSize == CGSize(width: 1, height: 2))
        #expect(layout.estimatedItemSize == CGSize(width: 5, height: 6))
        #expect(layout.headerReferenceSize == CGSize(width: 7, height: 8))
        #expect(layout.footerReferenceSize == CGSize(width: 9, height: 10))
        #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(layout.sectionInsetReference == .fromSafeArea)
        #expect(objects.faults == [] && objects.unread(of: "l").filter { $0 != "id" } == [])
    }

    @Test func `an automatic estimate has items size themselves`() throws {
        let (layout, _): (UICollectionViewFlowLayout, StagedObjects) = try CollectionElements.make(
            """
            <collectionViewFlowLayout automaticEstimatedItemSize="YES" id="l"><size key="itemSize" width="1" height="2"/>
            </collectionViewFlowLayout>
            """)

        #expect(layout.estimatedItemSize == UICollectionViewFlowLayout.automaticSize)
        #expect(layout.itemSize == CGSize(width: 1, height: 2))
    }

    @Test func `a layout of the app's own reads itself, and is the collection's`() throws {
        let (collection, objects) = try collection(
            """
            <collectionView id="t"><collectionViewLayout key="collectionViewLayout" customClass="NotedLayout" id="l"/>
            </collectionView>
            """)
        let layout = collection.collectionViewLayout as? CollectionElements.NotedLayout

        #expect(layout?.wasRead == true)
        #expect(layout?.collectionView === collection)
        #expect(layout === objects.object(withID: "l"))
    }

    @Test func `a file without a layout has a flow layout`() throws {
        let (collection, _) = try collection("<collectionView id=\"t\"/>")

        #expect(collection.collectionViewLayout is UICollectionViewFlowLayout)
    }

    // MARK: Collections

    @Test func `a collection has the choices and the looks of the file`() throws {
        let (collection, objects) = try collection(
            """
            <collectionView allowsSelection="NO" allowsMultipleSelection="YES" allowsSelectionDuringEditing="YES"
            allowsMultipleSelectionDuringEditing="YES" prefetchingEnabled="NO" alwaysBounceVertical="YES"
            pagingEnabled="YES" id="t"><color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
            <view key="backgroundView" id="b"/></collectionView>
            """)

        #expect(!collection.allowsSelection && collection.allowsMultipleSelection)
        #expect(collection.allowsSelectionDuringEditing && collection.allowsMultipleSelectionDuringEditing)
        #expect(!collection.isPrefetchingEnabled && collection.alwaysBounceVertical && collection.isPagingEnabled)
        #expect(collection.backgroundColor != .systemBackground)
        #expect(collection.backgroundView === objects.object(withID: "b"))
        #expect(objects.faults == [])
    }
}
