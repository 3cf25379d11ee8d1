import UIKit

/// A single tap that waits until it cannot become a double tap.
final class TapsViewController: PageViewController {
    private let single = CounterView("single", color: .systemBlue)
    private let double = CounterView("double", color: .systemPink)

    init() {
        super.init(
            title: "Taps",
            hint: "A single tap counts when no second one followed: it requires the double tap to fail.",
            image: .discs([(13, 13, 10, true), (13, 13, 5, false)]))
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func buildBoard() {
        for counter in [single, double] { board.addSubview(counter) }
        let one = UITapGestureRecognizer(target: self, action: TapsViewController.tapOnce)
        one.name = "Single tap"
        let two = UITapGestureRecognizer(target: self, action: TapsViewController.tapTwice)
        two.name = "Double tap"
        two.numberOfTapsRequired = 2
        one.require(toFail: two)
        for recognizer in [one, two] { board.addGestureRecognizer(recognizer) }
        states.show([one, two])
    }

    override func layoutBoard(in area: CGRect) {
        let width = ((area.width - 48) / 2).rounded(.down)
        for (index, counter) in [single, double].enumerated() {
            counter.frame = CGRect(
                x: 16 + CGFloat(index) * (width + 16), y: ((area.height - 130) / 2).rounded(), width: width,
                height: 130)
        }
    }

    private func tapOnce(_ tap: UITapGestureRecognizer) {
        states.note(tap)
        single.count += 1
        ripple(at: tap.location(in: board), color: .systemBlue, rings: 1)
    }

    private func tapTwice(_ tap: UITapGestureRecognizer) {
        states.note(tap)
        double.count += 1
        ripple(at: tap.location(in: board), color: .systemPink, rings: 2)
    }

    /// Rings that grow from the finger and fade, one for each tap.
    private func ripple(at place: CGPoint, color: UIColor, rings: Int) {
        for index in 0..<rings {
            let ring = UIView(frame: CGRect(x: place.x - 60, y: place.y - 60, width: 120, height: 120))
            ring.isUserInteractionEnabled = false
            ring.layer.cornerRadius = 60
            ring.layer.borderWidth = 6
            ring.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
            ring.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
            board.addSubview(ring)
            UIView.animate(
                withDuration: 0.7, delay: Double(index) * 0.15, options: .curveEaseOut,
                animations: {
                    ring.transform = .identity
                    ring.alpha = 0
                }, completion: { _ in ring.removeFromSuperview() })
        }
    }
}
