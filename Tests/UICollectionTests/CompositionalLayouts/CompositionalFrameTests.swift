import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// Frames of compositional layouts in a collection of 320 by 440 points with two pixels to a point.
@Suite(.application) struct CompositionalFrameTests {
    // MARK: Items

    @Test func `thirds of a line lose the last part of a pixel`() {
        let stage = CollectionStage(counts: [7], Declared.lines(100, of: .fractionalWidth(1.0 / 3)))

        // 320 / 3 = 106.67, and half points are pixels.
        #expect(
            stage.frames() == [
                box(0, 0, 106.5, 100), box(106.5, 0, 106.5, 100), box(213, 0, 106.5, 100), box(0, 100, 106.5, 100),
                box(106.5, 100, 106.5, 100), box(213, 100, 106.5, 100), box(0, 200, 106.5, 100),
            ])
        #expect(stage.collection.contentSize == CGSize(width: 320, height: 300))
        #expect(stage.shown == ["0.0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6"])
        #expect(stage.cells.map(\.frame) == stage.frames())
    }

    @Test func `insets and rooms between groups`() {
        let section = Declared.rows(50)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        section.interGroupSpacing = 8
        let stage = CollectionStage(counts: [3], section)

        #expect(stage.frames() == [box(20, 10, 260, 50), box(20, 68, 260, 50), box(20, 126, 260, 50)])
        #expect(stage.collection.contentSize == CGSize(width: 320, height: 206))
    }

    @Test func `insets of items lie inside of their room`() {
        let item = Declared.item(.fractionalWidth(0.5))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Declared.size(.fractionalWidth(1), .absolute(40)), subitems: [item])
        let stage = CollectionStage(counts: [3], NSCollectionLayoutSection(group: group))

        #expect(stage.frames() == [box(2, 1, 154, 36), box(162, 1, 154, 36), box(2, 41, 154, 36)])
    }

    @Test func `rooms between items`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Declared.size(.fractionalWidth(1), .absolute(60)),
            repeatingSubitem: Declared.item(.fractionalWidth(0.5)), count: 2)
        group.interItemSpacing = .fixed(20)
        let stage = CollectionStage(counts: [3], NSCollectionLayoutSection(group: group))

        #expect(stage.frames() == [box(0, 0, 150, 60), box(170, 0, 150, 60), box(0, 60, 150, 60)])
    }

    @Test func `groups in groups`() {
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: Declared.size(.fractionalWidth(0.25), .fractionalHeight(1)),
            subitems: [Declared.item(.fractionalWidth(1), .fractionalHeight(0.5))])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Declared.size(.fractionalWidth(1), .absolute(200)),
            subitems: [Declared.item(.fractionalWidth(0.75)), column])
        let stage = CollectionStage(counts: [5], NSCollectionLayoutSection(group: group))

        #expect(
            stage.frames() == [
                box(0, 0, 240, 200), box(240, 0, 80, 100), box(240, 100, 80, 100), box(0, 200, 240, 200),
                box(240, 200, 80, 100),
            ])
    }

    @Test func `a group whose items the app arranges`() {
        var sizes: [CGSize] = []
        let group = NSCollectionLayoutGroup.custom(
            layoutSize: Declared.size(.fractionalWidth(1), .absolute(90))
        ) { environment in
            sizes.append(environment.container.contentSize)
            return [
                NSCollectionLayoutGroupCustomItem(frame: box(0, 0, 40, 40)),
                NSCollectionLayoutGroupCustomItem(frame: box(100, 50, 60, 40), zIndex: 3),
            ]
        }
        let stage = CollectionStage(counts: [4], NSCollectionLayoutSection(group: group))

        #expect(
            stage.frames() == [box(0, 0, 40, 40), box(100, 50, 60, 40), box(0, 90, 40, 40), box(100, 140, 60, 40)])
        #expect(sizes == [CGSize(width: 320, height: 90)])
        #expect(stage.collection.layoutAttributesForItem(at: .item(1))?.zIndex == 3)
    }

    @Test func `heights may be parts of the view's`() {
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: Declared.size(.fractionalWidth(1), .fractionalHeight(0.5)),
            subitems: [Declared.item(.fractionalWidth(1), .fractionalHeight(0.5))])
        let stage = CollectionStage(counts: [3], NSCollectionLayoutSection(group: group))

        #expect(stage.frames() == [box(0, 0, 320, 110), box(0, 110, 320, 110), box(0, 220, 320, 110)])
    }

    // MARK: Sections

    @Test func `rooms between sections are also around one without items`() {
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { index, _ in index == 1 ? nil : Declared.rows(50) },
            configuration: Declared.configuration { $0.interSectionSpacing = 12 })
        let stage = CollectionStage(counts: [2, 0, 1], layout: layout)

        #expect(stage.frames(0) == [box(0, 0, 320, 50), box(0, 50, 320, 50)])
        #expect(stage.frames(2) == [box(0, 124, 320, 50)])
        #expect(stage.collection.contentSize.height == 174)
    }

    @Test func `headers and footers lie outside of the section's insets`() {
        let section = Declared.rows(50)
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 10)
        section.boundarySupplementaryItems = [
            Declared.edge(Declared.header, 44), Declared.edge(Declared.footer, 30, .bottom),
        ]
        let stage = CollectionStage(counts: [2, 1], section)

        #expect(stage.edge(Declared.header) == box(20, 0, 290, 44))
        #expect(stage.frames(0) == [box(20, 49, 290, 50), box(20, 99, 290, 50)])
        #expect(stage.edge(Declared.footer) == box(20, 156, 290, 30))
        #expect(stage.edge(Declared.header, 1) == box(20, 186, 290, 44))
        #expect(stage.frames(1) == [box(20, 235, 290, 50)])
        #expect(stage.collection.contentSize.height == 322)
        #expect(stage.collection.visibleSupplementaryViews(ofKind: Declared.header).count == 2)
    }

    @Test func `a header that follows no insets`() {
        let section = Declared.rows(50)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        section.supplementaryContentInsetsReference = .none
        section.boundarySupplementaryItems = [Declared.edge(Declared.header, 44)]
        let stage = CollectionStage(counts: [1], section)

        #expect(stage.edge(Declared.header) == box(0, 0, 320, 44))
        #expect(stage.frames() == [box(20, 44, 280, 50)])
    }

    @Test func `a header that does not extend the section lies on its items`() {
        let section = Declared.rows(50)
        let header = Declared.edge(Declared.header, 20)
        header.extendsBoundary = false
        section.boundarySupplementaryItems = [header]
        let stage = CollectionStage(counts: [2], section)

        #expect(stage.edge(Declared.header) == box(0, 0, 320, 20))
        #expect(stage.frames() == [box(0, 0, 320, 50), box(0, 50, 320, 50)])
    }

    @Test func `views of the whole layout have a path of their own`() {
        let layout = UICollectionViewCompositionalLayout(
            section: Declared.rows(50),
            configuration: Declared.configuration {
                $0.boundarySupplementaryItems = [
                    Declared.edge(Declared.header, 40), Declared.edge(Declared.footer, 25, .bottom),
                ]
            })
        let stage = CollectionStage(counts: [1, 1], layout: layout)

        #expect(stage.edge(Declared.header, item: .max) == box(0, 0, 320, 40))
        #expect(stage.frames(0) == [box(0, 40, 320, 50)])
        #expect(stage.frames(1) == [box(0, 90, 320, 50)])
        #expect(stage.edge(Declared.footer, item: .max) == box(0, 140, 320, 25))
        #expect(stage.collection.contentSize.height == 165)
        #expect(
            stage.collection.indexPathsForVisibleSupplementaryElements(ofKind: Declared.header)
                == [IndexPath(item: .max, section: 0)])
    }

    // MARK: Other views

    @Test func `badges hang at their items`() {
        func badge(_ anchor: NSCollectionLayoutAnchor) -> NSCollectionLayoutSupplementaryItem {
            NSCollectionLayoutSupplementaryItem(
                layoutSize: Declared.size(.absolute(20), .absolute(20)), elementKind: "badge", containerAnchor: anchor)
        }
        func frame(_ anchor: NSCollectionLayoutAnchor) -> CGRect? {
            let item = NSCollectionLayoutItem(
                layoutSize: Declared.size(.absolute(125), .absolute(100)), supplementaryItems: [badge(anchor)])
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: Declared.size(.fractionalWidth(1), .absolute(100)), subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets.leading = 30
            section.contentInsets.top = 50
            let stage = CollectionStage(counts: [2], section) {
                $0.collection.register(
                    UICollectionReusableView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "edge")
            }
            return stage.edge("badge", item: 0)
        }

        #expect(frame(NSCollectionLayoutAnchor(edges: [.top, .trailing])) == box(135, 50, 20, 20))
        let half = CGPoint(x: 0.5, y: -0.5)
        #expect(
            frame(NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: half)) == box(145, 40, 20, 20))
        #expect(frame(NSCollectionLayoutAnchor(edges: [])) == box(82.5, 90, 20, 20))
    }

    @Test func `a background lies behind the cells of its section`() {
        let section = Declared.rows(50)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
        background.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        section.decorationItems = [background]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
        let stage = CollectionStage(counts: [2, 1], layout: layout)

        let attributes = layout.layoutAttributesForDecorationView(
            ofKind: "background", at: IndexPath(item: 0, section: 1))
        #expect(attributes?.frame == box(4, 124, 312, 62))
        #expect(attributes?.zIndex == 0)
        #expect(stage.collection.layoutAttributesForItem(at: .item(0))?.zIndex == 1)
        let kinds = stage.collection.subviews.compactMap { $0 as? UICollectionReusableView }
            .map { $0 is UICollectionViewCell }
        #expect(kinds == [false, false, true, true, true])
    }

    // MARK: Directions and insets

    @Test func `sections side by side`() {
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: Declared.size(.absolute(100), .fractionalHeight(1)),
            subitems: [Declared.item(.fractionalWidth(1), .fractionalHeight(0.5))])
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group),
            configuration: Declared.configuration {
                ($0.scrollDirection, $0.contentInsetsReference) = (.horizontal, .none)
            })
        let stage = CollectionStage(counts: [3, 1], layout: layout)

        #expect(stage.frames(0) == [box(0, 0, 100, 220), box(0, 220, 100, 220), box(100, 0, 100, 220)])
        #expect(stage.frames(1) == [box(200, 0, 100, 220)])
        #expect(stage.collection.contentSize == CGSize(width: 300, height: 440))
    }

    @Test func `from right to left all is mirrored`() {
        let section = Declared.lines(100, of: .absolute(100))
        section.contentInsets.leading = 10
        let stage = CollectionStage(
            [["a", "b", "c", "d"]], layout: UICollectionViewCompositionalLayout(section: section),
            direction: .rightToLeft)

        #expect(
            stage.frames() == [
                box(210, 0, 100, 100), box(110, 0, 100, 100), box(10, 0, 100, 100), box(210, 100, 100, 100),
            ])
    }

    @Test func `another direction mirrors the layout`() {
        let stage = CollectionStage(counts: [1], Declared.lines(100, of: .absolute(100)))
        let before = stage.frames()

        stage.collection.semanticContentAttribute = .forceRightToLeft
        stage.tester.pump()

        #expect(before == [box(0, 0, 100, 100)])
        #expect(stage.frames() == [box(220, 0, 100, 100)])
    }

    @Test func `insets of the content make the room smaller`() {
        let stage = CollectionStage(counts: [2], Declared.rows(50)) {
            $0.collection.contentInset = UIEdgeInsets(top: 30, left: 16, bottom: 0, right: 4)
        }

        #expect(stage.frames() == [box(0, 0, 300, 50), box(0, 50, 300, 50)])
        #expect(stage.collection.contentSize == CGSize(width: 300, height: 100))
    }

    @Test func `sections follow the margins that they name`() {
        let section = Declared.rows(50)
        section.contentInsetsReference = .layoutMargins
        let stage = CollectionStage(counts: [1], section) {
            $0.collection.layoutMargins = UIEdgeInsets(top: 9, left: 11, bottom: 9, right: 13)
        }
        #expect(stage.frames() == [box(11, 0, 296, 50)])

        stage.collection.layoutMargins.left = 21
        stage.tester.pump()

        #expect(stage.frames() == [box(21, 0, 286, 50)])
    }

    @Test func `another width lays all out anew`() {
        let stage = CollectionStage(counts: [3], Declared.lines(100, of: .fractionalWidth(0.5)))
        stage.collection.frame.size.width = 300
        stage.tester.pump()

        #expect(stage.frames() == [box(0, 0, 150, 100), box(150, 0, 150, 100), box(0, 100, 150, 100)])
        #expect(stage.cells.map(\.frame) == stage.frames())
    }
}
