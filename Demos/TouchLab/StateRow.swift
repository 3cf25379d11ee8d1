import UIKit

/// A recognizer's name and, on a coloured pill, its state.
final class StateRow: UIView {
    let recognizer: UIGestureRecognizer
    private let name = UILabel()
    private let pill = UILabel()
    private var shown = UIGestureRecognizer.State.possible
    private var shownSince: CFTimeInterval = 0

    init(_ recognizer: UIGestureRecognizer) {
        self.recognizer = recognizer
        super.init(frame: .zero)
        name.text = recognizer.name
        name.font = .systemFont(ofSize: 16)
        pill.font = .systemFont(ofSize: 14, weight: .semibold)
        pill.textAlignment = .center
        pill.layer.cornerRadius = 12
        pill.clipsToBounds = true
        for label in [name, pill] { addSubview(label) }
        showState()
    }

    required init?(coder: NSCoder) { fatalError("StateRow is made in code.") }

    func note(_ state: UIGestureRecognizer.State) {
        shownSince = CACurrentMediaTime()
        guard state != shown else { return }
        shown = state
        showState()
    }

    /// Shows the recognizer's state now, or for a while how its last gesture ended; true when it rests.
    func look(at time: CFTimeInterval) -> Bool {
        if recognizer.state != .possible {
            note(recognizer.state)
        } else if shown != .possible, time - shownSince > 0.6 {
            note(.possible)
        }
        return shown == .possible
    }

    private func showState() {
        let (text, color): (String, UIColor) =
            switch shown {
            case .possible: ("possible", .systemGray)
            case .began: ("began", .systemBlue)
            case .changed: ("changed", .systemTeal)
            case .ended: ("ended", .systemGreen)
            case .cancelled: ("cancelled", .systemOrange)
            case .failed: ("failed", .systemRed)
            }
        pill.text = text
        pill.textColor = shown == .possible ? .secondaryLabel : .white
        pill.backgroundColor = shown == .possible ? .tertiarySystemFill : color
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        pill.frame = CGRect(x: bounds.width - 90, y: 5, width: 90, height: 24)
        name.frame = CGRect(x: 0, y: 0, width: bounds.width - 98, height: bounds.height)
    }
}
