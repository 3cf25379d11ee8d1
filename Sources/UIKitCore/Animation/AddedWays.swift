import QuartzCore

/// The differences of values from a final value, for additive animations.
struct AddedWays {
    /// One difference for each value.
    let values: [AnimatableValue]
    /// No differences.
    let end: AnimatableValue
    /// The final value for differences that are given as start values, as those of transforms are; else nil.
    let origin: AnimatableValue?

    /// Returns nil when the values cannot be interpolated to the final one, as with a transform that scales an area to zero.
    init?(from values: [AnimatableValue], to last: AnimatableValue) {
        let distances = values.compactMap { $0.subtracting(last) }
        guard distances.count == values.count else { return nil }
        if last.spaceTransform != nil {
            (self.values, end, origin) = (values, last, last)
        } else {
            (self.values, end, origin) = (distances, last.zero, nil)
        }
    }
}
