import CoreGraphics
import Foundation

/// A guide whose place follows from its view's geometry, and so is always true.
final class GeometryGuide: UILayoutGuide {
    private let place: (UIView) -> CGRect

    /// Makes a guide of a view; the place is asked for whenever it is wanted.
    init(of view: UIView, identifier: String, place: @escaping (UIView) -> CGRect) {
        self.place = place
        super.init()
        self.identifier = identifier
        view.addLayoutGuide(self)
    }

    override var layoutFrame: CGRect { owner.map(place) ?? .zero }
}
