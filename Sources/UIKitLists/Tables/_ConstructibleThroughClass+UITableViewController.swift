import QuartzCore
public import UIKitCore

extension _ConstructibleThroughClass where Self: UITableViewController {
    /// Makes a controller of a class that is known only at run time, with a table of a style.
    ///
    /// - Parameter style: How the table's sections look.
    @_disfavoredOverload public init(style: UITableView.Style) {
        self.init(through: ConstructionKey(beginningWith: style))
    }
}
