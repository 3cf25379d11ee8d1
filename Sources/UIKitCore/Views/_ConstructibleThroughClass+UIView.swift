public import CoreGraphics
import QuartzCore

extension _ConstructibleThroughClass where Self: UIView {
    /// Makes a view of a class that is known only at run time, with a frame.
    ///
    /// - Parameter frame: The frame in the space of its future superview.
    @_disfavoredOverload public init(frame: CGRect) {
        self.init(through: ConstructionKey(beginningWith: frame))
    }
}
