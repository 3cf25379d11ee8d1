import UIKit

/// The letters at the edge of the list: the list goes where a finger goes on them.
final class LetterIndex: UIControl {
    static let width: CGFloat = 28
    static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) } + ["#"]
    private static let lineHeight: CGFloat = 16

    /// Where a letter is among all; behind the others for one that is not there.
    static func position(of letter: String) -> Int { letters.firstIndex(of: letter) ?? letters.count }

    private let labels = LetterIndex.letters.map { letter in
        let label = UILabel()
        label.text = letter
        label.font = .systemFont(ofSize: 11, weight: .semibold)
        label.textAlignment = .center
        return label
    }
    /// The letter below the finger.
    private(set) var letter = LetterIndex.letters[0]

    init() {
        super.init(frame: .zero)
        for label in labels { addSubview(label) }
    }

    required init?(coder: NSCoder) { fatalError("The index is made in code.") }

    override var canBecomeFocused: Bool { false }

    override func tintColorDidChange() { for label in labels { label.textColor = tintColor } }

    private var step: CGFloat { min(Self.lineHeight, bounds.height / CGFloat(labels.count)) }
    private var top: CGFloat { ((bounds.height - step * CGFloat(labels.count)) / 2).rounded() }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(
                x: 0, y: (top + CGFloat(index) * step).rounded(), width: bounds.width, height: step.rounded())
        }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && point.y >= top && point.y < bounds.height - top
    }

    private func follow(_ touch: UITouch) {
        let index = Int((touch.location(in: self).y - top) / step)
        letter = Self.letters[min(max(index, 0), Self.letters.count - 1)]
        sendActions(for: .valueChanged)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }
}
