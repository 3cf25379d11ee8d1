import CoreGraphics

/// Sublayers that are left out of the picture, in runs of neighbours, so that a part of their layer that shows next is compared
/// with runs first and with single sublayers only where a run touches it.
struct UnseenEntries {
    /// A sublayer without a visible part, with the rectangle around all of it, in the layer's space.
    struct Entry {
        let layer: CALayer
        let extent: CGRect
    }

    /// Sublayers that follow each other, with a rectangle around all of them.
    private struct Run {
        private(set) var entries: [Entry] = []
        private(set) var extent = CGRect.null

        mutating func append(_ entry: Entry) {
            entries.append(entry)
            extent = extent.union(entry.extent)
        }

        /// Removes the entry of a sublayer; the rectangle stays, and may be larger than it has to be.
        mutating func remove(_ layer: CALayer) -> Bool {
            guard let index = entries.firstIndex(where: { $0.layer === layer }) else { return false }
            entries.remove(at: index)
            return true
        }
    }

    /// Comparing all runs and the sublayers of one costs least near the square root of their number; most layers have a thousand
    /// sublayers at most.
    private static let runLength = 32

    private var runs: [Run] = []

    var isEmpty: Bool { runs.isEmpty }

    /// All sublayers, in the order in which they were left out.
    var all: [Entry] { runs.flatMap(\.entries) }

    mutating func append(_ entry: Entry) {
        if runs.isEmpty || runs[runs.count - 1].entries.count >= Self.runLength { runs.append(Run()) }
        runs[runs.count - 1].append(entry)
    }

    /// Removes the entries that a condition does not hold for.
    ///
    /// - Parameter rect: The condition holds for all sublayers outside of it; nil where it may fail for any.
    /// - Complexity: linear in the number of runs, and of sublayers in those that touch the rectangle.
    mutating func keep(outside rect: CGRect?, where holds: (Entry) -> Bool) {
        func isKept(_ run: Run) -> Bool {
            guard let rect else { return false }
            return !rect.intersects(run.extent)
        }
        guard !runs.allSatisfy(isKept) else { return }
        var kept = UnseenEntries()
        for run in runs {
            if isKept(run) {
                kept.runs.append(run)
            } else {
                for entry in run.entries where holds(entry) { kept.append(entry) }
            }
        }
        self = kept
    }

    /// Removes the entries of a sublayer.
    mutating func remove(_ layer: CALayer) {
        for index in runs.indices.reversed() {
            while runs[index].remove(layer) {}
            if runs[index].entries.isEmpty { runs.remove(at: index) }
        }
    }
}
