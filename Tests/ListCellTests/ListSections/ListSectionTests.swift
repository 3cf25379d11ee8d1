import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// The frames and looks of list sections. Letters are squares of the font's size.
@Suite(.application) struct ListSectionTests {
    private let header = UICollectionView.elementKindSectionHeader
    private let footer = UICollectionView.elementKindSectionFooter

    private func stage(
        _ counts: [Int], _ appearance: UICollectionLayoutListConfiguration.Appearance,
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) -> ListStage {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        change(&configuration)
        return ListStage(
            counts.map { count in (0..<count).map { "r\($0)" } }, configuration, direction: direction)
    }

    // MARK: Frames

    @Test func `rows of a plain list follow each other from side to side`() throws {
        let stage = stage([2, 1], .plain)
        #expect(try stage.cell(0).frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(try stage.cell(1).frame.minY == 44)
        #expect(try stage.cell(0, 1).frame.minY == 88)
        #expect(stage.collection.contentSize == CGSize(width: 320, height: 132))
    }

    @Test(arguments: [UICollectionLayoutListConfiguration.Appearance.grouped, .insetGrouped])
    func `groups have 35 above the first, 35 between and 20 below the last`(
        appearance: UICollectionLayoutListConfiguration.Appearance
    ) throws {
        let stage = stage([1, 1], appearance)
        let inset: CGFloat = appearance == .grouped ? 0 : 16
        #expect(try stage.cell(0).frame == CGRect(x: inset, y: 35, width: 320 - 2 * inset, height: 44))
        #expect(try stage.cell(0, 1).frame.minY == 114)
        #expect(stage.collection.contentSize.height == 178)
    }

    @Test func `a grouped header is at the top, 17 and 6 around its line`() throws {
        let stage = stage([1], .grouped) { $0.headerMode = .supplementary }
        #expect(try stage.edge(header).frame == CGRect(x: 0, y: 0, width: 320, height: 36))
        #expect(try stage.cell(0).frame.minY == 36)
        // 13 points of text, in capitals, at the margin.
        let label = try #require(stage.edge(header).contentView.subviews.first as? UILabel)
        #expect(label.text == "TITLE")
        #expect(label.frame.minX == 16)
    }

    @Test func `a plain header has 22 above it, and stays at the top without them`() throws {
        let stage = stage([20, 20], .plain) { $0.headerMode = .supplementary }
        let height = try stage.edge(header).frame.height
        #expect(try stage.edge(header).frame.minY == 22)
        #expect(try stage.cell(0).frame.minY == 22 + height)
        stage.collection.contentOffset.y = 200
        stage.tester.settle()
        #expect(try stage.edge(header).frame.minY == 200)
        stage.collection.contentOffset.y = 22 + height + 880 - 10
        stage.tester.settle()
        // The end of the section pushes it.
        #expect(try stage.edge(header).frame.maxY == 22 + height + 880)
        #expect(try stage.edge(header, 1).frame.minY == 22 + height + 880 + 22)
    }

    @Test func `a padding of the app's replaces the system's`() throws {
        let stage = stage([1], .plain) { ($0.headerMode, $0.headerTopPadding) = (.supplementary, 5) }
        #expect(try stage.edge(header).frame.minY == 5)
    }

