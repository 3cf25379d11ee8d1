public import Foundation

/// Sets the smallest scale for drawing a text, and receives the measures of a drawing call.
open nonisolated class NSStringDrawingContext: NSObject {
    /// The smallest part of its size to which text is shrunk to fit; 0 does not shrink.
    open var minimumScaleFactor: CGFloat = 0
    /// The part of its size at which the text of the last call was set.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The distance by which letters may move closer to fit, in points, before text is shrunk: a negative number; 0 for none.
    @available(*, deprecated, message: "Shrink text by minimumScaleFactor instead.")
    open var minimumTrackingAdjustment: CGFloat {
        get { minimumTracking }
        set { minimumTracking = newValue }
    }
    var minimumTracking: CGFloat = 0
    /// The distance by which the letters of the last call were moved closer, in points: a negative number or 0.
    @available(*, deprecated, message: "Shrink text by minimumScaleFactor instead.")
    open var actualTrackingAdjustment: CGFloat { usedTracking }
    var usedTracking: CGFloat = 0
    /// The rectangle that the text of the last call took.
    open internal(set) var totalBounds = CGRect.zero

    /// Makes a context that does not shrink text.
    public override init() {}
}
