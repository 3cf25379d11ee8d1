import CoreGraphics
import Foundation
import UIKitLists

/// Notes of several layouts in one order.
@MainActor final class TransitionLog {
    var lines: [String] = []
}

/// Items of a size without distances, which notes the calls of a change of layouts.
class NotedFlow: UICollectionViewFlowLayout {
    let name: String
    let log: TransitionLog
    var initial: (IndexPath) -> UICollectionViewLayoutAttributes? = { _ in nil }
    var final: (IndexPath) -> UICollectionViewLayoutAttributes? = { _ in nil }
    var target: (CGPoint) -> CGPoint = { $0 }

    init(_ name: String, _ size: CGSize, _ log: TransitionLog = TransitionLog()) {
        (self.name, self.log) = (name, log)
        super.init()
        (minimumLineSpacing, minimumInteritemSpacing, itemSize) = (0, 0, size)
    }

    required init?(coder: NSCoder) { fatalError("not archived") }

    override func prepare() {
        super.prepare()
        log.lines.append("prepare \(name)")
    }

    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
        super.prepareForTransition(to: newLayout)
        log.lines.append("\(name) to \((newLayout as? NotedFlow)?.name ?? "")")
    }

    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        super.prepareForTransition(from: oldLayout)
        log.lines.append("\(name) from \((oldLayout as? NotedFlow)?.name ?? "")")
    }

    override func finalizeLayoutTransition() {
        super.finalizeLayoutTransition()
        log.lines.append("finalize \(name)\(collectionView == nil ? " alone" : "")")
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        log.lines.append("initial \(name) \(itemIndexPath.item)")
        return initial(itemIndexPath)
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        log.lines.append("final \(name) \(itemIndexPath.item)")
        return final(itemIndexPath)
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        log.lines.append("offset \(name) \(Int(proposedContentOffset.y))")
        return target(proposedContentOffset)
    }
}

extension CollectionStage {
    /// A stage of so many items in rows of 320 by 40 points, of which eleven show, and a grid of 80 by 80 to change to.
    @MainActor static func rowsAndGrid(
        _ count: Int, prepare: (CollectionStage) -> Void = { _ in }
    ) -> (stage: CollectionStage, rows: NotedFlow, grid: NotedFlow) {
        let log = TransitionLog()
        let rows = NotedFlow("rows", CGSize(width: 320, height: 40), log)
        let grid = NotedFlow("grid", CGSize(width: 80, height: 80), log)
        let stage = CollectionStage([(0..<count).map { "\($0)" }], layout: rows, prepare: prepare)
        log.lines = []
        return (stage, rows, grid)
    }
}
