package import Foundation

extension DisplayList {
    /// A rectangle in base space outside of which nothing is painted; null for an empty list, and generous where exactness
    /// would cost: control points count, and glyphs may reach an em around their line.
    package var inkBounds: CGRect {
        var walk = InkWalk()
        for command in commands { walk.take(command) }
        return walk.ink
    }
}

/// Follows transforms and clips through a list and collects what its commands may paint.
private struct InkWalk {
    private struct State {
        var transform = CGAffineTransform.identity
        var clip = CGRect.infinite
    }

    private(set) var ink = CGRect.null
    private var state = State()
    private var stack: [State] = []

    mutating func take(_ command: DisplayCommand) {
        switch command {
        case .save, .beginTransparencyLayer: stack.append(state)
        case .restore, .endTransparencyLayer: state = stack.popLast() ?? state
        case .concatenate(let transform): state.transform = transform.concatenating(state.transform)
        case .clip(let path, _): state.clip = state.clip.intersection(path.controlBounds.applying(state.transform))
        case .fill(let path, _, let paint): add(path.controlBounds, paint)
        case .stroke(let path, let style, let paint):
            // A miter's tip stands at most half the width times the limit away from the line.
            let reach = style.width / 2 * max(style.join == .miter ? style.miterLimit : 1, 2)
            add(path.controlBounds.insetBy(dx: -reach, dy: -reach), paint)
        case .image(_, let rect, _): add(rect.standardized, nil)
        case .glyphs(let run, let origin, let paint):
            add(
                CGRect(
                    x: origin.x - run.size, y: origin.y - max(run.ascent, run.size) - run.size / 4,
                    width: run.width + 2 * run.size,
                    height: max(run.ascent, run.size) + max(run.descent, run.size / 2) + run.size / 2), paint)
        case .gradient: ink = ink.union(state.clip)
        case .clear: break
        }
    }

    private mutating func add(_ rect: CGRect, _ paint: Paint?) {
        guard !rect.isNull else { return }
        // A pixel around for smoothed edges.
        var painted = rect.applying(state.transform).insetBy(dx: -1, dy: -1)
        if let shadow = paint?.shadow {
            let reach = 2 * shadow.blur
            painted = painted.union(
                painted.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).insetBy(dx: -reach, dy: -reach))
        }
        painted = painted.intersection(state.clip)
        // Numbers that are none would spread to everything else; such a command may paint anywhere.
        let isFinite =
            painted.isNull || [painted.minX, painted.minY, painted.maxX, painted.maxY].allSatisfy(\.isFinite)
        ink = isFinite ? ink.union(painted) : .infinite
    }
}
