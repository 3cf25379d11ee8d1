import CoreGraphics
import Foundation

extension CALayer {
    /// Whether any layer was ever flipped; spares all others the questions.
    private static var haveFlippedSpaces = false

    /// Turns the layer's own space over.
    func setGeometryFlipped(_ isFlipped: Bool) {
        guard isFlipped != state.isFlipped else { return }
        Self.haveFlippedSpaces = true
        state.extras.isFlipped = isFlipped
        sublayerVersion &+= 1
        superlayerReference.unretained?.borrow { $0.sublayerVersion &+= 1 }
        setNeedsSnapshot()
        redrawTurnedOver()
    }

    /// Whether an odd number of flipped layers lies from this one up.
    var liesUpsideDown: Bool {
        guard Self.haveFlippedSpaces else { return false }
        var pointsUp = false
        var layer: CALayer? = self
        while let current = layer {
            if current.state.isFlipped { pointsUp.toggle() }
            layer = current.superlayer
        }
        return pointsUp
    }

    /// Has drawings in the subtree made again that were made for a space that lay the other way.
    func redrawTurnedOver() {
        guard Self.haveFlippedSpaces else { return }
        redraw(where: liesUpsideDown)
    }

    private func redraw(where pointsUp: Bool) {
        if recordedDrawing != nil, flags.contains(.isDrawnTurnedOver) != pointsUp { setNeedsDisplay() }
        mask?.redraw(where: pointsUp != (mask?.state.isFlipped ?? false))
        for child in children { child.redraw(where: pointsUp != child.state.isFlipped) }
    }

    /// The orientation of the space that the layer lies in.
    var surroundings: SpaceOrientation {
        guard Self.haveFlippedSpaces, let superlayer else { return .usual }
        return SpaceOrientation(pointsUp: superlayer.liesUpsideDown, bounds: superlayer.presentationState.bounds)
    }
}
