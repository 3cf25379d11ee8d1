import QuartzCore
public import UIKitCore

extension _ConstructibleThroughClass where Self: UITableViewHeaderFooterView {
    /// Makes a header or footer of a class that is known only at run time.
    ///
    /// - Parameter reuseIdentifier: The identifier under which it is used again; nil for never.
    @_disfavoredOverload public init(reuseIdentifier: String?) {
        self.init(through: ConstructionKey(beginningWith: HeaderStart(identifier: reuseIdentifier)))
    }
}
