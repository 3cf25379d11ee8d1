/// Says where a bar stands that belongs to no container; its method is optional.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
    /// Where a bar stands; asked when the bar is laid out.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
