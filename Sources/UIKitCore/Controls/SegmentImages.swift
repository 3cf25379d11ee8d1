import CoreGraphics
import Foundation
import UIFoundation

/// The looks of segmented controls that apps choose for one kind of bars.
struct SegmentImages {
    var backgrounds = ButtonStateValues<UIImage>()
    var dividers = DividerImages()
    var offsets: [UISegmentedControl.Segment: UIOffset] = [:]

    /// The offset of a segment's content, by its index among several.
    func offset(at index: Int, of count: Int) -> UIOffset {
        let segment: UISegmentedControl.Segment =
            count == 1 ? .alone : index == 0 ? .left : index == count - 1 ? .right : .center
        return offsets[segment] ?? offsets[.any] ?? .zero
    }
}
