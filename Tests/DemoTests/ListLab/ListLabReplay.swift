import CoreGraphics
import Foundation
import HostInterface
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

@testable import ListLab

/// A recording of a page, replayed in the test's own process, so that tests can inspect its views at the end.
@MainActor final class ListLabReplay {
    let tester: ViewTester
    private let delegate = AppDelegate()

    init(of page: String) async throws {
        let file = DemoProcess("ListLab").recording.deletingLastPathComponent()
            .appendingPathComponent("\(page).jsonl")
        let recording = try Recording(parsing: Data(contentsOf: file), file: file.path)
        tester = ViewTester(
            size: recording.header.size, scale: recording.header.scale, text: .real, stateStore: nil,
            url: recording.header.url, delegate: delegate)
        for event in recording.events where event.event != .end {
            await tester.advance(to: event.time)
            tester.send(event.event)
        }
        tester.settle()
    }

    var navigation: UINavigationController? { delegate.window?.rootViewController as? UINavigationController }

    /// The table of the page on top.
    var table: UITableView {
        get throws { try #require((navigation?.topViewController as? UITableViewController)?.tableView) }
    }

    /// The collection of the page on top.
    var collection: UICollectionView {
        get throws { try #require((navigation?.topViewController as? UICollectionViewController)?.collectionView) }
    }

    /// The texts of each row on screen, from top to bottom, as far as labels show them.
    var rows: [[String]] {
        get throws {
            try table.visibleCells.map { cell in
                labels(in: cell.contentView).map { $0.text ?? $0.attributedText?.string ?? "" }
            }
        }
    }

    /// The labels that are shown in a view, in the order of the views.
    func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { subview -> [UILabel] in
            guard !subview.isHidden else { return [] }
            if let label = subview as? UILabel { return [label] }
            return labels(in: subview)
        }
    }

    /// Whether an alert or a sheet is presented.
    var isPresenting: Bool { navigation?.presentedViewController != nil }
}
