import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

@testable import ListLab

@Suite(.application) struct ListLabTourTests {
    private static let demo = DemoProcess("ListLab")
    private static let pages = [
        "MailViewController", "ErrandsViewController", "SettingsViewController", "RowsViewController",
        "PhotosViewController", "CalendarViewController", "StoreViewController", "FilesViewController",
    ]

    @Test func `two replays give the same trace and the same last picture`() throws {
        let first = try DemoTour(of: Self.demo)
        let second = try DemoTour(of: Self.demo)

        #expect(first.trace == second.trace)
        #expect(try TraceFile(first.trace).lines(of: "frame").count > 100)
        #expect(first.picture == second.picture)
        #expect(first.errors == "")
    }

    @Test func `the tour visits every page, and returns to the list after each`() throws {
        let appeared = try DemoTour(of: Self.demo).appearances(of: Self.pages + ["SubjectsViewController"])

        #expect(appeared == ["SubjectsViewController"] + Self.pages.flatMap { [$0, "SubjectsViewController"] })
    }

    @Test func `the tour reports no faults`() throws {
        #expect(try DemoTour(of: Self.demo, ["--check"]).errors == "")
    }

    @Test(arguments: ["mail", "to-do", "settings", "rows", "photos", "calendar", "store", "files"])
    func `a recording of a page reports no faults, each time the same`(page: String) throws {
        let first = try DemoTour(of: Self.demo, recording: page, ["--check"])
        let second = try DemoTour(of: Self.demo, recording: page, ["--check"])

        #expect(first.errors == "")
        #expect(first.trace == second.trace)
        #expect(first.picture == second.picture)
    }

    // MARK: The largest text

    /// Shows a page on a phone, and has its text grow while it shows.
    @MainActor private func grow(_ page: UICollectionViewController, on tester: ViewTester) {
        tester.show(UINavigationController(rootViewController: page))
        tester.settle()
        page.view.window?.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        tester.settle()
    }

    @MainActor @Test func `the largest days of the week are below their month, and the days are in their circles`()
        throws
    {
        let tester = ViewTester(size: CGSize(width: 375, height: 667), scale: 2)
        let page = CalendarViewController()
        grow(page, on: tester)

        let titles = page.collectionView.visibleSupplementaryViews(
            ofKind: UICollectionView.elementKindSectionHeader)
        #expect(titles.count >= 1)
        for title in titles {
            title.layoutIfNeeded()
            let (month, weekdays) = (title.subviews[0].frame, title.subviews[1].frame)
            #expect(month.maxY <= weekdays.minY)
            #expect(month.maxX <= 359 && weekdays.maxY <= title.bounds.maxY)
        }
        let days = page.collectionView.visibleCells.flatMap { $0.contentView.subviews }.compactMap { $0 as? UILabel }
        #expect(days.count > 20)
        #expect(days.filter { $0.alpha > 0 }.allSatisfy { $0.font.lineHeight <= 36 })
    }

    @MainActor @Test func `the largest texts of the store are inside their cards`() throws {
        let tester = ViewTester(size: CGSize(width: 375, height: 667), scale: 2)
        let page = StoreViewController()
        grow(page, on: tester)

        var count = 0
        for _ in 0..<3 {
            for cell in page.collectionView.visibleCells {
                cell.layoutIfNeeded()
                let pictures = cell.contentView.descendants(UIImageView.self).map { $0.convert($0.bounds, to: cell) }
                for label in cell.contentView.descendants(UILabel.self) {
                    let frame = label.convert(label.bounds, to: cell)
                    #expect(!pictures.contains { $0.insetBy(dx: 1, dy: 1).intersects(frame) }, "\(label.text ?? "")")
                    #expect(cell.bounds.insetBy(dx: -0.5, dy: -0.5).contains(frame), "\(label.text ?? "")")
                    #expect(frame.height > label.font.lineHeight - 1, "\(label.text ?? "")")
                    count += 1
                }
            }
            page.collectionView.contentOffset.y += 300
            tester.settle()
        }
        #expect(count > 20)
    }

    @MainActor @Test func `the size of a file is beside its name, and below it at the largest text`() throws {
        let tester = ViewTester(size: CGSize(width: 375, height: 667), scale: 2)
        let page = FilesViewController()
        func sizesAreBelow() -> Set<Bool> {
            let collection: UICollectionView = page.collectionView
            return Set(
                collection.indexPathsForVisibleItems.compactMap { path in
                    guard let item = page.source?.itemIdentifier(for: path), !item.isFolder,
                        let cell = collection.cellForItem(at: path) as? UICollectionViewListCell,
                        let content = cell.contentConfiguration as? UIListContentConfiguration
                    else { return nil }
                    return content.secondaryText == item.sizeText && cell.accessories.isEmpty
                })
        }
        tester.show(UINavigationController(rootViewController: page))
        tester.settle()
        #expect(sizesAreBelow() == [false])

        page.view.window?.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        tester.settle()
        page.collectionView.contentOffset.y += 400
        tester.settle()
        #expect(sizesAreBelow() == [true])
    }
}
