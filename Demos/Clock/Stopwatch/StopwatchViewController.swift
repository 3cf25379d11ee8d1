import UIKit

/// Times and laps, in digits or on a face, which lie side by side.
///
/// Frames are asked for by a display link, and only while the stopwatch runs and is looked at.
final class StopwatchViewController: UIViewController, UIScrollViewDelegate {
    private static let (lowHeight, greatestWidth): (CGFloat, CGFloat) = (500, 560)
    private let timer: LapTimer
    private var stopwatch: Stopwatch { timer.stopwatch }
    private let pages = UIScrollView()
    private let dots = UIPageControl()
    private let digits = UILabel()
    private let dial = StopwatchDial()
    private let laps = LapsView()
    private lazy var lapButton = RoundButton { [unowned self] in lapOrReset() }
    private lazy var startButton = RoundButton { [unowned self] in startOrStop() }
    private var link: CADisplayLink?
    private var isVisible = false

    init(_ timer: LapTimer) {
        self.timer = timer
        super.init(nibName: nil, bundle: nil)
        title = "Stopwatch"
        tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "stopwatch"), tag: 2)
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    isolated deinit { link?.invalidate() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        digits.textAlignment = .center
        pages.isPagingEnabled = true
        pages.showsHorizontalScrollIndicator = false
        pages.contentInsetAdjustmentBehavior = .never
        pages.delegate = self
        pages.addSubview(digits)
        pages.addSubview(dial)
        dots.numberOfPages = 2
        dots.currentPageIndicatorTintColor = .label
        dots.pageIndicatorTintColor = .tertiaryLabel
        dots.addAction(UIAction { [unowned self] _ in turn(animated: true) }, for: .valueChanged)
        laps.contentInsetAdjustmentBehavior = .never
        for part in [laps, pages, dots, lapButton, startButton] { view.addSubview(part) }
        refresh()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isVisible = true
        refresh()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isVisible = false
        refresh()
    }

    // MARK: Time

    private func startOrStop() {
        timer.startOrStop()
        refresh()
    }

    private func lapOrReset() {
        timer.lapOrReset()
        refresh()
    }

    private func refresh() {
        let isRunning = stopwatch.isRunning
        lapButton.show(
            isRunning || stopwatch.isFresh ? "Lap" : "Reset", .label, isEnabled: isRunning || !stopwatch.isFresh)
        startButton.show(isRunning ? "Stop" : "Start", isRunning ? .systemRed : .systemGreen)
        if isRunning && isVisible {
            guard link == nil else { return }
            link = CADisplayLink(target: self, selector: StopwatchViewController.show)
            link?.add(to: .main, forMode: .common)
        } else {
            link?.invalidate()
            link = nil
        }
        show()
    }

    /// Shows the time that is now.
    private func show() {
        let now = CACurrentMediaTime()
        let time = stopwatch.time(at: now)
        let text = Stopwatch.text(time)
        if digits.text != text {
            let isLonger = digits.text?.count != text.count
            digits.text = text
            if isLonger { view.setNeedsLayout() }
        }
        dial.show(time, lap: stopwatch.laps.isEmpty ? nil : stopwatch.currentLap(at: now))
        laps.show(stopwatch, at: now)
    }

    // MARK: Pages

    private func turn(animated: Bool) {
        let page = CGFloat(view.isMirrored ? 1 - dots.currentPage : dots.currentPage)
        pages.setContentOffset(CGPoint(x: page * pages.bounds.width, y: 0), animated: animated)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.isTracking || scrollView.isDecelerating, scrollView.bounds.width > 0 else { return }
        let page = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
        dots.currentPage = max(0, min(1, view.isMirrored ? 1 - page : page))
    }

    // MARK: Layout

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        // One above the other, in the middle of a large screen; side by side in a low one.
        let isTall = area.height > min(area.width, Self.lowHeight)
        let width = min(area.width, Self.greatestWidth)
        let x = (area.midX - width / 2).rounded()
        let head =
            isTall
            ? CGRect(x: x, y: area.minY, width: width, height: min(area.height * 0.58, width + 40))
            : CGRect(x: area.minX, y: area.minY, width: (area.width * 0.55).rounded(), height: area.height)
        let rest =
            isTall
            ? CGRect(x: x, y: head.maxY, width: width, height: area.maxY - head.maxY)
            : CGRect(x: head.maxX, y: area.minY, width: area.maxX - head.maxX, height: area.height)
        laps.frame = view.mirrored(rest)
        layoutHead(head)
    }

    private func layoutHead(_ head: CGRect) {
        let (margin, side): (CGFloat, CGFloat) = (16, RoundButton.side)
        let buttonY = (head.maxY - side - margin).rounded()
        lapButton.frame.origin =
            view.mirrored(CGRect(x: head.minX + margin, y: buttonY, width: side, height: side)).origin
        startButton.frame.origin =
            view.mirrored(CGRect(x: head.maxX - margin - side, y: buttonY, width: side, height: side)).origin
        let page = CGRect(x: head.minX, y: head.minY, width: head.width, height: head.height - margin)
        let wasWide = pages.bounds.width
        pages.frame = view.mirrored(page)
        pages.contentSize = CGSize(width: page.width * 2, height: page.height)
        dots.frame = view.mirrored(
            CGRect(x: head.midX - 40, y: buttonY + (side - 26) / 2, width: 80, height: 26))
        let digitsX = view.isMirrored ? page.width : 0
        digits.frame =
            CGRect(
                x: digitsX + margin, y: 0, width: page.width - 2 * margin, height: buttonY - head.minY
            ).integral
        fitDigits()
        let room = CGSize(width: page.width - 2 * margin, height: dots.frame.minY - head.minY - margin)
        let diameter = min(room.width, room.height)
        dial.frame = CGRect(
            x: ((view.isMirrored ? 0 : page.width) + (page.width - diameter) / 2).rounded(), y: margin, width: diameter,
            height: diameter)
        if wasWide != page.width { turn(animated: false) }
    }

    /// Gives the digits the largest font with which they fit.
    private func fitDigits() {
        let text = (digits.text?.count ?? 0) > 8 ? "0:00:00.00" : "00:00.00"
        let trial = UIFont.monospacedDigitSystemFont(ofSize: 100, weight: .thin)
        let width = text.size(withAttributes: [.font: trial]).width
        let size = min(96, (digits.bounds.width / max(1, width) * 100).rounded(.down))
        digits.font = .monospacedDigitSystemFont(ofSize: size, weight: .thin)
    }
}