    @Test func `footers are below their section`() throws {
        let stage = stage([1], .insetGrouped) { $0.footerMode = .supplementary }
        #expect(try stage.cell(0).frame.minY == 35)
        #expect(try stage.edge(footer).frame.minY == 79)
        #expect(try stage.edge(footer).frame.width == 288)
        #expect(
            try stage.edge(footer).defaultContentConfiguration()
                == .groupedFooter().updated(for: stage.edge(footer).configurationState))
    }

    @Test func `the first item can be the header`() throws {
        let stage = stage([3], .insetGrouped) { $0.headerMode = .firstItemInSection }
        let cell = try stage.cell(0)
        #expect(cell.defaultContentConfiguration() == .groupedHeader().updated(for: cell.configurationState))
        #expect(cell.frame.height == 36)
        #expect(cell.layer.cornerRadius == 0)
        #expect(stage.lines(cell).isEmpty)
        #expect(try stage.cell(1).layer.cornerRadius == 10)
    }

    @Test func `a sidebar is inset by 10 and has round cells without lines`() throws {
        let stage = stage([2], .sidebar)
        let cell = try stage.cell(0)
        #expect(cell.frame == CGRect(x: 10, y: 0, width: 300, height: 44))
        #expect(cell.backgroundConfiguration?.cornerRadius == 10)
        #expect(stage.lines(cell).isEmpty)
        #expect(stage.collection.contentSize.height == 98)
    }

    // MARK: Cards

    @Test func `the first and the last row of a card are round`() throws {
        let stage = stage([3], .insetGrouped)
        #expect(try stage.cell(0).layer.cornerRadius == 10)
        #expect(try stage.cell(0).layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(try stage.cell(1).layer.cornerRadius == 0)
        #expect(try stage.cell(2).layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }

    @Test func `a row that becomes the last one is round`() throws {
        let stage = stage([3], .insetGrouped)
        stage.names[0].removeLast()
        stage.collection.deleteItems(at: [IndexPath(item: 2, section: 0)])
        stage.tester.settle()
        #expect(try stage.cell(1).layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        #expect(stage.lines(try stage.cell(1)).isEmpty)
    }

    // MARK: Separators

    @Test func `lines of a plain list are at the text, and one is above the first row`() throws {
        let stage = stage([2], .plain)
        #expect(
            stage.lines(try stage.cell(0)) == [
                CGRect(x: 16, y: 0, width: 304, height: 0.5), CGRect(x: 16, y: 43.5, width: 304, height: 0.5),
            ])
        #expect(stage.lines(try stage.cell(1)) == [CGRect(x: 16, y: 43.5, width: 304, height: 0.5)])
    }

    @Test func `groups have lines around them from side to side, and cards have none`() throws {
        let grouped = stage([2], .grouped)
        #expect(
            grouped.lines(try grouped.cell(0)) == [
                CGRect(x: 0, y: 0, width: 320, height: 0.5), CGRect(x: 16, y: 43.5, width: 304, height: 0.5),
            ])
        #expect(grouped.lines(try grouped.cell(1)) == [CGRect(x: 0, y: 43.5, width: 320, height: 0.5)])
        let cards = stage([2], .insetGrouped)
        #expect(cards.lines(try cards.cell(0)) == [CGRect(x: 16, y: 43.5, width: 272, height: 0.5)])
        #expect(cards.lines(try cards.cell(1)) == [])
    }

    @Test func `from right to left lines begin at the right`() throws {
        let stage = stage([2], .plain, direction: .rightToLeft)
        #expect(stage.lines(try stage.cell(1)) == [CGRect(x: 0, y: 43.5, width: 304, height: 0.5)])
    }

    @Test func `a handler decides about single lines, by those of the section`() throws {
        var given: [UIListSeparatorConfiguration.Visibility] = []
        let stage = stage([3], .insetGrouped) { configuration in
            configuration.separatorConfiguration.color = .red
            configuration.itemSeparatorHandler = { path, separators in
                var separators = separators
                given.append(separators.bottomSeparatorVisibility)
                if path.item == 0 { separators.bottomSeparatorVisibility = .hidden }
                separators.bottomSeparatorInsets.leading = 40
                return separators
            }
        }
        #expect(stage.lines(try stage.cell(0)) == [])
        #expect(stage.lines(try stage.cell(1)) == [CGRect(x: 40, y: 43.5, width: 248, height: 0.5)])
        #expect(given.contains(.visible) && given.contains(.hidden) && !given.contains(.automatic))
        let line = try #require(stage.cell(1).subviews.first { $0 is Hairline })
        #expect(line.backgroundColor == .red)
    }

    @Test func `a list without separators asks no handler`() throws {
        let stage = stage([2], .plain) { configuration in
            configuration.showsSeparators = false
            configuration.itemSeparatorHandler = { _, separators in
                Issue.record("asked")
                return separators
            }
        }
        #expect(stage.lines(try stage.cell(0)) == [])
    }

    @Test func `a selected row hides its line and that of the row above`() throws {
        let stage = stage([3], .plain)
        try stage.tap(1)
        #expect(stage.lines(try stage.cell(0)).count == 1)
        #expect(stage.lines(try stage.cell(1)) == [])
        #expect(stage.lines(try stage.cell(2)).count == 1)
        try stage.tap(2)
        #expect(stage.lines(try stage.cell(0)).count == 2)
    }

    @Test func `the row above a selected one has its line again when that is deleted`() throws {
        let stage = stage([3], .plain)
        try stage.tap(1)
        stage.names[0].remove(at: 1)
        stage.collection.deleteItems(at: [IndexPath(item: 1, section: 0)])
        stage.tester.settle()
        #expect(stage.lines(try stage.cell(0)).count == 2)
    }

    @Test func `a row that appears selected hides the line above it`() throws {
        let stage = stage([40], .plain)
        stage.collection.selectItem(at: IndexPath(item: 12, section: 0), animated: false, scrollPosition: [])
        stage.collection.contentOffset.y = 200
        stage.tester.settle()
        #expect(stage.lines(try stage.cell(11)) == [])
        #expect(stage.lines(try stage.cell(10)).count == 1)
    }

    // MARK: Backgrounds

    @Test func `cells have the background of their list, until an app gives them one`() throws {
        let stage = stage([2], .insetGrouped)
        let cell = try stage.cell(0)
        #expect(cell.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
        #expect(cell.defaultBackgroundConfiguration() == .listGroupedCell())
        try stage.tap(0)
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
        cell.backgroundConfiguration = .clear()
        stage.collection.collectionViewLayout.invalidateLayout()
        stage.tester.settle()
        #expect(cell.backgroundConfiguration?.backgroundColor == .clear)
    }

    @Test func `a section has a background that reaches beyond the ends of the content`() throws {
        let stage = stage([1, 1], .grouped) { $0.backgroundColor = .blue }
        let backgrounds = stage.collection.subviews.filter { $0.backgroundColor == .blue }.map(\.frame)
        // 35, 44 and 17.5; 17.5, 44 and 20.
        #expect(
            backgrounds == [
                CGRect(x: 0, y: -1000, width: 320, height: 1096.5), CGRect(x: 0, y: 96.5, width: 320, height: 1081.5),
            ])
        #expect(stage.collection.subviews.firstIndex { $0 is UICollectionViewListCell } == 2)
    }
}
