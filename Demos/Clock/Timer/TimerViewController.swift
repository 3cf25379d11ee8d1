import UIKit

/// Chooses a time and counts it down in a ring.
final class TimerViewController: UIViewController {
    /// The height up to which the buttons are beside the views that they belong to.
    private static let lowHeight: CGFloat = 500
    private let timer: KitchenTimer
    private let picker = DurationPicker()
    private let dial = TimerDial()
    private lazy var cancelButton = RoundButton { [unowned self] in timer.cancel() }
    private lazy var startButton = RoundButton { [unowned self] in startOrPause() }
    private var isVisible = false
    private var step: Timer?

    init(_ timer: KitchenTimer) {
        self.timer = timer
        super.init(nibName: nil, bundle: nil)
        title = "Timer"
        tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "timer"), tag: 3)
        timer.onChange = { [unowned self] in if isViewLoaded { refresh(animated: true) } }
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        picker.duration = timer.duration
        picker.onChange = { [unowned self] in
            timer.duration = $0
            showButtons()
        }
        for part in [dial, picker, cancelButton, startButton] { view.addSubview(part) }
        refresh(animated: false)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isVisible = true
        follow()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isVisible = false
        step?.invalidate()
    }

    // MARK: State

    /// Turns the wheels to a time in seconds.
    func choose(_ duration: TimeInterval) {
        timer.duration = duration
        picker.duration = duration
        showButtons()
    }

    private func startOrPause() {
        guard let countdown = timer.countdown else { return timer.start() }
        countdown.isPaused ? timer.resume() : timer.pause()
    }

    private func refresh(animated: Bool) {
        showButtons()
        let change = { [self] in
            dial.alpha = timer.countdown == nil ? 0 : 1
            picker.alpha = timer.countdown == nil ? 1 : 0
        }
        picker.isUserInteractionEnabled = timer.countdown == nil
        animated ? UIView.animate(withDuration: 0.3, animations: change) : change()
        follow()
    }

    private func showButtons() {
        let countdown = timer.countdown
        cancelButton.show("Cancel", .label, isEnabled: countdown != nil)
        if let countdown {
            countdown.isPaused ? startButton.show("Resume", .systemGreen) : startButton.show("Pause", .systemOrange)
        } else {
            startButton.show("Start", .systemGreen, isEnabled: timer.duration > 0)
        }
    }

    /// Shows the remaining time, and waits until the ring or the digits change.
    private func follow() {
        step?.invalidate()
        guard isVisible, let countdown = timer.countdown else { return }
        let now = CACurrentMediaTime()
        dial.show(countdown, at: now)
        guard !countdown.isPaused else { return }
        let left = countdown.left(at: now)
        let nextSecond = left - (left - 0.001).rounded(.down)
        // Half a pixel is the least that the end of the ring is seen to move.
        let nextPixel = countdown.duration / max(1, Double(dial.pixels) * 2)
        step = Timer.scheduledTimer(withTimeInterval: min(nextSecond, nextPixel), repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.follow() }
        }
    }

    // MARK: Layout

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let (margin, side): (CGFloat, CGFloat) = (16, RoundButton.side)
        let isTall = area.height > min(area.width, Self.lowHeight)
        let diameter =
            isTall
            ? min(area.width - 2 * margin, area.height - side - 3 * margin, 400)
            : min(area.height - 2 * margin, area.width - 2 * (side + 2 * margin))
        let top =
            isTall ? area.minY + max(margin, (area.height - diameter - side - margin) * 0.25) : area.midY - diameter / 2
        dial.frame = CGRect(
            x: (area.midX - diameter / 2).rounded(), y: top.rounded(), width: diameter, height: diameter)
        let size = picker.sizeThatFits(area.size)
        picker.frame = CGRect(
            x: (area.midX - size.width / 2).rounded(), y: (dial.frame.midY - size.height / 2).rounded(),
            width: size.width,
            height: size.height)
        let y = isTall ? dial.frame.maxY + margin : (area.midY - side / 2).rounded()
        let spread = isTall ? min(area.width - 2 * margin, 480) : area.width - 4 * margin
        let x = (area.midX - spread / 2).rounded()
        cancelButton.frame.origin = view.mirrored(CGRect(x: x, y: y, width: side, height: side)).origin
        startButton.frame.origin =
            view.mirrored(CGRect(x: x + spread - side, y: y, width: side, height: side)).origin
    }
}
