import Foundation
import InterfaceStages
import QuartzCore
import UIKitCore

@testable import UIKitLists

/// The classes of the elements of collections.
enum CollectionElements {
    static let classes: [String: AnyClass] = [
        "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
        "collectionViewCellContentView": CollectionCellContentView.self,
        "collectionReusableView": UICollectionReusableView.self,
        "collectionViewController": UICollectionViewController.self,
        "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
        "collectionViewLayout": UICollectionViewLayout.self, "NotedItem": NotedItem.self, "NoItem": NoItem.self,
        "NotedEdge": NotedEdge.self, "NotedLayout": NotedLayout.self,
    ]

    static func objects(_ text: String) throws -> StagedObjects { try StagedObjects(text, classes) }

    /// Makes the first object that a text describes, and keeps the objects it was read from.
    static func make<Made: AnyObject>(_ text: String) throws -> (made: Made, objects: StagedObjects) {
        let objects = try objects(text)
        guard let made: Made = objects.makeFirst() else { throw MissingObject() }
        return (made, objects)
    }

    /// No object, or one of another class, was made.
    struct MissingObject: Error {}

    /// A cell that counts how often it was awake.
    final class NotedItem: UICollectionViewCell {
        private(set) var awakenings = 0

        override func awakeFromNib() {
            super.awakeFromNib()
            awakenings += 1
        }
    }

    /// A cell of which there is none: its decoding fails.
    final class NoItem: UICollectionViewCell {
        override init(frame: CGRect) { super.init(frame: frame) }

        required init?(coder: NSCoder) { nil }
    }

    /// A header of an app's own.
    final class NotedEdge: UICollectionReusableView {}

    /// A layout of an app's own, which notes whether it was read from a file.
    final class NotedLayout: UICollectionViewLayout {
        let wasRead: Bool

        override init() {
            wasRead = false
            super.init()
        }

        required init?(coder: NSCoder) {
            wasRead = true
            super.init(coder: coder)
        }
    }
}
