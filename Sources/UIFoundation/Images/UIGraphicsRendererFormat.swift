public import Foundation

/// The kind of output that a graphics renderer makes, apart from its size.
open nonisolated class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The rectangle of user space that is rendered, in points; the renderer sets it.
    open internal(set) var bounds = CGRect.zero

    /// Makes a format with the standard settings.
    public required override init() {}

    /// A new format with the standard settings.
    open class func `default`() -> Self { Self() }

    /// A new format with the settings that fit the current device.
    open class func preferred() -> Self { self.default() }

    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    func duplicate() -> UIGraphicsRendererFormat {
        let format = UIGraphicsRendererFormat()
        format.bounds = bounds
        return format
    }
}
