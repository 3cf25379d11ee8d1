public import CoreGraphics
import QuartzCore
public import UIKitCore

extension _ConstructibleThroughClass where Self: UITableView {
    /// Makes a table of a class that is known only at run time.
    ///
    /// - Parameters:
    ///   - frame: Its frame in the space of its future superview.
    ///   - style: How its sections look.
    @_disfavoredOverload public init(frame: CGRect, style: UITableView.Style) {
        self.init(through: ConstructionKey(beginningWith: TableStart(frame: frame, style: style)))
    }
}
