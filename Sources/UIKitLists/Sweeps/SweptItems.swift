import Foundation
import UIFoundation
import CoreGraphics
import UIKitCore

/// A list whose items two fingers select that move over them, where its delegate lets them.
protocol SweptItems: FocusItems {
    /// The fingers that select items by moving over them; nil for none.
    var sweep: ItemSweep? { get set }
    /// Whether the data was read and is the data on screen.
    var isLoaded: Bool { get }

    /// Whether two fingers that touch a point may select items.
    func maySweep(at point: CGPoint) -> Bool
    /// The item at a point; nil for none.
    func sweptItem(at point: CGPoint) -> ItemPosition?
    /// The item at a point, or the one that is near before it; nil for none.
    func sweptItem(near point: CGPoint) -> ItemPosition?
    /// Begins a selection at an item and notifies the delegate; false where it is no longer possible.
    func beginSweep(from item: ItemPosition) -> Bool
    func sweepDidEnd()
    /// Selects an item besides others as the user does.
    func sweepOver(_ item: ItemPosition)
    func deselectByUser(_ item: ItemPosition)
    func selectionDidChange()
}

extension SweptItems {
    func sweepDidMove(_ pan: SweepPan) {
        switch pan.state {
        case .began:
            guard let item = sweptItem(at: pan.start) else { return }
            // The delegate may have changed the list.
            guard beginSweep(from: item), has(item) else { return endSweep() }
            sweep = ItemSweep(over: self, from: item)
            sweep?.follow(pan.location(in: list))
        case .changed:
            guard let sweep else { return }
            if sweep.isCurrent { sweep.follow(pan.location(in: list)) } else { endSweep() }
        case .ended, .cancelled: if sweep != nil { endSweep() }
        default: break
        }
    }

    private func endSweep() {
        sweep?.end()
        sweep = nil
        sweepDidEnd()
    }
}
