package import CoreGraphics

nonisolated extension FrameRenderer {
    /// Turns the pixels of the last frame into those of a frame that follows it, and returns where they may have changed.
    ///
    /// Moved content is copied, the rest of the change painted. A target that is too small to have held all moving content is
    /// painted as a whole.
    @discardableResult
    package func update(_ target: PixelTarget, to frame: RenderFrame) -> [PixelRect] {
        let bounds = target.bounds
        guard frame.moves.allSatisfy({ $0.area.intersection(bounds) == $0.area }) else {
            render(frame, damage: [bounds], into: target)
            return [bounds]
        }
        for move in frame.moves { move.apply(to: target) }
        render(frame, damage: frame.damage, into: target)
        guard !frame.moves.isEmpty else { return frame.damage }
        let areas = frame.moves.map(\.area)
        return areas + frame.damage.filter { rect in !areas.contains { $0.intersection(rect) == rect } }
    }
}
