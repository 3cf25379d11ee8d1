extension CALayer {
    /// Lays out the marked layers from the highest marked ancestor down, now.
    func layOutFromHighestMark() {
        let highest = highestMarkedForLayout
        var rounds = LayoutRounds()
        while rounds.begin(while: highest.subtreeNeedsLayout, of: "a \(type(of: highest))") {
            highest.layoutMarkedSubtree()
        }
    }

    /// The highest layer above that is marked for layout; the layer itself where none is.
    ///
    /// - Complexity: linear in the depth of the layer.
    private var highestMarkedForLayout: CALayer {
        var highest = self
        var layer = self
        while let next = layer.superlayer {
            if next.flags.contains(.needsLayout) { highest = next }
            layer = next
        }
        return highest
    }

    /// Serves the marks at and below the layer once, from the top down; marks made meanwhile stay for the next round.
    ///
    /// - Returns: How many layers were laid out.
    @discardableResult
    package func layoutMarkedSubtree() -> Int {
        var count = 0
        if flags.contains(.needsLayout) {
            flags.remove(.needsLayout)
            flags.insert(.isLayingOut)
            layoutSublayers()
            flags.remove(.isLayingOut)
            count += 1
        }
        guard flags.contains(.subtreeNeedsLayout) else { return count }
        flags.remove(.subtreeNeedsLayout)
        if let storedMask, storedMask.subtreeNeedsLayout { count += storedMask.layoutMarkedSubtree() }
        for child in sublayersToLayOut() where child.subtreeNeedsLayout && child.isSublayer(of: self) {
            count += child.layoutMarkedSubtree()
        }
        return count
    }

    /// The sublayers that the layout pass visits: those that are marked, and others only among few or after they were added.
    package func sublayersToLayOut() -> [CALayer] { sublayerSlots?.drainMarkedForLayout() ?? children }
}
