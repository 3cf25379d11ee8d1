import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Sections that scroll by themselves, in a collection of 320 by 440 points.
@Suite(.application) struct ShelfTests {
    private func stage(
        _ counts: [Int] = [10, 10], width: CGFloat = 100,
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
        _ change: (NSCollectionLayoutSection) -> Void = { _ in }
    ) -> ShelfStage {
        let section = Declared.shelf(width, 80, behavior)
        change(section)
        return ShelfStage(counts: counts, layout: UICollectionViewCompositionalLayout(section: section))
    }

    // MARK: Geometry

    @Test func `groups lie side by side, and sections below each other`() {
        let stage = stage()

        #expect(Array(stage.frames().prefix(2)) == [box(0, 0, 100, 80), box(100, 0, 100, 80)])
        #expect(stage.frames(1)[9] == box(900, 80, 100, 80))
        #expect(stage.collection.contentSize == CGSize(width: 320, height: 160))
        #expect(stage.shelves.map(\.frame) == [box(0, 0, 320, 80), box(0, 80, 320, 80)])
        #expect(stage.shelves.map(\.contentSize) == [CGSize(width: 1000, height: 80), CGSize(width: 1000, height: 80)])
        #expect(stage.shown == ["0.0", "0.1", "0.2", "0.3", "1.0", "1.1", "1.2", "1.3"])
        #expect(stage.place(3, 1) == box(300, 80, 100, 80))
        #expect(stage.made == 8)
    }

    @Test func `insets and boundary views lie around the part that scrolls`() {
        let stage = stage([10]) { section in
            section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 16, bottom: 7, trailing: 12)
            section.interGroupSpacing = 10
            section.boundarySupplementaryItems = [Declared.edge(Declared.header, 40)]
        }

