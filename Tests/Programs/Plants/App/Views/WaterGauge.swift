import UIKit.UIControl

@MainActor @objc protocol WaterGaugeDelegate: NSObjectProtocol {
    func waterGaugeDidFill(_ gauge: WaterGauge)
    @objc optional func waterGauge(_ gauge: WaterGauge, stepFrom level: Int) -> Int
    @objc optional func waterGaugeDidEmpty(_ gauge: WaterGauge)
}

/// Fills with every tap, by as much as its delegate says.
@IBDesignable
class WaterGauge: UIControl {
    @IBInspectable var capacity: Int = 4
    @objc private(set) var level = 0
    @IBOutlet weak var delegate: WaterGaugeDelegate?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .blue
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(fill(_:))))
        let press = UILongPressGestureRecognizer(target: self, action: #selector(WaterGauge.empty))
        press.minimumPressDuration = 0.5
        addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    @objc private func fill(_ recognizer: UITapGestureRecognizer) {
        level += delegate?.waterGauge?(self, stepFrom: level) ?? 1
        sendActions(for: .valueChanged)
        if level >= capacity { delegate?.waterGaugeDidFill(self) }
    }

    @objc func empty(_ recognizer: UIGestureRecognizer) {
        guard recognizer.state == .began else { return }
        level = 0
        delegate?.waterGaugeDidEmpty?(self)
    }
}
