import Foundation

/// The meaning of each component's samples, from a decode array.
struct SampleDecoding {
    /// For each component a value for each sample of 8 bits.
    let tables: [[UInt8]]

    /// Takes a pair of values, for the lowest and the highest sample, for each component; 0 is none and 1 is full.
    init(_ pairs: UnsafePointer<CGFloat>, count: Int) {
        tables = (0..<count).map { index in
            let (low, high) = (pairs[2 * index], pairs[2 * index + 1])
            return (0..<256).map { sample in
                let value = low + (high - low) * CGFloat(sample) / 255
                return UInt8((min(max(value.isNaN ? 0 : value, 0), 1) * 255).rounded())
            }
        }
    }

    var last: [UInt8]? { tables.last }
}
