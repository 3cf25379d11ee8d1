/// Decides the position of a bar that belongs to no container; its method is optional.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
    /// The position of a bar; asked when the bar is laid out.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
