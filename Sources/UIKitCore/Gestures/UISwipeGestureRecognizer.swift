import Foundation

/// Recognizes fingers that move quickly in one direction, while they move.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of a swipe, as bits.
    public nonisolated struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Toward greater x.
        public static let right = Direction(rawValue: 1)
        /// Toward smaller x.
        public static let left = Direction(rawValue: 2)
        /// Toward smaller y.
        public static let up = Direction(rawValue: 4)
        /// Toward greater y.
        public static let down = Direction(rawValue: 8)
    }

    /// The least distance along a swipe and the greatest across it, in points, and its longest duration, in seconds.
    private enum Limits {
        static let along: CGFloat = 50
        static let across: CGFloat = 50
        static let duration: TimeInterval = 0.5
    }

    /// The directions that count.
    open var direction: Direction = .right

    /// The number of fingers that swipe together.
    open var numberOfTouchesRequired = 1

    override func decode(from coder: InterfaceCoder) {
        super.decode(from: coder)
        decodeSwipe(from: coder)
    }

    package override var requiredButtons: UIEvent.ButtonMask { .primary }

    private var start: TimeInterval?
    private var deadline: DeadlineQueue.Deadline?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !isWaiting else { return }
        if self.touches.count > numberOfTouchesRequired { return fail() }
        guard start == nil else { return }
        start = event.timestamp
        deadline = schedule(at: event.timestamp + Limits.duration) { [weak self] in self?.fail() }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !isWaiting, let start else { return }
        if event.timestamp - start > Limits.duration { return fail() }
        guard self.touches.count == numberOfTouchesRequired else { return }
        let begin = GestureGeometry.centroid(of: self.touches.map(\.startLocation))
        let place = centroid
        let (x, y) = (place.x - begin.x, place.y - begin.y)
        let isAcross = (horizontal: abs(y) > Limits.across, vertical: abs(x) > Limits.across)
        if !isAcross.horizontal, x >= Limits.along, direction.contains(.right) { return succeed() }
        if !isAcross.horizontal, -x >= Limits.along, direction.contains(.left) { return succeed() }
        if !isAcross.vertical, y >= Limits.along, direction.contains(.down) { return succeed() }
        if !isAcross.vertical, -y >= Limits.along, direction.contains(.up) { return succeed() }
        let mayBeHorizontal = !direction.isDisjoint(with: [.left, .right]) && !isAcross.horizontal
        let mayBeVertical = !direction.isDisjoint(with: [.up, .down]) && !isAcross.vertical
        if !mayBeHorizontal, !mayBeVertical { fail() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { if !isWaiting { fail() } }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

    private func succeed() {
        deadline?.cancel()
        state = .ended
    }

    private func fail() { if !isWaiting || deadline != nil { state = .failed } }

    open override func reset() {
        super.reset()
        deadline?.cancel()
        (deadline, start) = (nil, nil)
    }
}
