import CoreGraphics
import Foundation
import UIFoundation

extension UIImageView {
    /// Makes the picture of a button in a bar, which is a template in the automatic rendering mode.
    static func forBar() -> UIImageView {
        let view = UIImageView(frame: .zero)
        view.rendersImagesAsTemplates = true
        return view
    }

    /// The picture's size, scaled down where it is larger than the room; zero without a picture.
    func pictureSize(in room: CGSize) -> CGSize {
        guard let own = image?.size, own.width > 0, own.height > 0 else { return .zero }
        let factor = min(1, room.width / own.width, room.height / own.height)
        return CGSize(width: own.width * factor, height: own.height * factor)
    }
}
