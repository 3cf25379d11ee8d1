import UIKit

/// Code without actor annotations, as most of Swift 5 is; in Swift 6 it can use only declarations that belong to no actor.
final class ClientOfNoActor {
    let colors: [UIColor] = [.red, .systemBackground, UIColor(white: 1, alpha: 0.5)]
    let font = UIFont.systemFont(ofSize: 12, weight: .semibold)
    let picture = UIImage(named: "a")
    let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let path = UIBezierPath(rect: .zero)
    let curve = CAMediaTimingFunction(name: .linear)

    func text() -> NSAttributedString {
        NSAttributedString(string: "Text", attributes: [.font: font, .foregroundColor: colors[0]])
    }

    func draw() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            self.path.stroke()
            self.picture?.draw(at: .zero)
        }
    }

    #if swift(<6)
    private let label = UILabel()
    private lazy var button = UIButton(type: .system)
    private static let shared = UIView(frame: .zero)
    private weak var controller: UIViewController?

    init(controller: UIViewController) { self.controller = controller }

    func show() {
        label.text = "Text"
        label.frame.origin.x += 1
        button.setTitle("Title", for: .normal)
        controller?.view.addSubview(label)
        controller?.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
        UIView.animate(withDuration: 1) { self.label.alpha = 0 }
        CATransaction.begin()
        label.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
        CATransaction.commit()
        _ = (UIScreen.main.bounds, UIDevice.current.orientation, ClientOfNoActor.shared.layer.presentation())
        DispatchQueue.global().async { DispatchQueue.main.async { self.label.isHidden = true } }
    }
    #endif
}

#if swift(<6)
private protocol Themed {
    func apply(_ color: UIColor)
}

extension UILabel: Themed {
    fileprivate func apply(_ color: UIColor) { textColor = color }
}

private func fade(_ view: UIView) {
    view.alpha = 0
    view.layer.cornerRadius = 4
}
#endif
