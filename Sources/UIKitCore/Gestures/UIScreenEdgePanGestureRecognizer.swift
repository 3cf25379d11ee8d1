import Foundation
public import UIFoundation

/// Recognizes a finger that touches at an edge of the window and moves inward.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The greatest distance from the edge at which a finger may touch, in points.
    private static let reach: CGFloat = 20

    /// The edges that count.
    open var edges: UIRectEdge = []

    /// The edges at which the finger touched.
    private var startEdges: UIRectEdge = []

    override func decode(from coder: InterfaceCoder) {
        super.decode(from: coder)
        decodeEdges(from: coder)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, !isWaiting, let touch = touches.earliest, let window = view?.window else { return }
        let place = window.convertFromCanvas(touch.startLocation)
        let bounds = window.bounds
        var near: UIRectEdge = []
        if place.x - bounds.minX <= Self.reach { near.insert(.left) }
        if bounds.maxX - place.x <= Self.reach { near.insert(.right) }
        if place.y - bounds.minY <= Self.reach { near.insert(.top) }
        if bounds.maxY - place.y <= Self.reach { near.insert(.bottom) }
        startEdges = near.intersection(edges)
        if startEdges.isEmpty { state = .failed }
    }

    @_spi(Subclassing) open override func judge(_ travel: SIMD2<Double>) {
        guard max(abs(travel.x), abs(travel.y)) >= Self.slop else { return }
        let isInward =
            abs(travel.x) >= abs(travel.y)
            ? startEdges.contains(travel.x > 0 ? .left : .right) : startEdges.contains(travel.y > 0 ? .top : .bottom)
        state = isInward ? .began : .failed
    }

    @_spi(Subclassing) open override func accepts(_ event: PointerEvent) -> Bool { false }

    open override func reset() {
        super.reset()
        startEdges = []
    }
}
