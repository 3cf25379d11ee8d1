import QuartzCore
public import UIKitCore

extension _ConstructibleThroughClass where Self: UITableViewCell {
    /// Makes a cell of a class that is known only at run time.
    ///
    /// - Parameters:
    ///   - style: How its texts lie.
    ///   - reuseIdentifier: The identifier under which it is used again; nil for never.
    @_disfavoredOverload public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.init(through: ConstructionKey(beginningWith: CellStart(style: style, identifier: reuseIdentifier)))
    }
}
