nonisolated extension SeededNumbers {
    /// A number from 0 to below 1.
    mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

    /// A value that lies at most half of `range` from `mean`.
    mutating func next(around mean: Double, range: Double) -> Double { mean + range * (fraction() - 0.5) }
}
