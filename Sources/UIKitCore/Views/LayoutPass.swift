import QuartzCore

/// Brings constraints, safe areas and layout up to date, again and again until nothing is marked.
///
/// Frame path: step 4 of 8 – from `AnimationTimeline`, to `DisplayPass`.
struct LayoutPass {
    /// The work of a pass.
    struct Report {
        var rounds = 0
        var views = 0
        /// The constraints of all islands that were solved.
        var constraints = 0
    }

    /// Serves every mark of the windows.
    static func run(_ windows: [UIView]) -> Report {
        var rounds = LayoutRounds()
        var views = 0
        let solved = LayoutIsland.solvedConstraintCount
        var marked = windows.filter(\.needsLayoutPass)
        while rounds.begin(while: !marked.isEmpty, of: marked[0].summary) {
            for window in marked { views += serveMarks(from: window).views }
            marked = windows.filter(\.needsLayoutPass)
        }
        return Report(
            rounds: rounds.count, views: views, constraints: LayoutIsland.solvedConstraintCount - solved)
    }

    /// Lays out a view now, with everything marked above and below it.
    ///
    /// Constraints are updated from the view down at which layout begins: the highest that is marked for either.
    static func layOutNow(_ view: UIView) {
        var rounds = LayoutRounds()
        var highest = highestMarked(from: view)
        while rounds.begin(while: highest.needsLayoutPass, of: highest.summary) {
            // Constraints that are solved may mark views above.
            if serveMarks(from: highest).hasSolved { highest = highestMarked(from: view) }
        }
    }

    private static func highestMarked(from view: UIView) -> UIView {
        var highest = view
        var view = view
        while let next = view.storedSuperview {
            if next.isMarkedItself { highest = next }
            view = next
        }
        return highest
    }

    /// Lays out a view now, with everything marked below it.
    ///
    /// For containers in the middle of a change: what is marked above waits for the frame, since a container around could begin a
    /// change of its own there.
    static func layOutSubtree(of view: UIView) {
        var rounds = LayoutRounds()
        while rounds.begin(while: view.needsLayoutPass, of: view.summary) { serveMarks(from: view) }
    }

    /// Makes one round: constraints from the deepest views up, then layout from the view down.
    ///
    /// - Returns: How many layers were laid out, and whether constraints were installed or solved.
    @discardableResult
    private static func serveMarks(from view: UIView) -> (views: Int, hasSolved: Bool) {
        let hasSolved = view.updateMarkedConstraints()
        return (view.storedLayer.layoutMarkedSubtree(), hasSolved)
    }
}

extension UIView {
    fileprivate var needsLayoutPass: Bool {
        storedLayer.subtreeNeedsLayout || viewFlags.contains(.subtreeNeedsUpdateConstraints)
    }

    /// Whether the view itself, and not only a part of it, waits for layout or an update of its constraints.
    fileprivate var isMarkedItself: Bool {
        storedLayer.isMarkedForLayout || !viewFlags.isDisjoint(with: [.needsUpdateConstraints, .needsSolution])
    }
}
