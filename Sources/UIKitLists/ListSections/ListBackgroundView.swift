import CoreGraphics
import Foundation
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// The background of a list section.
final class ListBackgroundView: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    override func adopt(_ role: ListRole?) {
        guard let role else { return }
        backgroundColor = role.section.backgroundColor
    }
}
