import UIFoundation
import UIKitCore

extension UITableView {
    /// Gives a new table the look of its style, and has it bounce.
    func prepare() {
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        alwaysBounceVertical = true
        addGestureRecognizer(SwipePan(of: engine.swipes))
        addGestureRecognizer(SweepPan(over: engine))
    }
}
