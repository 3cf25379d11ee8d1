import CoreGraphics
import UIKitCore

/// A layout guide that is where the view says.
final class ListContentGuide {
    let guide = UILayoutGuide()
    private let edges: [NSLayoutConstraint]

    init(in view: UIView) {
        view.addLayoutGuide(guide)
        edges = [
            guide.leftAnchor.constraint(equalTo: view.leftAnchor), guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.widthAnchor.constraint(equalToConstant: 0), guide.heightAnchor.constraint(equalToConstant: 0),
        ]
        NSLayoutConstraint.activate(edges)
    }

    func move(to frame: CGRect) {
        for (edge, length) in zip(edges, [frame.minX, frame.minY, frame.width, frame.height])
        where edge.constant != length { edge.constant = length }
    }
}
