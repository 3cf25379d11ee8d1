import CoreGraphics

/// One axis of a frame in a superview, resized by an autoresizing mask.
///
/// The flexible parts share the change in proportion to their present lengths.
struct AutoresizingAxis: Equatable {
    var leading: CGFloat
    var length: CGFloat

    /// The parts that a mask lets change.
    struct Flexibility {
        var leading, length, trailing: Bool
    }

    /// The shares of a change of the superview's length that position and length take.
    ///
    /// They stay the same when the parts are resized by them.
    ///
    /// - Parameters:
    ///   - superlength: The superview's length.
    ///   - flexible: The parts that the mask lets change.
    func shares(
        in superlength: CGFloat, flexible: Flexibility
    ) -> (leading: CGFloat, length: CGFloat) {
        var (sum, most, count): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        for (isFlexible, part) in [
            (flexible.leading, leading), (flexible.length, length), (flexible.trailing, superlength - leading - length),
        ] where isFlexible { (sum, most, count) = (sum + part, max(most, abs(part)), count + 1) }
        // Parts that cancel each other out but for an error of computation.
        if abs(sum) < most * 1e-9 { sum = 0 }
        func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
            guard isFlexible else { return 0 }
            // A single flexible part takes the whole change, without the rounding error of a division.
            return count == 1 || sum == 0 ? 1 / count : part / sum
        }
        return (share(flexible.leading, leading), share(flexible.length, length))
    }

    /// - Parameters:
    ///   - oldLength, newLength: The superview's length before and after.
    ///   - flexible: The parts that the mask lets change.
    mutating func resize(from oldLength: CGFloat, to newLength: CGFloat, flexible: Flexibility) {
        let delta = newLength - oldLength
        guard delta != 0 else { return }
        let shares = shares(in: oldLength, flexible: flexible)
        leading += delta * shares.leading
        if flexible.length { length = max(0, length + delta * shares.length) }
    }
}
