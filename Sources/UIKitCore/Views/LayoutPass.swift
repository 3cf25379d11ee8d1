import QuartzCore

/// Updates constraints, safe areas and layout, in rounds, until no view is marked.
///
/// Frame path: step 4 of 8 – from `AnimationTimeline`, to `DisplayPass`.
struct LayoutPass {
    /// The work that a pass has done.
    struct Report {
        var rounds = 0
        var views = 0
        /// The number of constraints in the islands that were solved.
        var constraints = 0
    }

    /// Updates all marked views of the windows.
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

    /// Lays out a view now, with all marked views above and below it.
    ///
    /// Constraints are updated from the view down at which layout begins: the highest one that is marked for either.
    static func layOutNow(_ view: UIView) {
        var rounds = LayoutRounds()
        var highest = highestMarked(from: view)
        while rounds.begin(while: highest.needsLayoutPass, of: highest.summary) {
            // Solving constraints may mark views above.
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

    /// Lays out a view now, with all marked views below it.
    ///
    /// Containers call it during a transition: marked views above wait for the frame, because an outer container could begin a
    /// transition of its own in their layout.
    static func layOutSubtree(of view: UIView) {
        var rounds = LayoutRounds()
        while rounds.begin(while: view.needsLayoutPass, of: view.summary) { serveMarks(from: view) }
    }

    /// Makes one round: constraints from the deepest views up, then layout from the view down.
    ///
    /// - Returns: The number of layers that were laid out, and whether constraints were installed or solved.
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

    /// Whether the view itself, and not only one below it, is marked for layout or for an update of its constraints.
    fileprivate var isMarkedItself: Bool {
        storedLayer.isMarkedForLayout || !viewFlags.isDisjoint(with: [.needsUpdateConstraints, .needsSolution])
    }
}
