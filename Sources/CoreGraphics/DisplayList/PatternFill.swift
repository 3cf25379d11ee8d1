package import Foundation

/// A cell of recorded drawing that repeats over an area.
package final class PatternFill: Hashable, Sendable {
    package let cell: DisplayList
    /// The visible part of the cell, in pattern space.
    package let bounds: CGRect
    /// From one cell to the next, both positive, in pattern space.
    package let step: CGSize
    /// From pattern space to the recording's base space.
    package let transform: CGAffineTransform

    package init(cell: DisplayList, bounds: CGRect, step: CGSize, transform: CGAffineTransform) {
        self.cell = cell
        self.bounds = bounds
        self.step = step
        self.transform = transform
    }

    package static func == (left: PatternFill, right: PatternFill) -> Bool {
        left === right
            || left.bounds == right.bounds && left.step == right.step && left.transform == right.transform
                && left.cell == right.cell
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(bounds)
        hasher.combine(step)
        hasher.combine(transform)
    }
}
