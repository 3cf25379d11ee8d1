import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// A split view on a pad whose columns are filled with controllers that note their calls: P, S (in three columns) and D.
@MainActor
struct SplitScene {
    let tester: ViewTester
    let split: UISplitViewController
    let log = RecordingViewController.Log()
    let recorder = SplitRecorder()
    let primary: RecordingViewController
    let supplementary: RecordingViewController
    let secondary: RecordingViewController

    static let landscape = CGSize(width: 1024, height: 768)
    static let portrait = CGSize(width: 768, height: 1024)
    /// A window of compact width.
    static let narrow = CGSize(width: 400, height: 800)

    init(
        _ style: UISplitViewController.Style = .doubleColumn, size: CGSize = landscape,
        prepare: (UISplitViewController) -> Void = { _ in }
    ) {
        tester = ViewTester(size: size, idiom: .pad)
        split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
        primary = RecordingViewController("P", log: log)
        supplementary = RecordingViewController("S", log: log)
        secondary = RecordingViewController("D", log: log)
        for (controller, title) in [(primary, "List"), (supplementary, "Things"), (secondary, "Detail")] {
            controller.title = title
        }
        split.delegate = recorder
        if style != .unspecified {
            split.setViewController(primary, for: .primary)
            if style == .tripleColumn { split.setViewController(supplementary, for: .supplementary) }
            split.setViewController(secondary, for: .secondary)
        }
        prepare(split)
        tester.show(split)
        _ = (log.drain(), recorder.drain())
    }

    /// Where a controller's view is in the window; nil when it is not there.
    func frame(_ controller: UIViewController) -> CGRect? {
        guard let view = controller.viewIfLoaded, let window = view.window else { return nil }
        return window.convert(view.bounds, from: view)
    }

    /// Where a column is in the window as it shows now.
    func shownX(_ controller: UIViewController) -> CGFloat? {
        let panel = controller.navigationController?.view.superview
        return panel.map { ($0.layer.presentation() ?? $0.layer).frame.minX }
    }

    var isDimmed: Bool { split.stageDimming > 0 }
}
