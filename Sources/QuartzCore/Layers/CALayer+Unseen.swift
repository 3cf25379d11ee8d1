import CoreGraphics

extension CALayer {
    /// Whether the contents may be drawn only when they show, because no code can observe it. Set by views whose drawing is
    /// their class's own, runs no other code, and shows the same at any time.
    package var mayDrawLate: Bool {
        get { flags.contains(.mayDrawLate) }
        set { if newValue { flags.insert(.mayDrawLate) } else { flags.remove(.mayDrawLate) } }
    }

    /// Whether the kept node shows less than all of the layer, because the rest was not visible.
    var lacksUnseen: Bool { flags.contains(.isOutdated) || flags.contains(.holdsUnseen) && !masksToBounds }

    // MARK: Leaving the picture

    /// Leaves the layer out of the picture. Changes in it from now on are marks again.
    func leavePicture() {
        flags.insert(.isUnseen)
        setMarksAside()
    }

    private func setMarksAside() {
        guard flags.contains(.needsSnapshot), !storedIsHidden else { return }
        flags.remove(.needsSnapshot)
        flags.insert(.isOutdated)
        for child in children { child.setMarksAside() }
    }

    /// Sets the mark for drawing aside, of a layer in one that is left out.
    func setDrawingAside() {
        flags.remove(.needsDisplay)
        flags.insert(.isDrawingSetAside)
        var layer = self
        while true {
            layer.flags.insert(.isOutdated)
            guard !layer.flags.contains(.isUnseen), let next = layer.superlayer else { return }
            layer = next
        }
    }

    /// The drawing that the layer would show, where its mark for that is set aside: made for this question alone.
    package var drawingSetAside: DisplayList? {
        guard flags.contains(.isDrawingSetAside) else { return nil }
        let context = CGContext(bounds: bounds)
        draw(in: context)
        return context.finishedList()
    }

    // MARK: Returning to the picture

    /// Shows a layer that was left out, or that was in one.
    func joinPicture() {
        guard !flags.isDisjoint(with: [.isUnseen, .isOutdated, .holdsUnseen]) else { return }
        // The parts of the layer that were left out are checked again where it is shown next.
        if flags.contains(.holdsUnseen) { flags.insert(.needsSnapshot) }
        flags.remove(.isUnseen)
        restoreMarks(asksForFrame: true)
    }

    /// Shows a layer that was left out in the frame that is being made, or in the next one.
    func returnToPicture(asksForFrame: Bool) {
        flags.remove(.isUnseen)
        restoreMarks(asksForFrame: asksForFrame)
        markForSnapshot(asksForFrame: asksForFrame)
        if subtreeNeedsDisplay { markAncestorsForDisplay(asksForFrame: asksForFrame) }
    }

    private func restoreMarks(asksForFrame: Bool) {
        guard flags.contains(.isOutdated) else { return }
        flags.remove(.isOutdated)
        flags.insert(.needsSnapshot)
        superlayer?.sublayerSlots?.mark(self)
        if flags.contains(.isDrawingSetAside) {
            flags.remove(.isDrawingSetAside)
            flags.insert(.needsDisplay)
            markAncestorsForDisplay(asksForFrame: asksForFrame)
        }
        for child in children { child.restoreMarks(asksForFrame: asksForFrame) }
    }

    /// Restores all layers at and below the layer that are left out, and the layer itself if it is in one that is left out. For
    /// pictures that others make of it than the screen's.
    package func bringBackUnseen() {
        var next: CALayer? = self
        while let layer = next {
            if layer.flags.contains(.isUnseen) {
                layer.superlayer?.unseenSublayers?.forget(layer)
                layer.returnToPicture(asksForFrame: true)
            }
            next = layer.superlayer
        }
        bringBackUnseenSublayers()
    }

    private func bringBackUnseenSublayers() {
        guard let memory = unseenSublayers else { return }
        let (entries, holders) = (memory.entries.all, memory.holders)
        memory.entries = UnseenEntries()
        // The next frame looks again.
        memory.window = nil
        for entry in entries where entry.layer.flags.contains(.isUnseen) {
            entry.layer.returnToPicture(asksForFrame: true)
            entry.layer.bringBackUnseenSublayers()
        }
        for holder in holders { holder.bringBackUnseenSublayers() }
    }
}