        #expect(stage.edge(Declared.header) == box(16, 0, 292, 40))
        #expect(Array(stage.frames().prefix(2)) == [box(16, 45, 100, 80), box(126, 45, 100, 80)])
        #expect(stage.shelves.map(\.frame) == [box(0, 40, 320, 92)])
        // Ten groups, nine rooms and the insets at both sides.
        #expect(stage.shelves.map(\.contentSize.width) == [1118])
        #expect(stage.collection.contentSize.height == 132)
        #expect(
            stage.collection.visibleSupplementaryViews(ofKind: Declared.header).first?.superview === stage.collection)
    }

    @Test func `a section that scrolls by itself has only visible cells`() {
        let stage = stage([1000])
        stage.shelves[0].contentOffset.x = 50_050
        stage.tester.pump()

        #expect(stage.shown == ["0.500", "0.501", "0.502", "0.503"])
        #expect(stage.place(501) == box(50, 0, 100, 80))
        #expect(stage.made == 8)
        #expect(stage.cells.allSatisfy { $0.superview === stage.shelves[0] })
    }

    @Test func `a short scroll does not ask the layout`() {
        let stage = stage([100])
        let page = stage.collection.engine.page
        stage.shelves[0].contentOffset.x = 90
        stage.tester.pump()

        #expect(stage.shown == ["0.0", "0.1", "0.2", "0.3", "0.4"])
        #expect(stage.collection.engine.page?.elements[0].attributes === page?.elements[0].attributes)

        stage.shelves[0].contentOffset.x = 200
        stage.tester.pump()
        #expect(stage.shown == ["0.2", "0.3", "0.4", "0.5"])
        #expect(stage.collection.engine.page?.elements[0].attributes !== page?.elements[0].attributes)
    }

    @Test func `sections of a layout that scrolls sideways scroll up and down`() {
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: Declared.size(.absolute(90), .absolute(100)), subitems: [Declared.item()])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let layout = UICollectionViewCompositionalLayout(
            section: section,
            configuration: Declared.configuration {
                ($0.scrollDirection, $0.contentInsetsReference) = (.horizontal, .none)
            })
        let stage = ShelfStage(counts: [10, 10], layout: layout)

        #expect(stage.frames(1)[1] == box(90, 100, 90, 100))
        stage.shelves.min { $0.frame.minX < $1.frame.minX }?.contentOffset.y = 130
        stage.tester.pump()

        #expect(stage.place(2) == box(0, 70, 90, 100))
        #expect(stage.place(2, 1) == box(90, 200, 90, 100))
    }

    @Test func `from right to left the first group is at the right`() {
        let layout = UICollectionViewCompositionalLayout(section: Declared.shelf(100, 80))
        let names = [(0..<10).map { "\($0)" }]
        let stage = ShelfStage(names, layout: layout, direction: .rightToLeft)

        #expect(stage.place(0) == box(220, 0, 100, 80))
        #expect(stage.place(1) == box(120, 0, 100, 80))
        #expect(stage.offset() == 0)

        stage.drag(from: CGPoint(x: 60, y: 40), by: CGVector(dx: 150, dy: 0))
        #expect(stage.offset() > 100)
        #expect(stage.place(2).map { $0.minX } == stage.offset() + 20)
    }

    // MARK: Hands

    @Test func `a finger along the section moves it alone, without calls of the delegate`() {
        let stage = stage()
        stage.drag(from: CGPoint(x: 250, y: 40), by: CGVector(dx: -150, dy: 0))

        #expect(stage.offset(0) > 100)
        #expect(stage.offset(1) == 0)
        #expect(stage.collection.contentOffset == .zero)
        #expect(stage.scrolls == 0)
        #expect(stage.place(2)?.minX == 200 - stage.offset(0))
    }

    @Test func `a finger across the section moves the collection`() {
        let stage = stage([10, 10, 10, 10, 10, 10, 10, 10])
        stage.drag(from: CGPoint(x: 200, y: 250), by: CGVector(dx: 5, dy: -100))

        #expect(stage.collection.contentOffset.y > 50)
        #expect((0..<8).map(stage.offset) == [0, 0, 0, 0, 0, 0, 0, 0])
        #expect(stage.scrolls > 0)
    }

    @Test func `a tap chooses the item that shows there`() {
        let stage = stage()
        stage.ignored = []
        stage.shelves[1].contentOffset.x = 350
        stage.tester.pump()
        stage.calls = []

        stage.tester.tap(at: CGPoint(x: 60, y: 120))
        stage.tester.settle()

        #expect(stage.calls.contains("didSelect 1.4"))
        #expect(stage.collection.indexPathForItem(at: CGPoint(x: 60, y: 120)) == IndexPath(item: 4, section: 1))
        #expect(stage.collection.indexPathForItem(at: CGPoint(x: 60, y: 40)) == .item(0))
    }

    // MARK: Rest

    @Test func `free sections rest where they are left`() {
        let stage = stage([20])
        stage.drag(from: CGPoint(x: 300, y: 40), by: CGVector(dx: -145, dy: 0))

        let moved = stage.offset()
        #expect(moved > 120 && moved < 150)
    }

    @Test func `sections with a leading boundary rest where a group begins`() {
        let stage = stage([20], .continuousGroupLeadingBoundary)
        stage.drag(from: CGPoint(x: 300, y: 40), by: CGVector(dx: -180, dy: 0))
        #expect(stage.offset() == 200)

        stage.drag(from: CGPoint(x: 280, y: 40), by: CGVector(dx: -250, dy: 0), rests: false)
        #expect(stage.offset() > 400)
        #expect(stage.offset().truncatingRemainder(dividingBy: 100) == 0)
    }

    @Test func `pages are as long as the view`() {
        let stage = stage([20], .paging)
        stage.drag(from: CGPoint(x: 300, y: 40), by: CGVector(dx: -60, dy: 0), rests: false)
        #expect(stage.offset() == 320)

        stage.drag(from: CGPoint(x: 300, y: 40), by: CGVector(dx: -100, dy: 0))
        #expect(stage.offset() == 320)

        stage.drag(from: CGPoint(x: 300, y: 40), by: CGVector(dx: -200, dy: 0))
        #expect(stage.offset() == 640)
    }

    @Test func `pages of groups are turned one at a time`() {
        let stage = stage([20], width: 200, .groupPaging)
        stage.drag(from: CGPoint(x: 300, y: 40), by: CGVector(dx: -280, dy: 0), rests: false)
        #expect(stage.offset() == 200)

        stage.drag(from: CGPoint(x: 100, y: 40), by: CGVector(dx: 150, dy: 0), rests: false)
        #expect(stage.offset() == 0)
    }

    @Test func `pages of groups in the middle`() {
        let stage = stage([3], width: 200, .groupPagingCentered)
        #expect(stage.place(0) == box(60, 0, 200, 80))

        stage.drag(from: CGPoint(x: 300, y: 40), by: CGVector(dx: -120, dy: 0), rests: false)
        #expect(stage.offset() == 200)
        #expect(stage.place(1) == box(60, 0, 200, 80))

        stage.drag(from: CGPoint(x: 300, y: 40), by: CGVector(dx: -120, dy: 0), rests: false)
        #expect(stage.place(2) == box(60, 0, 200, 80))
    }

    @Test func `how a section bounces and slows down`() {
        func view(
            _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
            _ change: (UICollectionLayoutSectionOrthogonalScrollingProperties) -> Void = { _ in }
        ) -> SectionScrollView {
            stage([2], behavior) { change($0.orthogonalScrollingProperties) }.shelves[0]
        }

        #expect(view().bounces && !view().alwaysBounceHorizontal)
        #expect(view { $0.bounce = .always }.alwaysBounceHorizontal)
        #expect(!view { $0.bounce = .never }.bounces)
        #expect(view().decelerationRate == .normal)
        #expect(view(.groupPaging).decelerationRate == .fast)
        #expect(view { $0.decelerationRate = .fast }.decelerationRate == .fast)
        #expect(view(.paging) { $0.decelerationRate = .normal }.decelerationRate == .normal)
    }

    @Test func `properties are copied and compared`() {
        let first = UICollectionLayoutSectionOrthogonalScrollingProperties()
        first.bounce = .never
        let section = Declared.shelf(10, 10)
        section.orthogonalScrollingProperties = first
        first.bounce = .always

        #expect(section.orthogonalScrollingProperties.bounce == .never)
        #expect((section.copy() as? NSCollectionLayoutSection)?.orthogonalScrollingProperties.bounce == .never)
        #expect(
            UICollectionLayoutSectionOrthogonalScrollingProperties().isEqual(
                UICollectionLayoutSectionOrthogonalScrollingProperties()))
        #expect(!first.isEqual(section.orthogonalScrollingProperties))
    }

    // MARK: The program

    @Test func `the program scrolls to an item of a section`() {
        let stage = stage([10, 10, 10, 10, 10, 10, 10, 10])
        func scroll(_ item: Int, _ section: Int, _ position: UICollectionView.ScrollPosition) -> [CGFloat] {
            stage.collection.scrollToItem(
                at: IndexPath(item: item, section: section), at: position, animated: false)
            stage.tester.pump()
            return [stage.offset(section), stage.collection.contentOffset.y]
        }

        #expect(scroll(4, 1, [.left, .top]) == [400, 80])
        #expect(scroll(4, 1, [.right, .top]) == [180, 80])
        #expect(scroll(4, 1, [.centeredHorizontally, .top]) == [290, 80])
        #expect(scroll(9, 7, []) == [680, 200])
        #expect(scroll(9, 7, []) == [680, 200])
        #expect(scroll(0, 7, .bottom) == [0, 200])
        #expect(stage.place(0, 7) == box(0, 560, 100, 80))
    }

    @Test func `sections with pages rest on one when the program scrolls`() {
        let groups = stage([10], width: 200, .groupPaging)
        groups.collection.scrollToItem(at: .item(3), at: .centeredHorizontally, animated: false)
        groups.tester.pump()
        #expect(groups.offset() == 600)

        let pages = stage([20], .paging)
        pages.collection.scrollToItem(at: .item(7), at: .right, animated: false)
        pages.tester.pump()
        #expect(pages.offset() == 640)
    }

    @Test func `an animated scroll to an item takes its time`() {
        let stage = stage()
        stage.collection.scrollToItem(at: .item(5), at: .left, animated: true)
        stage.tester.pump(by: 0.15)
        let middle = stage.offset()
        stage.tester.settle()

        #expect(middle > 50 && middle < 450)
        #expect(stage.offset() == 500)
        #expect(stage.place(5) == box(0, 0, 100, 80))
    }
}
