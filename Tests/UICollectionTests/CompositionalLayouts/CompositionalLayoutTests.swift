import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// When a compositional layout asks its provider, which items stay in sight, and its cost.
@Suite(.application) struct CompositionalLayoutTests {
    // MARK: Provider

    @Test func `the provider is asked once for each section, with the view's size and traits`() {
        var calls: [String] = []
        let layout = UICollectionViewCompositionalLayout { index, environment in
            let size = environment.container.contentSize
            calls.append("\(index) \(Int(size.width)) \(Int(size.height)) \(environment.traitCollection.displayScale)")
            return Declared.rows(50)
        }
        let stage = CollectionStage(counts: [20, 3], layout: layout)
        #expect(calls == ["0 320 440 2.0", "1 320 440 2.0"])

        calls = []
        stage.scroll(to: 300)
        #expect(calls == [])

        stage.collection.frame.size.width = 300
        stage.tester.pump()
        #expect(calls == ["0 300 440 2.0", "1 300 440 2.0"])

        calls = []
        layout.invalidateLayout()
        stage.tester.pump()
        #expect(calls == ["0 300 440 2.0", "1 300 440 2.0"])
    }

    @Test func `another configuration has all laid out anew, and is copied`() {
        let stage = CollectionStage(counts: [1, 1], Declared.rows(50))
        guard let layout = stage.collection.collectionViewLayout as? UICollectionViewCompositionalLayout else { return }
        let configuration = Declared.configuration { $0.interSectionSpacing = 30 }

        layout.configuration = configuration
        configuration.interSectionSpacing = 99
        stage.tester.pump()

        #expect(stage.frames(1) == [box(0, 80, 320, 50)])
        #expect(layout.configuration !== configuration)
    }

    @Test func `a configuration begins as Apple's does, and copies all`() {
        let first = UICollectionViewCompositionalLayoutConfiguration()
        #expect(first.scrollDirection == .vertical)
        #expect(first.interSectionSpacing == 0)
        #expect(first.boundarySupplementaryItems.isEmpty)
        #expect(first.contentInsetsReference == .safeArea)

        first.scrollDirection = .horizontal
        first.interSectionSpacing = 3
        first.boundarySupplementaryItems = [Declared.edge("a", 10)]
        first.contentInsetsReference = .none
        let copy = first.copy() as? UICollectionViewCompositionalLayoutConfiguration
        #expect(copy?.scrollDirection == .horizontal)
        #expect(copy?.interSectionSpacing == 3)
        #expect(copy?.boundarySupplementaryItems.count == 1)
        #expect(copy?.contentInsetsReference == UIContentInsetsReference.none)
    }

    // MARK: Pinned views

