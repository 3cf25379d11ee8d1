import Foundation
import InterfaceStages
import QuartzCore
import UIKitCore

@testable import UIKitLists

/// The classes of the elements of lists.
enum ListElements {
    static let classes: [String: AnyClass] = [
        "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
        "tableViewCellContentView": CellContentView.self, "tableViewController": UITableViewController.self,
        "EdgeView": UITableViewHeaderFooterView.self, "NotedCell": NotedCell.self, "ButtonCell": ButtonCell.self,
    ]

    static func objects(_ text: String) throws -> StagedObjects { try StagedObjects(text, classes) }

    /// Makes the first object that a text describes, and keeps what it was read from.
    static func make<Made: AnyObject>(_ text: String) throws -> (made: Made, objects: StagedObjects) {
        let objects = try objects(text)
        guard let made: Made = objects.makeFirst() else { throw MissingObject() }
        return (made, objects)
    }

    /// Nothing, or an object of another class, was made.
    struct MissingObject: Error {}

    /// A cell that counts how often it was awake.
    final class NotedCell: UITableViewCell {
        private(set) var awakenings = 0

        override func awakeFromNib() {
            super.awakeFromNib()
            awakenings += 1
        }
    }

    /// A cell of which there is none: its decoding fails.
    final class ButtonCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }

        required init?(coder: NSCoder) { nil }
    }
}
