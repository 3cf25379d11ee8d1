public import Foundation

/// The number that answers for an object of unknown class: rewritten sources call it for `(x as AnyObject).doubleValue`.
///
/// Objective-C asks any object, and texts answer as numbers do: by the number at their beginning, else by 0. Other objects
/// have none.
///
/// - Parameters:
///   - object: The object, or a value that Objective-C would have as one.
///   - asTruth: Whether a text answers as `boolValue` reads it, which knows words such as `YES`.
public nonisolated func anoleNumber(of object: Any?, asTruth: Bool = false) -> NSNumber? {
    if let number = object as? NSNumber { return number }
    // Foundation on Linux makes no NSNumber of it.
    if let length = object as? CGFloat { return NSNumber(value: Double(length)) }
    guard let text = object as? NSString else { return nil }
    if asTruth { return NSNumber(value: text.boolValue) }
    let (number, wholeNumber) = (text.doubleValue, text.integerValue)
    // One with many digits is exact only as an integer.
    return Double(wholeNumber) == number ? NSNumber(value: wholeNumber) : NSNumber(value: number)
}
