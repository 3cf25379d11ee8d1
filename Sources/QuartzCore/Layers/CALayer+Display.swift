package import CoreGraphics
import Foundation

extension CALayer {
    /// Shows the contents' alpha in one colour.
    package var contentsTint: RGBAColor? {
        get { contentsStore.tint }
        set {
            if newValue != contentsStore.tint { contentsStore.tint = newValue }
        }
    }

    func changeContents(to image: CGImage?) {
        let action = mayRunActions && image !== contentsStore.image ? action(forKey: "contents") : nil
        contentsStore.source = image.map { .image($0) } ?? .none
        action?.run(forKey: "contents", object: self, arguments: nil)
    }

    func setAllowsGroupOpacity(_ allows: Bool) {
        guard allows != allowsGroupOpacity else { return }
        if allows { flags.remove(.fadesPartsAlone) } else { flags.insert(.fadesPartsAlone) }
        setNeedsSnapshot()
    }

    func setRasterizationScale(_ scale: CGFloat) {
        guard scale != rasterizationScale else { return }
        state.extras.rasterizationScale = scale
        setNeedsSnapshot()
    }

    func setRasterizes(_ rasterizes: Bool) {
        guard rasterizes != shouldRasterize else { return }
        if rasterizes { flags.formUnion([.rasterizes, .isComposed]) } else { flags.remove(.rasterizes) }
        setNeedsSnapshot()
    }

    /// Draws the contents now if they are marked.
    func displayIfMarked() {
        guard flags.contains(.needsDisplay) else { return }
        flags.subtract([.needsDisplay, .isDrawingSetAside])
        display()
    }

    /// Draws all marked layers at and below the layer. Layers without an area keep their mark until they have one.
    ///
    /// - Parameter isSeen: Whether the picture shows the layer; in others, drawings that no code can observe wait.
    /// - Returns: Whether there was a drawing by code other than the framework's.
    @discardableResult
    package func displayMarkedSubtree(isSeen: Bool = true) -> Bool {
        let isSeen = isSeen && !flags.contains(.isUnseen)
        var ranOthersCode = false
        if flags.contains(.needsDisplay), !bounds.isEmpty {
            if flags.contains(.mayDrawLate), owner != nil {
                if isSeen { displayIfNeeded() } else { setDrawingAside() }
            } else {
                displayIfNeeded()
                ranOthersCode = true
            }
        }
        guard flags.contains(.subtreeNeedsDisplay) else { return ranOthersCode }
        flags.remove(.subtreeNeedsDisplay)
        if let mask = storedMask {
            if mask.displayMarkedSubtree(isSeen: isSeen) { ranOthersCode = true }
            if mask.flags.contains(.subtreeNeedsDisplay) { flags.insert(.subtreeNeedsDisplay) }
        }
        for child in sublayersToDisplay() {
            guard child.subtreeNeedsDisplay, child.isSublayer(of: self) else { continue }
            if child.displayMarkedSubtree(isSeen: isSeen) { ranOthersCode = true }
            guard child.flags.contains(.subtreeNeedsDisplay) else { continue }
            flags.insert(.subtreeNeedsDisplay)
            sublayerSlots?.markForDisplay(child)
        }
        return ranOthersCode
    }

    /// The sublayers that the display pass visits: those that are marked, and others only among few or after they were added.
    package func sublayersToDisplay() -> [CALayer] { sublayerSlots?.drainMarkedForDisplay() ?? children }

    private static var nextVersion: UInt64 = 1

    /// A version that no recording has had.
    static func newContentsVersion() -> UInt64 {
        defer { nextVersion += 1 }
        return nextVersion
    }

    /// Records `draw(in:)` and takes the recording as contents; an empty drawing leaves no contents.
    package func displayByDrawing() {
        let context = CGContext(bounds: bounds)
        let pointsUp = contentsAreFlipped()
        if pointsUp { context.concatenate(bounds.mirroring) }
        if pointsUp { flags.insert(.isDrawnTurnedOver) } else { flags.remove(.isDrawnTurnedOver) }
        delegate?.layerWillDraw(self)
        drawnLayer.draw(in: context)
        var list = context.finishedList()
        if list.isEmpty {
            if case .drawing = contentsStore.source { contentsStore.source = .none }
            return
        }
        if isOpaque {
            let ground = CGContext(bounds: bounds)
            ground.setFillColor(.black)
            ground.fill(bounds)
            list = DisplayList(ground.finishedList().commands + list.commands)
        }
        contentsStore.source = .drawing(
            list: list, ink: list.inkBounds, version: Self.newContentsVersion(), bounds: bounds)
    }

    /// Has the last drawing, which would be the same in the present bounds, count for these.
    ///
    /// - Returns: False where there is none that ends inside the bounds, or where the layer waits to be drawn.
    package func keepDrawing() -> Bool {
        // What was set aside is drawn when it shows.
        if flags.contains(.isDrawingSetAside) { return true }
        guard !flags.contains(.needsDisplay), !contentsAreFlipped(), !isOpaque,
            case .drawing(let list, let ink, let version, let drawn) = contentsStore.source,
            drawn.origin == bounds.origin, drawn.height == bounds.height
        else { return false }
        // Pixels that were made of it end where the former bounds did.
        guard ink.maxX + 1 <= min(drawn.maxX, bounds.maxX) else { return false }
        contentsStore.source = .drawing(list: list, ink: ink, version: version, bounds: bounds)
        return true
    }

    /// The recording of the last display; nil for pictures and empty layers.
    package var recordedDrawing: DisplayList? {
        if case .drawing(let list, _, _, _) = contentsStore.source { list } else { nil }
    }
}
