import CoreGraphics

/// Finds the changed layers that other layers cut off completely, so that neither their drawings nor their nodes are made anew
/// before they show. Finds layers left out before that become visible, too.
///
/// Only plain layers are left out: without animations, depth, shadows, masks and copies. A change in one that is left out is a
/// mark as ever, and it is looked at again; one that did not change keeps its node and its position in the picture.
package struct UnseenSearch {
    private var entries = UnseenEntries()
    private var holders: [CALayer] = []

    /// Looks at the changes in some trees, and at the layers left out where another part of a tree shows than before.
    ///
    /// - Complexity: linear in the number of changed layers, and of those left out in layers that changed or show another part.
    /// - Returns: The layers that become visible, with the marks for drawing that were set aside.
    @discardableResult
    package static func run(_ roots: [CALayer]) -> [CALayer] {
        var returned: [CALayer] = []
        for root in roots where root.isWorthAVisit { visit(root, in: .whole, adding: &returned) }
        return returned
    }

    private static func visit(_ layer: CALayer, in outer: LayerWindow, adding returned: inout [CALayer]) {
        let memory = layer.unseenSublayers
        // Most often no layer waits inside, and computing the visible part of an animated layer takes time.
        guard !layer.storedIsHidden, memory != nil || layer.hasSublayerWorthAVisit else { return }
        let window = outer.inside(layer)
        if !layer.flags.contains(.needsSnapshot), let memory, memory.window == window { return }
        var search = UnseenSearch()
        if let memory {
            swap(&search.entries, &memory.entries)
            let isAnyMarked = layer.hasMarkedUnseenSublayer
            if memory.window != window || isAnyMarked {
                search.lookAgain(in: layer, through: window, atAll: isAnyMarked, adding: &returned)
            }
        }
        if let marked = layer.sublayerSlots?.layersMarkedForSnapshot {
            for child in marked where child.flags.contains(.needsSnapshot) && child.isSublayer(of: layer) {
                search.look(at: child, in: window, adding: &returned)
            }
            for child in memory?.holders ?? []
            where child.isSublayer(of: layer) && !child.flags.contains(.needsSnapshot) && child.isWorthAVisit {
                search.look(at: child, in: window, adding: &returned)
            }
        } else {
            for child in layer.children where child.isWorthAVisit {
                search.look(at: child, in: window, adding: &returned)
            }
        }
        search.keepFindings(in: window, of: layer)
    }

    /// Restores layers that show or may do so; those that are marked are looked at anyway.
    ///
    /// - Parameter all: Whether those far from the window are looked at as well, because some of them may be marked.
    private mutating func lookAgain(
        in layer: CALayer, through window: LayerWindow, atAll all: Bool, adding returned: inout [CALayer]
    ) {
        let rect = window.isPlain ? window.rect : nil
        entries.keep(outside: all ? nil : rect) { entry in
            let child = entry.layer
            guard child.flags.contains(.isUnseen), !child.flags.contains(.needsSnapshot), child.isSublayer(of: layer)
            else {
                return false
            }
            if let rect, !rect.intersects(entry.extent) { return true }
            child.returnToPicture(asksForFrame: false)
            returned.append(child)
            return false
        }
    }

    private mutating func look(at child: CALayer, in window: LayerWindow, adding returned: inout [CALayer]) {
        if window.isPlain, let rect = window.rect, child.flags.contains(.needsSnapshot),
            let extent = child.extent(outside: rect)
        {
            child.leavePicture()
            entries.append(UnseenEntries.Entry(layer: child, extent: extent))
            return
        }
        if child.flags.contains(.isUnseen) {
            child.returnToPicture(asksForFrame: false)
            returned.append(child)
        }
        Self.visit(child, in: window, adding: &returned)
        if child.flags.contains(.holdsUnseen) { holders.append(child) }
    }

    private func keepFindings(in window: LayerWindow, of layer: CALayer) {
        guard !entries.isEmpty || !holders.isEmpty else {
            if layer.unseenSublayers != nil { layer.unseenSublayers = nil }
            layer.flags.remove(.holdsUnseen)
            return
        }
        let memory = layer.unseenSublayers ?? UnseenSublayers()
        (memory.entries, memory.holders, memory.window) = (entries, holders, window)
        layer.unseenSublayers = memory
        layer.flags.insert(.holdsUnseen)
    }
}

extension CALayer {
    /// Whether a layer is marked that was left out.
    fileprivate var hasMarkedUnseenSublayer: Bool {
        for child in sublayerSlots?.layersMarkedForSnapshot ?? children
        where child.flags.isSuperset(of: [.isUnseen, .needsSnapshot]) {
            return true
        }
        return false
    }

    /// Whether a layer at or below it changed, or is left out while the layer is not.
    fileprivate var isWorthAVisit: Bool {
        flags.contains(.needsSnapshot) || flags.contains(.holdsUnseen) && !flags.contains(.isUnseen)
    }

    fileprivate var hasSublayerWorthAVisit: Bool {
        if let marked = sublayerSlots?.layersMarkedForSnapshot { return !marked.isEmpty }
        for child in children where child.isWorthAVisit { return true }
        return false
    }

    /// A rectangle in the superlayer's space around all that the layer may show, if it is outside of another one; nil if it is
    /// not, or where that is costly to compute.
    fileprivate func extent(outside rect: CGRect) -> CGRect? {
        if state.transform.isIdentity, animations.isEmpty {
            let frame = state.frame
            if frame.intersects(rect), !storedIsHidden { return nil }
        }
        guard let extent = plainExtent, !extent.intersects(rect) else { return nil }
        return extent
    }

    /// A rectangle in the superlayer's space around all that the layer may show; null for an empty layer, nil unless it
    /// is plain.
    private var plainExtent: CGRect? {
        guard animations.isEmpty else { return nil }
        if storedIsHidden || !(state.opacity > 0) { return .null }
        guard state.extrasBox == nil, state.transform.isIdentity, storedMask == nil, !sharesSpace,
            flags.isDisjoint(with: [.isComposed, .holdsSpace, .isKeptTurnedOver, .isSingleSided]),
            state.shadowOpacity <= 0 || masksToBounds, contentsStayInside
        else { return nil }
        var extent = state.bounds
        let areAllPlain = children.allBorrowed { child in
            guard let inner = child.keptExtent ?? child.plainExtent else { return false }
            if !masksToBounds { extent = extent.union(inner) }
            return true
        }
        guard areAllPlain else { return nil }
        let offset = state.offset
        let placed = extent.offsetBy(dx: offset.dx, dy: offset.dy)
        guard placed.minX.isFinite, placed.minY.isFinite, placed.width.isFinite, placed.height.isFinite else {
            return nil
        }
        return placed
    }

    /// The extent of the node of an unchanged layer.
    private var keptExtent: CGRect? {
        guard flags.isDisjoint(with: [.needsSnapshot, .isOutdated, .isKeptTurnedOver]), !storedIsHidden else {
            return nil
        }
        return keptNode?.extentInParent
    }

    private var contentsStayInside: Bool {
        let gravity = contentsStore.gravityName
        if gravity == .resize || gravity == .resizeAspect { return true }
        if case .none = contentsStore.source { return flags.isDisjoint(with: [.needsDisplay, .isDrawingSetAside]) }
        return false
    }
}
