import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// A stage with sections that scroll by themselves.
final class ShelfStage: CollectionStage {
    /// The scroll views of sections that show, from the top.
    var shelves: [SectionScrollView] {
        collection.subviews.compactMap { $0 as? SectionScrollView }.sorted { $0.frame.minY < $1.frame.minY }
    }

    /// How far a section has scrolled, from where its first group is.
    func offset(_ section: Int = 0) -> CGFloat {
        let layout = collection.collectionViewLayout as? UICollectionViewCompositionalLayout
        return layout?.scroll(of: section)?.offset ?? -1
    }

    /// Moves a finger from a point by a distance, rests and lifts it, and waits until all is at rest.
    func drag(from point: CGPoint, by distance: CGVector, rests: Bool = true) {
        let touch = tester.touch(at: point)
        tester.move(touch, by: distance, over: rests ? 0.3 : 0.1)
        if rests { tester.pump(by: 0.2) }
        touch.lift()
        tester.settle()
    }
}
