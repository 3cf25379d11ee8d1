import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The signs at the end of cells: which picture, how large, and in which colour.
enum CellSign {
    static func name(for type: UITableViewCell.AccessoryType) -> String? {
        switch type {
        case .none: nil
        case .disclosureIndicator: "chevron.right"
        case .checkmark: "checkmark"
        }
    }

    static func size(of type: UITableViewCell.AccessoryType) -> CGSize {
        switch type {
        case .none: .zero
        case .disclosureIndicator: CGSize(width: 8, height: 13)
        case .checkmark: CGSize(width: 14, height: 11)
        }
    }

    static func view(named name: String) -> UIImageView {
        let isChevron = name == "chevron.right"
        let image = UIImage(systemName: name)?.withRenderingMode(.alwaysTemplate)
        let view = UIImageView(image: isChevron ? image?.imageFlippedForRightToLeftLayoutDirection() : image)
        view.contentMode = .scaleAspectFit
        if isChevron { view.tintColor = .tertiaryLabel }
        return view
    }
}
