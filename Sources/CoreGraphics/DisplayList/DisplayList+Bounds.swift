package import Foundation

extension DisplayList {
    /// A rectangle in base space that encloses all painting; null for an empty list. It is larger than needed where exactness
    /// would cost: control points count, and glyphs may reach an em around their line.
    package var inkBounds: CGRect {
        var walk = InkWalk()
        for index in commands.indices {
            // A step is copied to be visited, which costs more than the visit of one that only saves.
            switch commands[index] {
            case .save: walk.save()
            case .restore: walk.restore()
            default: walk.visit(commands[index])
            }
        }
        return walk.ink
    }
}

/// Follows transforms and clips through a list and collects the areas that its commands may paint.
struct InkWalk {
    init(countsClears: Bool = false) { self.countsClears = countsClears }

    private struct State {
        var transform = CGAffineTransform.identity
        var clip = CGRect.infinite
        /// Those of the groups around, the outermost first.
        var groupShadows: [Shadow] = []
        var groups = 0
    }

    private(set) var ink = CGRect.null
    /// Whether making pixels transparent counts as painting.
    private let countsClears: Bool
    private var state = State()
    private var stack: [State] = []
    /// How often the present state was saved, which most recordings do without a change of it.
    private var saves = 0

    /// Begins to collect anew at the same command; the ink of groups that have not ended is kept, as it is still to be painted.
    mutating func forget() { if state.groups == 0 { ink = .null } }

    mutating func visit(_ command: DisplayCommand) {
        switch command {
        case .save: save()
        case .beginTransparencyLayer(_, _, let shadow):
            keepSaved()
            stack.append(state)
            state.groups += 1
            // Each thing in the group has its share of the group's shadow; only its reach matters here.
            state.groupShadows += shadow.map { [$0] } ?? []
        case .restore, .endTransparencyLayer: restore()
        case .concatenate(let transform):
            keepSaved()
            state.transform = transform.concatenating(state.transform)
        case .clip(let path, _): narrow(to: path.controlBounds)
        case .resetClip:
            keepSaved()
            state.clip = .infinite
        case .clipToMask(_, let rect, _):
            narrow(to: rect.standardized)
        case .clipToGlyphs(let run, let origin): narrow(to: run.extent(at: origin))
        case .fill(let path, _, let paint): add(path.controlBounds, paint.shadow)
        case .stroke(let path, let style, let paint):
            add(path.controlBounds.insetBy(dx: -style.reach, dy: -style.reach), paint.shadow)
        case .image(_, let rect, let paint): add(rect.standardized, paint.shadow)
        case .glyphs(let run, let origin, let paint): add(run.extent(at: origin), paint.shadow)
        case .strokeGlyphs(let run, let origin, let style, let paint):
            add(run.extent(at: origin).insetBy(dx: -style.reach, dy: -style.reach), paint.shadow)
        case .picture(let step): add(step.picture.extent, nil)
        case .gradient: ink = ink.union(state.clip)
        case .clear(let rect): if countsClears { add(rect.standardized, nil) }
        }
    }

    fileprivate mutating func save() { saves += 1 }

    fileprivate mutating func restore() {
        if saves > 0 { saves -= 1 } else { state = stack.popLast() ?? state }
    }

    private mutating func keepSaved() {
        stack += repeatElement(state, count: saves)
        saves = 0
    }

    private mutating func narrow(to rect: CGRect) {
        keepSaved()
        let area = rect.applying(state.transform)
        state.clip = area.hasNaN ? .null : state.clip.intersection(area)
    }

    private mutating func add(_ rect: CGRect, _ shadow: Shadow?) {
        guard !rect.isNull else { return }
        // A pixel around for smoothed edges.
        var painted = (state.transform.isIdentity ? rect : rect.applying(state.transform)).insetBy(dx: -1, dy: -1)
        if let shadow { painted.reach(shadow) }
        for index in state.groupShadows.indices.reversed() { painted.reach(state.groupShadows[index]) }
        // NaN would spread to all other numbers; such a command may paint anywhere.
        guard !painted.hasNaN else { return ink = .infinite }
        if !state.clip.isInfinite { painted = painted.intersection(state.clip) }
        let isFinite =
            painted.isNull
            || painted.minX.isFinite && painted.minY.isFinite && painted.maxX.isFinite && painted.maxY.isFinite
        ink = isFinite ? ink.union(painted) : .infinite
    }
}

extension CGRect {
    /// Adds the area of a shadow of all within; one at a distance without a number is left out.
    fileprivate mutating func reach(_ shadow: Shadow) {
        let (offset, reach) = (shadow.offset, 2 * shadow.blur)
        guard offset.width.isFinite, offset.height.isFinite, reach.isFinite, !hasNaN else { return }
        self = union(offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach))
    }
}

extension StrokeStyle {
    /// The greatest distance of ink from the line: a miter's tip half the width times the limit, and a square cap's corner.
    fileprivate var reach: CGFloat { width / 2 * max(join == .miter ? miterLimit : 1, 2) }
}

extension GlyphRun {
    /// A rectangle in user space that the ink of nearly every font keeps within.
    func extent(at origin: CGPoint) -> CGRect {
        CGRect(
            x: origin.x - size, y: origin.y - max(ascent, size) - size / 4, width: width + 2 * size,
            height: max(ascent, size) + max(descent, size / 2) + size / 2)
    }
}