    @Test func `a pinned header stays in sight until its section ends`() {
        let section = Declared.rows(50)
        let header = Declared.edge(Declared.header, 30)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let stage = CollectionStage(counts: [10, 10], section)
        #expect(stage.edge(Declared.header) == box(0, 0, 320, 30))

        stage.scroll(to: 100)
        #expect(stage.edge(Declared.header) == box(0, 100, 320, 30))
        let view = stage.collection.supplementaryView(forElementKind: Declared.header, at: .item(0))
        #expect(view?.frame == box(0, 100, 320, 30))
        let last = stage.collection.subviews.lastIndex { $0 is UICollectionViewCell } ?? 0
        #expect(stage.collection.subviews.firstIndex { $0 === view } ?? 0 > last)

        stage.scroll(to: 515)
        #expect(stage.edge(Declared.header) == box(0, 500, 320, 30))
        #expect(stage.edge(Declared.header, 1) == box(0, 530, 320, 30))

        stage.scroll(to: 600)
        #expect(stage.edge(Declared.header, 1) == box(0, 600, 320, 30))
        #expect(
            stage.collection.layoutAttributesForSupplementaryElement(
                ofKind: Declared.header, at: IndexPath(item: 0, section: 1))?.zIndex == 1_000_000_001)
    }

    @Test func `a pinned header is below the bars that cover the content`() {
        let section = Declared.rows(50)
        let header = Declared.edge(Declared.header, 30)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let stage = CollectionStage(counts: [20], section) { $0.collection.contentInset.top = 40 }

        stage.scroll(to: 100)

        #expect(stage.edge(Declared.header) == box(0, 140, 320, 30))
    }

    @Test func `a pinned footer stays at the end of the visible part`() {
        let section = Declared.rows(50)
        let footer = Declared.edge(Declared.footer, 30, .bottom)
        footer.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [footer]
        let stage = CollectionStage(counts: [20], section)

        #expect(stage.edge(Declared.footer) == box(0, 410, 320, 30))
        stage.scroll(to: 590)
        #expect(stage.edge(Declared.footer) == box(0, 1000, 320, 30))
    }

    @Test func `a layout without pinned views is not asked anew while it scrolls`() {
        let stage = CollectionStage(counts: [50], Declared.rows(50))
        let layout = stage.collection.collectionViewLayout

        #expect(!layout.shouldInvalidateLayout(forBoundsChange: box(0, 100, 320, 440)))
        #expect(layout.shouldInvalidateLayout(forBoundsChange: box(0, 0, 310, 440)))
        #expect(layout.shouldInvalidateLayout(forBoundsChange: box(0, 0, 320, 400)))
    }

    // MARK: Cost

    @Test func `a hundred thousand items cost as much as the visible ones`() {
        let section = Declared.lines(44, of: .fractionalWidth(0.25))
        let layout = UICollectionViewCompositionalLayout(section: section)
        let stage = CollectionStage(counts: [100_000], layout: layout)

        // Ten lines of four and a half.
        #expect(stage.made == 40)
        #expect(layout.state.composition?.sections[0].solvedCount == 1)
        #expect(stage.collection.contentSize.height == 1_100_000)
        #expect(layout.layoutAttributesForElements(in: box(0, 440_000, 320, 440))?.count ?? 0 <= 48)

        stage.collection.scrollToItem(at: .item(99_999), at: .bottom, animated: false)
        stage.tester.pump()
        #expect(stage.shown.last == "0.99999")
        #expect(stage.made == 80)
        #expect(layout.state.composition?.sections[0].solvedCount == 1)
    }

    @Test func `sections off the screen have no views`() {
        let stage = CollectionStage(counts: [Int](repeating: 10, count: 1000), Declared.rows(44))
        #expect(stage.made == 10)
        stage.scroll(to: 220_000)
        #expect(stage.shown.first == "500.0")
        #expect(stage.made == 20)
    }

    // MARK: Points

    @Test func `the item at a point`() {
        let stage = CollectionStage(counts: [6], Declared.lines(100, of: .fractionalWidth(0.5)))

        #expect(stage.collection.indexPathForItem(at: CGPoint(x: 200, y: 150)) == .item(3))
        #expect(stage.collection.indexPathForItem(at: CGPoint(x: 200, y: 350)) == nil)
    }

    // MARK: Faults

    @Test func `a first item without room leaves the section empty, and is reported once`() {
        let stage = CollectionStage(counts: [3, 2], Declared.lines(50, of: .absolute(400)))
        stage.collection.collectionViewLayout.invalidateLayout()
        stage.tester.pump()

        let messages = stage.tester.diagnostics.filter { $0.contains("shows no items") }
        #expect(stage.shown == [])
        #expect(stage.frames() == [])
        #expect(stage.collection.contentSize.height == 0)
        #expect(messages.count == 1)
        #expect(messages.first?.contains("shows no items in section 0. The first item of a group needs 400.0") == true)
    }

    @Test func `no section for items stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let layout = UICollectionViewCompositionalLayout { _, _ in nil }
                _ = CollectionStage(counts: [0, 4], layout: layout)
            }
        }
        let text = result.sentence
        #expect(text.contains("answered nil for section 1, which has 4 items."))
    }

    @Test func `two views of a kind stop the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UICollectionViewCompositionalLayoutConfiguration().boundarySupplementaryItems = [
                    Declared.edge("a", 10), Declared.edge("a", 20, .bottom),
                ]
            }
        }
        let text = result.sentence
        #expect(text.contains("got two views of the kind \"a\". Give each a kind of its own."))
    }

    @Test func `a background without class stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let section = Declared.rows(50)
                section.decorationItems = [.background(elementKind: "background")]
                _ = CollectionStage(counts: [1], section)
            }
        }
        let text = result.sentence
        #expect(text.contains("Call register(_:forDecorationViewOfKind:) on the layout first."))
    }
}
