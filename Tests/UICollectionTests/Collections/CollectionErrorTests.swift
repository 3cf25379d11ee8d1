import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// Mistakes of programs stop them with a sentence.
@Suite(.application) struct CollectionErrorTests {
    @Test func `an identifier without class`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = CollectionStage(counts: [1])
                _ = stage.collection.dequeueReusableCell(withReuseIdentifier: "row", for: .item(0))
            }
        }
        #expect(result.sentence.contains("knows no class for it. Call register(_:forCellWithReuseIdentifier:)"))
    }

    @Test func `a class that is none of cells`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                CollectionStage(counts: [1]).collection.register(UILabel.self, forCellWithReuseIdentifier: "row")
            }
        }
        #expect(result.sentence.contains("Register UICollectionViewCell or a class below it."))
    }

    @Test func `a cell that was not dequeued`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = CollectionStage(counts: [1]) { $0.makeCell = { _ in UICollectionViewCell(frame: .zero) } }
            }
        }
        #expect(result.sentence.contains("returned a view for item [0, 0] that was not dequeued for it"))
    }

    @Test func `two cells that are dequeued for one item`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = CollectionStage(counts: [1]) { stage in
                    stage.makeCell = { [unowned stage] path in
                        _ = stage.collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                        return stage.collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                    }
                }
            }
        }
        #expect(result.sentence.contains("dequeued two views for item [0, 0]"))
    }

    @Test func `a registration that is made for each cell`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = CollectionStage(counts: [1]) { stage in
                    stage.makeCell = { [unowned stage] path in
                        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
                        return stage.collection.dequeueConfiguredReusableCell(using: registration, for: path, item: 1)
                    }
                }
            }
        }
        #expect(result.sentence.contains("Make the registration once, outside of that, and keep it."))
    }

    @Test func `no item for a registration`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
                _ = CollectionStage(counts: [1]) { stage in
                    stage.makeCell = { [unowned stage] path in
                        stage.collection.dequeueConfiguredReusableCell(using: registration, for: path, item: nil)
                    }
                }
            }
        }
        #expect(result.sentence.contains("for no item"))
    }

    @Test func `a negative number of items`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let source = NegativeSource()
                let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                collection.dataSource = source
                _ = collection.numberOfSections
            }
        }
        #expect(result.sentence.contains("said that section 0 has -1 items."))
    }

    @Test func `a wrong number after an update`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = CollectionStage(counts: [50, 3])
                stage.names[1] = ["a", "b", "c", "d", "e"]
                stage.collection.insertItems(at: [IndexPath(item: 0, section: 1)])
            }
        }
        #expect(
            result.sentence.contains("An update left 5 items in section 1. There were 3 before it, 1 were inserted"))
    }

    @Test func `an item that is deleted and reloaded`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = CollectionStage(counts: [3])
                stage.batch {
                    stage.names[0].removeFirst()
                    stage.collection.deleteItems(at: [.item(0)])
                    stage.collection.reloadItems(at: [.item(0)])
                }
            }
        }
        #expect(result.sentence.contains("Item 0 of section 0 was to be deleted and reloaded in one update."))
    }

    @Test func `an item beyond its section`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = CollectionStage(counts: [3])
                stage.names[0].removeLast()
                stage.collection.deleteItems(at: [.item(3)])
            }
        }
        #expect(result.sentence.contains("the section has only 3 items before the update."))
    }

    @Test func `a reload while a cell is made`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = CollectionStage(counts: [3]) { stage in
                    stage.configure = { [unowned stage] _, _ in stage.collection.reloadData() }
                }
            }
        }
        #expect(result.sentence.contains("was reloaded while its data source was making a view."))
    }

    @Test func `an update while a cell is made`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = CollectionStage(counts: [3]) { stage in
                    stage.configure = { [unowned stage] _, _ in stage.collection.insertItems(at: []) }
                }
            }
        }
        #expect(result.sentence.contains("was updated while its data source was making a view."))
    }

    @Test func `an item that is not there is scrolled to, or selected`() async {
        let scroll = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                CollectionStage(counts: [3]).collection.scrollToItem(at: .item(3), at: .top, animated: false)
            }
        }
        let choice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                CollectionStage(counts: [3]).collection.selectItem(
                    at: IndexPath(item: 0, section: 2), animated: false, scrollPosition: [])
            }
        }
        #expect(scroll.sentence.contains("The index path [0, 3] was to be scrolled to in"))
        #expect(scroll.sentence.contains("which has 3 items in section 0."))
        #expect(choice.sentence.contains("The index path [2, 0] was to be selected in"))
        #expect(choice.sentence.contains("which has 1 sections."))
    }

    @Test func `two positions of one direction`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                CollectionStage(counts: [3]).collection.scrollToItem(
                    at: .item(1), at: [.top, .bottom], animated: false)
            }
        }
        #expect(result.sentence.contains("several positions of one direction at once."))
    }

    @Test func `attributes that are no numbers, and those of items that are not there`() async {
        let numbers = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = CollectionStage(counts: [1], layout: WrongLayout { $0.center.x = .nan }) }
        }
        let items = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = CollectionStage(counts: [1], layout: WrongLayout { $0.indexPath = IndexPath(item: 4, section: 0) })
            }
        }
        #expect(numbers.sentence.contains("WrongLayout gave item [0, 0] in"))
        #expect(numbers.sentence.contains("attributes that are no numbers, or a negative size"))
        #expect(items.sentence.contains("gave attributes to item [0, 4] in"))
        #expect(items.sentence.contains("which has 1 items in that section."))
    }

    @Test func `a negative size, and a transform that is no number`() async {
        let size = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = CollectionStage(counts: [1], layout: WrongLayout { $0.size.width = -1 }) }
        }
        let transform = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = CollectionStage(
                    counts: [1],
                    layout: WrongLayout { $0.transform = CGAffineTransform(scaleX: .nan, y: 1) })
            }
        }
        #expect(size.sentence.contains("WrongLayout gave item [0, 0] in"))
        #expect(size.sentence.contains("attributes that are no numbers, or a negative size"))
        #expect(transform.sentence.contains("WrongLayout gave item [0, 0] in"))
    }

    @Test func `a motion that begins at no numbers, and an offset that is none`() async {
        let motion = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let layout = NotedFlow("flow", CGSize(width: 50, height: 50))
                layout.initial = { path in
                    guard path.item == 1 else { return nil }
                    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
                    attributes.center.y = .infinity
                    return attributes
                }
                let stage = CollectionStage(counts: [1], layout: layout)
                stage.batch {
                    stage.names = [["a", "b"]]
                    stage.collection.insertItems(at: [.item(1)])
                }
            }
        }
        let offset = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = CollectionStage(counts: [1])
                stage.offset = { _ in CGPoint(x: 0, y: CGFloat.nan) }
                stage.batch {
                    stage.names = [["a", "b"]]
                    stage.collection.insertItems(at: [.item(1)])
                }
            }
        }
        #expect(motion.sentence.contains("NotedFlow gave item [0, 1] in"))
        #expect(offset.sentence.contains("which are no numbers. Return points from targetContentOffset"))
    }

    @Test func `content that is no number`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = CollectionStage(counts: [1], layout: WrongLayout(height: .nan) { _ in }) }
        }
        #expect(result.sentence.contains("WrongLayout answered a collectionViewContentSize of 320.0 by nan."))
    }

    @Test func `a cell that says another size each time is asked once while it shows`() {
        let layout = UICollectionViewCompositionalLayout(section: Declared.sizedRows(50))
        let stage = CollectionStage(counts: [1], layout: layout) { stage in
            stage.collection.register(RestlessCell.self, forCellWithReuseIdentifier: "cell")
        }
        stage.scroll(to: 10)
        stage.scroll(to: 0)

        #expect(stage.cells.map(\.questions) == [1])
        #expect(stage.cells.map(\.frame.height) == [51])
    }

    @Test func `an item outside of the content is shown when the view bounces there`() {
        let stage = CollectionStage(counts: [1], layout: WrongLayout { $0.frame.origin.y = 120 })

        // The content ends at 100, and 440 points are visible.
        #expect(stage.cells.map(\.frame) == [CGRect(x: 0, y: 120, width: 50, height: 50)])
        #expect(stage.collection.contentSize == CGSize(width: 320, height: 100))
    }

    @Test func `a layout that is invalidated without end`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = CollectionStage(counts: [1], layout: RestlessLayout()) }
        }
        #expect(result.sentence.contains("RestlessLayout was invalidated each time."))
    }

    @Test func `a size that is no number`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = SizedStage(counts: [2]) { $0.sizes = { _ in CGSize(width: -1, height: 10) } }
            }
        }
        #expect(result.sentence.contains("gave item 0 of section 0 a size of -1.0 by 10.0."))
    }

    @Test func `a supplementary view that the data source does not give`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let layout = UICollectionViewFlowLayout()
                layout.headerReferenceSize = CGSize(width: 1, height: 20)
                let source = PlainSource()
                let collection = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
                collection.dataSource = source
                collection.layoutIfNeeded()
            }
        }
        #expect(result.sentence.contains("Implement collectionView(_:viewForSupplementaryElementOfKind:at:)"))
    }

    @Test func `a layout of two collections`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let layout = UICollectionViewFlowLayout()
                let first = UICollectionView(frame: .zero, collectionViewLayout: layout)
                _ = first.numberOfSections
                let second = UICollectionView(frame: .zero, collectionViewLayout: layout)
                _ = second.numberOfSections
            }
        }
        #expect(result.sentence.contains("is that of another collection already."))
    }

    @Test func `an item that is wider than its line is said once, and shows`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 400, height: 50)

        let stage = CollectionStage(counts: [2], layout: layout)

        #expect(stage.cells.map(\.frame.minX) == [-40, -40])
    }
}

private class NegativeSource: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { -1 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        UICollectionViewCell()
    }
}

private class PlainSource: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        UICollectionViewCell()
    }
}

/// One item whose attributes a test spoils.
private class WrongLayout: UICollectionViewLayout {
    private let height: CGFloat
    private let spoil: (UICollectionViewLayoutAttributes) -> Void

    init(height: CGFloat = 100, _ spoil: @escaping (UICollectionViewLayoutAttributes) -> Void) {
        (self.height, self.spoil) = (height, spoil)
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: height) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: .item(0))
        attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        spoil(attributes)
        return [attributes]
    }
}

/// A layout that is invalidated whenever it is prepared.
private class RestlessLayout: UICollectionViewFlowLayout {
    override func prepare() {
        super.prepare()
        invalidateLayout()
    }
}

/// A cell that is a point higher each time it is asked.
private class RestlessCell: NamedCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        questions += 1
        layoutAttributes.size.height = CGFloat(50 + questions)
        return layoutAttributes
    }
}
