import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitLists

/// Items, groups and sections as apps declare them, and the numbers that result.
@Suite(.application) struct LayoutDeclarationTests {
    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func item(
        _ width: NSCollectionLayoutDimension = .fractionalWidth(1),
        _ height: NSCollectionLayoutDimension = .fractionalHeight(1)
    ) -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(layoutSize: size(width, height))
    }

    private func frames(_ section: NSCollectionLayoutSection, count: Int) -> [CGRect] {
        let solved = CompositionStage.compose(section.composed(UITraitCollection()), count: count)
        return solved.items
    }

    // MARK: Values

    @Test func `a dimension is of one kind`() {
        let dimensions: [NSCollectionLayoutDimension] = [
            .fractionalWidth(0.5), .fractionalHeight(0.25), .absolute(44), .estimated(20),
            .uniformAcrossSiblings(estimate: 30),
        ]

        #expect(dimensions.map(\.dimension) == [0.5, 0.25, 44, 20, 30])
        #expect(dimensions.map(\.isFractionalWidth) == [true, false, false, false, false])
        #expect(dimensions.map(\.isFractionalHeight) == [false, true, false, false, false])
        #expect(dimensions.map(\.isAbsolute) == [false, false, true, false, false])
        #expect(dimensions.map(\.isEstimated) == [false, false, false, true, false])
        #expect(dimensions.map(\.isUniformAcrossSiblings) == [false, false, false, false, true])
    }

    @Test func `spacings and anchors have their kinds and lengths`() {
        let fixed = NSCollectionLayoutSpacing.fixed(-4)
        let flexible = NSCollectionLayoutSpacing.flexible(8)
        let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
        let edges = NSCollectionLayoutEdgeSpacing(leading: nil, top: fixed, trailing: flexible, bottom: nil)

        #expect(fixed.isFixed && !fixed.isFlexible && fixed.spacing == -4)
        #expect(flexible.isFlexible && !flexible.isFixed && flexible.spacing == 8)
        #expect(anchor.isFractionalOffset && !anchor.isAbsoluteOffset)
        #expect(NSCollectionLayoutAnchor(edges: .top).isAbsoluteOffset)
        #expect(edges.top === fixed && edges.trailing === flexible && edges.leading == nil && edges.bottom == nil)
    }

    @Test func `objects begin as Apple's do`() {
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.absolute(1), .absolute(1)), subitems: [item()]))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .estimated(44)), elementKind: "header", alignment: .top)
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")

        #expect(section.contentInsets == .zero && section.interGroupSpacing == 0)
        #expect(section.orthogonalScrollingBehavior == .none && section.contentInsetsReference == .automatic)
        #expect(section.boundarySupplementaryItems.isEmpty && section.decorationItems.isEmpty)
        #expect(header.extendsBoundary && !header.pinToVisibleBounds && header.offset == .zero)
        #expect(header.alignment == .top && header.elementKind == "header" && header.itemAnchor == nil)
        #expect(background.zIndex == 0 && background.elementKind == "background")
        #expect(item().edgeSpacing == nil && item().contentInsets == .zero && item().supplementaryItems.isEmpty)
        #expect(NSCollectionLayoutGroupCustomItem(frame: .zero).zIndex == 0)
    }

    @Test func `views at the edges follow the content unless set otherwise`() {
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.absolute(1), .absolute(1)), subitems: [item()]))

        section.supplementaryContentInsetsReference = .none

        #expect(section.supplementaryContentInsetsReference.rawValue == 1)
        #expect(section.copied(as: NSCollectionLayoutSection.self).supplementaryContentInsetsReference == .none)
    }

    // MARK: Copies

    @Test func `a copy changes on its own`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item(.fractionalWidth(0.5)),
            count: 2)
        group.interItemSpacing = .fixed(10)
        group.contentInsets.top = 3
        let copy = group.copied(as: NSCollectionLayoutGroup.self)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: "header", alignment: .topLeading,
            absoluteOffset: CGPoint(x: 1, y: 2))
        header.pinToVisibleBounds = true
        header.zIndex = 7
        let other = header.copied(as: NSCollectionLayoutBoundarySupplementaryItem.self)

        copy.interItemSpacing = nil
        other.extendsBoundary = false

        #expect(copy !== group && copy.subitems[0] === group.subitems[0] && copy.contentInsets.top == 3)
        #expect(group.interItemSpacing?.spacing == 10)
        #expect(other !== header && header.extendsBoundary && other.pinToVisibleBounds && other.zIndex == 7)
        #expect(other.alignment == .topLeading && other.offset == CGPoint(x: 1, y: 2))
    }

    @Test func `values that never change are their own copies`() {
        let dimension = NSCollectionLayoutDimension.absolute(3)
        let size = size(dimension, dimension)

        #expect(dimension.copied(as: NSCollectionLayoutDimension.self) === dimension)
        #expect(size.copied(as: NSCollectionLayoutSize.self) === size)
    }

    // MARK: Numbers

    @Test func `rows, columns and their kinds of counts reach the solver`() {
        let groupSize = size(.fractionalWidth(1), .absolute(60))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: groupSize, repeatingSubitem: item(.fractionalWidth(0.5)), count: 2)
        row.interItemSpacing = .fixed(20)
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: groupSize, subitems: [item(.absolute(50), .absolute(30)), item(.absolute(40), .absolute(20))])
        let section = NSCollectionLayoutSection(group: row)
        section.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 10, bottom: 0, trailing: 10)
        section.interGroupSpacing = 5

        #expect(frames(section, count: 3) == [rect(10, 1, 130, 60), rect(160, 1, 130, 60), rect(10, 66, 130, 60)])
        #expect(
            frames(NSCollectionLayoutSection(group: column), count: 3) == [
                rect(0, 0, 50, 30), rect(0, 30, 40, 20), rect(0, 60, 50, 30),
            ])
    }

    @Test func `insets, edge spacing and badges reach the solver`() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]),
            itemAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .leading]))
        let cell = NSCollectionLayoutItem(
            layoutSize: size(.absolute(100), .fractionalHeight(1)), supplementaryItems: [badge])
        cell.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        cell.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: nil)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: cell, count: 1)

        let composition = CompositionStage.compose(
            NSCollectionLayoutSection(group: group).composed(UITraitCollection()), count: 1)

        #expect(composition.items == [rect(105, 5, 90, 30)])
        #expect(composition.frame(.supplement("badge", item: 0)) == rect(195, -15, 20, 20))
    }

    @Test func `headers and backgrounds reach the solver`() {
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item()])
        let section = NSCollectionLayoutSection(group: group)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(24)), elementKind: "header", alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        section.decorationItems = [.background(elementKind: "background")]

        let composition = CompositionStage.compose(section.composed(UITraitCollection()), count: 10)

        #expect(composition.frame(.boundary("header"), pinnedIn: rect(0, 100, 300, 600)) == rect(0, 100, 300, 24))
        #expect(composition.frame(.decoration("background")) == rect(0, 0, 300, 424))
    }

    @Test func `a custom group is asked once, with its size and the traits`() {
        var environments: [any NSCollectionLayoutEnvironment] = []
        let traits = UITraitCollection()
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(0.5), .absolute(90))) {
            environments.append($0)
            return [
                NSCollectionLayoutGroupCustomItem(frame: rect(0, 0, 30, 30)),
                NSCollectionLayoutGroupCustomItem(frame: rect(30, 30, 60, 60), zIndex: 2),
            ]
        }
        group.contentInsets.leading = 10
        let section = NSCollectionLayoutSection(group: group).composed(traits)

        var composition = CompositionStage.compose(section, count: 5)
        composition.measure(0, 10, 10)

        #expect(
            composition.items == [
                rect(10, 0, 30, 30), rect(40, 30, 60, 60), rect(10, 90, 30, 30), rect(40, 120, 60, 60),
                rect(10, 180, 30, 30),
            ])
        #expect(environments.count == 1)
        #expect(environments.first?.container.contentSize == CGSize(width: 150, height: 90))
        #expect(environments.first?.container.effectiveContentSize == CGSize(width: 140, height: 90))
        #expect(environments.first?.traitCollection === traits)
        #expect(group.subitems.isEmpty)
    }

    @Test func `a group is drawn in characters`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(40), .absolute(30)), repeatingSubitem: item(.fractionalWidth(0.5)), count: 2)

        #expect(
            group.visualDescription() == """
                +---+---+
                |0~~|1~~|
                |~~~|~~~|
                +---+---+
                """)
    }
}

extension NSObject {
    /// A copy, as an object of a class.
    func copied<Copied: NSObject>(as type: Copied.Type) -> Copied {
        guard let copy = copy() as? Copied else { fatalError("\(self) was copied as something else.") }
        return copy
    }
}
