import CoreGraphics

/// A context's clip as far as it is a rectangle of whole pixels, and the saves and clips that Cairo has not been given yet.
///
/// Most parts of a frame are filled without Cairo, whose own saves and clips would then cost more than the filling.
struct PixelClip {
    /// A call that waits until Cairo draws.
    enum Step {
        case save
        case clip(PixelRect)
    }

    /// The clip; nil when it is of another shape or not known.
    private(set) var rect: PixelRect?
    private var saved: [PixelRect?] = []
    private(set) var waiting: [Step] = []

    init(_ rect: PixelRect?) { self.rect = rect }

    /// Begins a level that `leave` ends and that Cairo has begun by itself.
    mutating func enter() { saved.append(rect) }

    /// Restores the clip from before the last level.
    mutating func leave() { rect = saved.popLast() ?? nil }

    mutating func save() {
        enter()
        waiting.append(.save)
    }

    /// Ends a level.
    ///
    /// - Returns: Whether Cairo was told of the level's beginning, and has to be told of its end.
    mutating func restore() -> Bool {
        leave()
        while let step = waiting.popLast() {
            if case .save = step { return false }
        }
        return true
    }

    mutating func narrow(to pixels: PixelRect) {
        rect = rect?.intersection(pixels)
        waiting.append(.clip(pixels))
    }

    /// Forgets the clip because it takes another shape.
    mutating func loseShape() { rect = nil }

    /// Forgets the waiting steps, which are done.
    mutating func clearWaiting() { waiting.removeAll(keepingCapacity: true) }
}
