import CoreGraphics
package import Foundation

extension NSCoder {
    /// The number of a key; nil when it is missing or no finite one.
    package func finiteNumber(forKey key: String) -> CGFloat? {
        guard containsValue(forKey: key) else { return nil }
        let number = decodeDouble(forKey: key)
        return number.isFinite ? CGFloat(number) : nil
    }

    /// The numbers of a key; nil when they are missing, not finite or not as many.
    package func finiteNumbers(forKey key: String, count: Int) -> [CGFloat]? {
        guard let numbers = decodeObject(forKey: key) as? [Double], numbers.count == count,
            numbers.allSatisfy(\.isFinite)
        else { return nil }
        return numbers.map { CGFloat($0) }
    }
}
