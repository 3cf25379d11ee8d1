import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

@testable import ListLab

/// The contents of each page after its recording.
@MainActor @Suite(.application) struct ListLabPageTests {
    @Test func `letters are fetched, marked, flagged, deleted and moved`() async throws {
        let replay = try await ListLabReplay(of: "mail")
        let table = try replay.table
        let cells = table.visibleCells

        // Two were added, one was deleted by a swipe and two together, and one was moved up.
        #expect(table.numberOfRows(inSection: 0) == 12 + 2 - 1 - 2)
        let senders = try replay.rows.map { $0.first ?? "" }
        let expected = [
            "Harbour Orchestra", "Sailing club", "City Library", "Priya Raman", "Bicycle workshop",
            "Old Town Residents",
        ]
        #expect(senders == expected)
        let dots = cells.map { $0.contentView.subviews.first?.alpha }
        #expect(dots == [0, 0, 0, 0, 0, 1])
        #expect(table.isEditing == false)
        #expect(replay.navigation?.isToolbarHidden == true)
        #expect(replay.navigation?.topViewController?.title == "Inbox")
        #expect(replay.tester.diagnostics == [])
    }

    @Test func `letters are as high as their text, and at the largest size no line is cut off`() async throws {
        let replay = try await ListLabReplay(of: "mail")
        let table = try replay.table
        let standard = table.visibleCells[0].frame.height
        replay.navigation?.view.window?.traitOverrides.preferredContentSizeCategory =
            .accessibilityExtraExtraExtraLarge
        replay.tester.settle()

        let large = table.visibleCells[0].frame.height
        #expect(large > 3 * standard)
        // The rows that scroll into sight are arranged before they are measured.
        for _ in 0..<4 {
            table.contentOffset.y += 300
            replay.tester.settle()
            for cell in table.visibleCells {
                let labels = replay.labels(in: cell.contentView)
                let heights = labels.map { $0.frame.height - $0.font.lineHeight }
                #expect(labels.count == 4)
                #expect(heights.allSatisfy { $0 > -1 })
            }
        }
        #expect(replay.tester.diagnostics == [])
    }

    @Test func `errands are done, added, moved, deleted and cleared`() async throws {
        let replay = try await ListLabReplay(of: "to-do")
        let table = try replay.table

        #expect(replay.isPresenting == false)
        #expect((0..<3).map(table.numberOfRows) == [1, 4, 0])
        let rows = try replay.rows.flatMap { $0 }
        let later = ["Buy a kite", "Plan the trip to the lake", "Renew the library card", "Sharpen the kitchen knives"]
        #expect(rows.first?.hasPrefix("Ask Jonas") == true)
        // They were shuffled.
        #expect(rows.dropFirst().sorted() == later)
        #expect(table.isEditing == false)
        #expect(replay.tester.diagnostics == [])
    }

    @Test func `settings are reset, a time is turned, a waiting time is stepped, and rows open and close`() async throws
    {
        let replay = try await ListLabReplay(of: "settings")
        let table = try replay.table

        #expect((0..<5).map(table.numberOfRows) == [1, 3, 3, 3, 1])
        let rows = try replay.rows
        #expect(rows.contains(["Network", "Garden House"]))
        #expect(rows.contains(["Time", "9:30\u{202F}AM"]))
        #expect(rows.contains(["Put Off", "20 min"]))
        let marks = (0..<3).map { table.cellForRow(at: IndexPath(row: $0, section: 2))?.accessoryType }
        #expect(marks == [.checkmark, UITableViewCell.AccessoryType.none, UITableViewCell.AccessoryType.none])
        #expect(replay.navigation?.traitCollection.userInterfaceStyle == .light)
        #expect(replay.tester.diagnostics == [])
    }

    @Test func `100,000 rows show their first ones and two that are new`() async throws {
        let replay = try await ListLabReplay(of: "rows")
        let table = try replay.table

        #expect(table.numberOfRows(inSection: 0) == 100_002)
        let titles = try replay.rows.map { $0.first ?? "" }
        #expect(titles.prefix(4) == ["New row 2", "New row 1", "Row 1", "Row 2"])
        #expect(Set(table.visibleCells.map { $0.frame.height }).count > 3)
        #expect(replay.tester.diagnostics == [])
    }

    @Test func `the end of 100,000 rows is the end of the last one`() async throws {
        let replay = try await ListLabReplay(of: "rows")
        let table = try replay.table
        replay.tester.tap(at: CGPoint(x: 260, y: 42))
        replay.tester.settle()

        let last = try #require(table.visibleCells.last)
        #expect(table.indexPath(for: last)?.row == 100_001)
        #expect(abs(last.frame.maxY - table.bounds.maxY) < 0.01)
    }

