import CoreGraphics
import Foundation
import UIFoundation

/// Shows the part of a picture that falls on a part of a control, as if it were spread over all of it.
final class PartOfImage: UIView {
    private let picture = UIImageView(frame: .zero)

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        clipsToBounds = true
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    var image: UIImage? {
        get { picture.image }
        set { if picture.image != newValue { picture.image = newValue } }
    }

    /// Takes a part of a control, both in the control's space.
    func layOut(in part: CGRect, of whole: CGRect) {
        frame = part
        picture.frame = whole.offsetBy(dx: -part.minX, dy: -part.minY)
    }
}
