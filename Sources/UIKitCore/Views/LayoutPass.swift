import QuartzCore

/// Brings constraints, safe areas and layout up to date, again and again until nothing is marked.
///
/// Frame path: step 4 of 8 – from `AnimationTimeline`, to `DisplayPass`.
struct LayoutPass {
    /// Views that mark one another anew in every round would never end; this many rounds are enough for any that converges.
    static let roundLimit = 100

    /// The work of a pass.
    struct Report {
        var rounds = 0
        var views = 0
    }

    /// Serves every mark of the windows.
    static func run(_ windows: [UIView]) -> Report {
        var report = Report()
        while report.rounds < roundLimit {
            let marked = windows.filter(\.needsLayoutPass)
            if marked.isEmpty { return report }
            report.rounds += 1
            for window in marked {
                window.updateMarkedConstraints()
                report.views += window.layer.layoutMarkedSubtree()
            }
        }
        let culprit = windows.first { $0.needsLayoutPass }.map(\.summary) ?? "a window"
        Diagnostics.log(
            "The layout of \(culprit) did not come to rest in \(roundLimit) rounds. Layouts there mark one another anew."
        )
        return report
    }

    /// Lays out a view now, with everything marked above and below it.
    static func layOutNow(_ view: UIView) {
        view.updateMarkedConstraints()
        view.layer.layoutIfNeeded()
    }

    /// Lays out a view now, with everything marked below it.
    ///
    /// For containers in the middle of a change: what is marked above waits for the frame, since a container around could begin a
    /// change of its own there.
    static func layOutSubtree(of view: UIView) {
        view.updateMarkedConstraints()
        var rounds = 0
        while view.layer.subtreeNeedsLayout, rounds < roundLimit {
            view.layer.layoutMarkedSubtree()
            rounds += 1
        }
    }
}

extension UIView {
    fileprivate var needsLayoutPass: Bool {
        layer.subtreeNeedsLayout || viewFlags.contains(.subtreeNeedsUpdateConstraints)
    }
}
