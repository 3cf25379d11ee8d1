import Foundation

/// One axis of a frame in a superview, resized by an autoresizing mask.
///
/// The flexible parts share the change in proportion to their present lengths.
struct AutoresizingAxis: Equatable {
    var leading: CGFloat
    var length: CGFloat

    /// - Parameters:
    ///   - oldLength, newLength: The superview's length before and after.
    ///   - isLeadingFlexible, isLengthFlexible, isTrailingFlexible: The parts that the mask lets change.
    mutating func resize(
        from oldLength: CGFloat, to newLength: CGFloat, isLeadingFlexible: Bool, isLengthFlexible: Bool,
        isTrailingFlexible: Bool
    ) {
        let delta = newLength - oldLength
        let trailing = oldLength - leading - length
        let parts = [(isLeadingFlexible, leading), (isLengthFlexible, length), (isTrailingFlexible, trailing)]
        let flexible = parts.filter(\.0)
        guard !flexible.isEmpty, delta != 0 else { return }
        let sum = flexible.reduce(0) { $0 + $1.1 }
        func share(_ part: CGFloat) -> CGFloat {
            sum == 0 ? delta / CGFloat(flexible.count) : delta * part / sum
        }
        // A single flexible part takes the whole change, without the rounding error of a division.
        let alone = flexible.count == 1
        let newLeading = isLeadingFlexible ? leading + (alone ? delta : share(leading)) : leading
        if isLengthFlexible { length = max(0, length + (alone ? delta : share(length))) }
        leading = newLeading
    }
}