    // MARK: Collections after their recordings

    @Test func `photos have four columns, one is liked, and one is elsewhere`() async throws {
        let replay = try await ListLabReplay(of: "photos")
        let collection = try replay.collection
        let source = collection.dataSource as? UICollectionViewDiffableDataSource<Int, Photo>
        let numbers = try #require(source).snapshot().itemIdentifiers.map(\.number)
        let moved = numbers.indices.first { numbers[$0] != $0 }

        // Two fingers parted by too little, closed for one column more, and closed by too little.
        #expect((collection.collectionViewLayout as? GridLayout)?.columns == 4)
        // Three gaps of 2 points between four columns: (375 - 6) / 4.
        #expect(collection.visibleCells.allSatisfy { abs($0.frame.width - 92.25) < 0.01 })
        let hearts = collection.visibleCells.compactMap { $0.contentView.subviews.last }.filter { !$0.isHidden }
        #expect(hearts.count == 1)
        let number = try numbers[#require(moved)]
        // Without the photo that was moved the others have their order.
        #expect(
            numbers.filter { $0 != number && $0 != moved }.elementsEqual(
                (0..<120).filter { $0 != number && $0 != moved }))
    }

    @Test func `the calendar shows months, and the day that was chosen last`() async throws {
        let replay = try await ListLabReplay(of: "calendar")
        let collection = try replay.collection

        #expect(collection.collectionViewLayout is MonthLayout)
        #expect(collection.indexPathsForSelectedItems?.count == 1)
        #expect(collection.contentSize.width == 375)
    }

    @Test func `the store has three things in its basket, and its third banner in sight`() async throws {
        let replay = try await ListLabReplay(of: "store")
        let collection = try replay.collection
        #expect(replay.navigation?.topViewController?.title == "Store (3)")
        collection.contentOffset.y = -collection.adjustedContentInset.top
        replay.tester.settle()
        let path = IndexPath(item: 0, section: 0)
        let dots = collection.supplementaryView(forElementKind: StoreSection.dotsKind, at: path) as? DotsView
        #expect(dots?.control.currentPage == 2)
    }

    @Test func `files are expanded, deleted, marked and sorted`() async throws {
        let replay = try await ListLabReplay(of: "files")
        let page = try #require(replay.navigation?.topViewController as? FilesViewController)
        let snapshot = try #require(page.source).snapshot(for: .computer)

        #expect(snapshot.items.contains { snapshot.isExpanded($0) })
        #expect(snapshot.items.count < FileTree.load()[.computer]?.items.count ?? 0)
        #expect(page.marked.count == 1)
        #expect(replay.isPresenting == false)
    }

    /// A page in a navigation controller, on a screen of 375 by 667 points, with letters as squares.
    @MainActor private struct Stage<Page: UICollectionViewController> {
        let tester: ViewTester
        let page: Page
        let navigation: UINavigationController

        /// The session whose clock a page reads begins with the tester.
        init(_ makePage: @autoclosure () -> Page, direction: UIUserInterfaceLayoutDirection = .leftToRight) {
            tester = ViewTester(size: CGSize(width: 375, height: 667), scale: 2, direction: direction)
            page = makePage()
            navigation = UINavigationController(rootViewController: page)
            tester.show(navigation)
            tester.settle()
        }

        var collection: UICollectionView { page.collectionView }

        /// The scroll views of sections that scroll by themselves, from the top.
        var shelves: [UIScrollView] {
            collection.subviews.compactMap { $0 as? UIScrollView }.sorted { $0.frame.minY < $1.frame.minY }
        }

        func cell(_ item: Int, _ section: Int = 0) throws -> UICollectionViewCell {
            try #require(collection.cellForItem(at: IndexPath(item: item, section: section)))
        }

        func edge(_ kind: String, _ section: Int, _ item: Int = 0) throws -> UICollectionReusableView {
            let path = IndexPath(item: item, section: section)
            return try #require(collection.supplementaryView(forElementKind: kind, at: path))
        }

        /// The frame of a view in the window.
        func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

        func tap(_ item: Int, _ section: Int = 0) throws {
            let frame = frame(try cell(item, section))
            tester.tap(at: CGPoint(x: frame.midX, y: frame.midY))
            tester.settle()
        }

        /// Moves a finger slowly and rests before lifting it.
        func drag(from point: CGPoint, by x: CGFloat, _ y: CGFloat = 0) {
            let touch = tester.touch(at: point)
            tester.move(touch, by: CGVector(dx: x, dy: y), over: 0.3)
            tester.pump(by: 0.2)
            touch.lift()
            tester.settle()
        }
    }

