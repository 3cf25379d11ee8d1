import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The signs at the end of cells: which view, how large, and in which colour.
enum CellSign {
    static let chevronSize = CGSize(width: 8, height: 13)

    static func size(of type: UITableViewCell.AccessoryType) -> CGSize {
        switch type {
        case .none: .zero
        case .disclosureIndicator: chevronSize
        case .detailDisclosureButton: DetailDisclosure.size
        case .checkmark: CGSize(width: 14, height: 11)
        case .detailButton: CGSize(width: DetailButton.side, height: DetailButton.side)
        }
    }

    /// A view that shows the sign in a cell; nil for none.
    static func view(for type: UITableViewCell.AccessoryType, in cell: UITableViewCell) -> UIView? {
        switch type {
        case .none: nil
        case .disclosureIndicator: picture(named: "chevron.right")
        case .detailDisclosureButton: DetailDisclosure(of: cell)
        case .checkmark: picture(named: "checkmark")
        case .detailButton: DetailButton.make(for: cell)
        }
    }

    static func picture(named name: String) -> UIImageView {
        let isChevron = name == "chevron.right"
        let image = UIImage(systemName: name)?.withRenderingMode(.alwaysTemplate)
        let view = UIImageView(image: isChevron ? image?.imageFlippedForRightToLeftLayoutDirection() : image)
        view.contentMode = .scaleAspectFit
        if isChevron { view.tintColor = .tertiaryLabel }
        return view
    }
}
