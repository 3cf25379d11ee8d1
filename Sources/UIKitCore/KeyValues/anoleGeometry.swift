import CoreGraphics
public import Foundation
import UIFoundation

/// The object of a geometric value that answers for an object of unknown class: rewritten sources call it for
/// `(x as AnyObject).cgRectValue`.
///
/// Objective-C has such values as objects of `NSValue`, where observers of a change get them as they are here. Other objects
/// have none.
///
/// - Parameter object: The object, or a value that Objective-C would have as one.
public nonisolated func anoleGeometry(of object: Any?) -> NSValue? {
    switch object {
    case let value as NSValue: value
    case let point as CGPoint: NSValue(cgPoint: point)
    case let size as CGSize: NSValue(cgSize: size)
    case let rect as CGRect: NSValue(cgRect: rect)
    case let vector as CGVector: NSValue(cgVector: vector)
    case let transform as CGAffineTransform: NSValue(cgAffineTransform: transform)
    case let insets as UIEdgeInsets: NSValue(uiEdgeInsets: insets)
    case let insets as NSDirectionalEdgeInsets: NSValue(directionalEdgeInsets: insets)
    case let offset as UIOffset: NSValue(uiOffset: offset)
    default: nil
    }
}
