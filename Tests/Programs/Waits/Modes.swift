import UIKit

/// Timers and blocks in modes of the run loop, beside content that can be scrolled.
@MainActor final class Modes: NSObject {
    private var links: [CADisplayLink] = []
    private var frames: [String: Int] = [:]

    /// Fills a view with content to scroll, and schedules.
    func schedule(in view: UIView) {
        let scrollView = UIScrollView(frame: view.bounds)
        scrollView.contentSize = CGSize(width: view.bounds.width, height: 3000)
        view.addSubview(scrollView)
        for (name, mode) in [("default", RunLoop.Mode.default), ("common", .common), ("tracking", .tracking)] {
            RunLoop.main.add(Timer(timeInterval: 0.25, repeats: true) { _ in Diary.note("\(name)") }, forMode: mode)
        }
        perform(Selector(Modes.performed), with: "default", afterDelay: 1)
        perform(Selector(Modes.performed), with: "common", afterDelay: 1, inModes: [.common])
        for mode in [RunLoop.Mode.default, .common] {
            let link = CADisplayLink(target: self, selector: Selector(mode == .default ? Modes.step : Modes.stepAlways))
            link.add(to: .main, forMode: mode)
            links.append(link)
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2.1) { [self] in
            links.forEach { $0.invalidate() }
            for name in frames.keys.sorted() { Diary.say("\(name) \(frames[name] ?? 0)") }
        }
    }

    private func performed(_ name: String) { Diary.note("performed \(name)") }
    private func step(_ link: CADisplayLink) { frames["frames in default", default: 0] += 1 }
    private func stepAlways(_ link: CADisplayLink) { frames["frames in common", default: 0] += 1 }
}
