import CoreGraphics
import UIFoundation

/// The computed state of a flow layout, with its invalid parts.
final class FlowState {
    var arrangement = FlowArrangement()
    /// Whether the delegate has to be asked again.
    var needsMetrics = true
    /// Whether items have to be set into lines again.
    var needsLines = true
    var axis = FlowAxis.vertical
    /// Pixels per point, to which origins are rounded.
    var scale: CGFloat = 1
    /// The room across the axis, insets of the collection excluded.
    var breadth: CGFloat = 0
    /// The insets of sections as the delegate or the property says.
    var insets: [UIEdgeInsets] = []
    /// The sizes of items that say their own, in points.
    var measured: [ItemPosition: CGSize] = [:]
    /// Sizes that items said of themselves and with which lines are not set yet.
    var pending: [ItemPosition: CGSize] = [:]
    /// Whether items size themselves.
    var isEstimated = false
    var hasWarned = false

    func forgetSizes() { (measured, pending) = ([:], [:]) }

    /// Gives the sizes that were learnt their positions of after an update.
    func follow(_ batch: ResolvedBatch) {
        var kept: [ItemPosition: CGSize] = [:]
        // Hash order: each has a position of its own.
        for (position, size) in measured {
            if let new = batch.keptPosition(of: position) { kept[new] = size }
        }
        (measured, pending) = (kept, [:])
    }
}