    @Test func `a pinch changes the photos to fewer columns, and back when it stops short`() throws {
        let stage = Stage(PhotosViewController())
        let query = ViewQuery.view(stage.collection)
        func columns() -> Int? { (stage.collection.collectionViewLayout as? GridLayout)?.columns }
        func width() throws -> CGFloat { try stage.cell(0).frame.width }
        let (third, half): (CGFloat, CGFloat) = (371 / 3, 373 / 2)
        let three = try width()

        let (left, right) = try stage.tester.twoFingers(on: query)
        stage.tester.turn(left, right, by: 0, scale: 1.35)
        let between = stage.collection.collectionViewLayout as? UICollectionViewTransitionLayout
        let progress = try #require(between).transitionProgress
        let halfway = try width()
        for finger in [left, right] { finger.lift() }
        stage.tester.settle()

        // (375 - 2 * 2) / 3 and (375 - 2) / 2, and as far between them as the fingers have led.
        #expect(abs(three - third) < 0.01)
        #expect(progress > 0.25 && progress < 0.75)
        #expect(abs(halfway - (third + progress * (half - third))) < 0.01)
        #expect(columns() == 2)
        #expect(try width() == 186.5)

        try stage.tester.pinch(query, by: 1.6)
        stage.tester.settle()
        // There are no photos over the whole width.
        #expect(columns() == 2)
        try stage.tester.pinch(query, by: 0.5)
        stage.tester.settle()
        #expect(columns() == 3)
        try stage.tester.pinch(query, by: 0.95)
        stage.tester.settle()
        #expect(columns() == 3)
        #expect(try abs(width() - third) < 0.01)
    }

    @Test func `a shelf of the store rests at a card, and the page below it stays`() throws {
        let stage = Stage(StoreViewController())
        let page = stage.collection.contentOffset.y
        let card = stage.frame(try stage.cell(0, 1))
        // Cards are 132 wide and 12 apart.
        stage.drag(from: CGPoint(x: 300, y: card.midY), by: -100)
        let (banners, new) = (stage.shelves[0], stage.shelves[1])
        #expect(new.contentOffset.x == 144)
        #expect(try stage.frame(stage.cell(1, 1)).minX == 16)
        stage.drag(from: CGPoint(x: 100, y: card.midY), by: 60)
        #expect(new.contentOffset.x == 144)
        stage.drag(from: CGPoint(x: 100, y: card.midY), by: 100)
        #expect(new.contentOffset.x == 0)
        #expect(banners.contentOffset.x == 0)
        #expect(stage.collection.contentOffset.y == page)

        // Up and down the page moves, also from there.
        stage.drag(from: CGPoint(x: 200, y: card.midY), by: 0, -150)
        #expect(stage.collection.contentOffset.y > page + 100)
        #expect(new.contentOffset.x == 0)
    }

    @Test func `banners are pages that the dots follow, and rows rest in the middle`() throws {
        let stage = Stage(StoreViewController())
        let dots = try #require(try stage.edge(StoreSection.dotsKind, 0) as? DotsView)
        let banner = stage.frame(try stage.cell(0, 0))
        stage.drag(from: CGPoint(x: 300, y: banner.midY), by: -250)
        #expect(stage.shelves[0].contentOffset.x == 375)
        #expect(dots.control.currentPage == 1)
        stage.drag(from: CGPoint(x: 300, y: banner.midY), by: -100)
        #expect(stage.shelves[0].contentOffset.x == 375)

        stage.collection.scrollToItem(at: IndexPath(item: 0, section: 2), at: .centeredVertically, animated: false)
        stage.tester.settle()
        let row = stage.frame(try stage.cell(0, 2))
        stage.drag(from: CGPoint(x: 300, y: row.midY), by: -200)
        // A column of three rows is 0.85 of the 343 points between the insets wide.
        let next = stage.frame(try stage.cell(3, 2))
        #expect(next.width == 291.5)
        #expect(abs(next.midX - 187.5) <= 0.5)
        #expect(stage.tester.diagnostics == [])
    }

    @Test func `a tap puts a product into the basket, which each of its cards says`() throws {
        let stage = Stage(StoreViewController())
        func badge(_ item: Int, _ section: Int) throws -> UILabel {
            try #require(try stage.edge(StoreSection.badgeKind, section, item).subviews.first as? UILabel)
        }
        #expect(try badge(0, 1).isHidden)
        for _ in 0..<2 { try stage.tap(0, 1) }
        #expect(try badge(0, 1).text == "2")
        #expect(try !badge(0, 1).isHidden)
        #expect(try badge(1, 1).isHidden)
        #expect(stage.page.title == "Store (2)")
        // It is 24 points large, 6 beyond the upper trailing corner.
        let (frame, card) = (stage.frame(try badge(0, 1)), stage.frame(try stage.cell(0, 1)))
        #expect(frame == CGRect(x: card.maxX - 18, y: card.minY - 6, width: 24, height: 24))
        // Product 4 is the fifth of all as well.
        stage.collection.scrollToItem(at: IndexPath(item: 4, section: 3), at: .centeredVertically, animated: false)
        stage.tester.settle()
        #expect(try badge(4, 3).text == "2")
        // The title of the grid stays below the bars.
        let title = stage.frame(try stage.edge(StoreSection.titleKind, 3))
        #expect(title.minY == stage.collection.adjustedContentInset.top)
    }

    @Test func `from right to left a shelf begins at the right`() throws {
        let stage = Stage(StoreViewController(), direction: .rightToLeft)
        let card = stage.frame(try stage.cell(0, 1))
        #expect(card.maxX == 359)
        stage.drag(from: CGPoint(x: 100, y: card.midY), by: 100)
        #expect(try stage.frame(stage.cell(1, 1)).maxX == 359)
    }

    @Test func `folders expand and collapse, and those inside stay as they were`() throws {
        let stage = Stage(FilesViewController())
        func names() throws -> [String] {
            try #require(stage.page.source).snapshot().itemIdentifiers(inSection: .computer).map(\.name)
        }
        func textStart(_ item: Int) throws -> CGFloat {
            let label = try stage.cell(item).contentView.descendants(UILabel.self).first
            return stage.frame(try #require(label)).minX
        }
        let closed = ["Letters", "Pictures", "Songs", "Budget.doc", "Shopping.doc"]
        #expect(try names() == closed)
        try stage.tap(0)
        let letters = ["Old", "Landlord.doc", "Priya.doc"]
        #expect(try names() == ["Letters"] + letters + closed.dropFirst())
        try stage.tap(1)
        let old = ["Insurance.doc", "Water board.doc"]
        let open = ["Letters", "Old"] + old + letters.dropFirst() + closed.dropFirst()
        #expect(try names() == open)
        // Each level is 10 points farther in.
        let starts = try [0, 1, 2].map(textStart)
        #expect(starts == [starts[0], starts[0] + 10, starts[0] + 20])
        #expect(stage.collection.indexPathsForSelectedItems == [])

        try stage.tap(0)
        #expect(try names() == closed)
        try stage.tap(0)
        #expect(try names() == open)
        // The other section is as it was.
        #expect(stage.collection.numberOfItems(inSection: 1) == 2)
        #expect(stage.tester.diagnostics == [])
    }

    @Test func `the calendar's days are in columns, and a title stays until the next one pushes it`() throws {
        let stage = Stage(CalendarViewController())
        func title() throws -> CGRect {
            stage.frame(try stage.edge(UICollectionView.elementKindSectionHeader, 0))
        }
        // The first of January of 2026 is a Thursday, the fifth column of seven; the title is 64 high.
        #expect(try abs(stage.cell(0).frame.minX - 4 * 375 / 7) < 0.01)
        #expect(try stage.cell(0).frame.minY == 64)
        #expect(try stage.cell(3).frame.minX == 0)
        #expect(try stage.cell(3).frame.minY == 120)
        // January has five lines of 56, after which February begins.
        #expect(try stage.cell(0, 1).frame.minY == 408)

        let top = stage.collection.adjustedContentInset.top
        stage.collection.contentOffset.y = 200 - top
        stage.tester.settle()
        #expect(try title().minY == top)
        // 344 - 64 is 280, 20 above the edge that is at 300.
        stage.collection.contentOffset.y = 300 - top
        stage.tester.settle()
        #expect(try title().minY == top - 20)
    }

    @Test func `the calendar changes to days with the same cells, and the chosen day stays chosen`() throws {
        let stage = Stage(CalendarViewController())
        try stage.tap(2)
        let cell = try stage.cell(2)
        let control = try #require(stage.navigation.navigationBar.descendants(UISegmentedControl.self).first)
        let frame = stage.frame(control)
        stage.tester.tap(at: CGPoint(x: frame.minX + frame.width * 0.75, y: frame.midY))
        stage.tester.pump(by: 0.1)
        let width = cell.layer.presentation()?.bounds.width ?? 0
        stage.tester.settle()

        #expect(width > 375 / 7 + 10 && width < 375 - 10)
        #expect(stage.collection.collectionViewLayout is AgendaLayout)
        #expect(try stage.cell(2) === cell)
        #expect(cell.frame == CGRect(x: 0, y: 64 + 2 * 52, width: 375, height: 52))
        #expect(cell.isSelected)
        #expect(stage.collection.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
        #expect(stage.tester.diagnostics == [])
    }
}
