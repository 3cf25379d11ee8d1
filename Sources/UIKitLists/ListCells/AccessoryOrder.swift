import UIFoundation
import UIKitCore

/// The accessories that a cell shows at each side, from leading to trailing.
struct AccessoryOrder {
    private(set) var leading: [UICellAccessory] = []
    private(set) var trailing: [UICellAccessory] = []

    init(_ accessories: [UICellAccessory], isEditing: Bool) {
        var placed: [(accessory: UICellAccessory, placement: UICellAccessory.Placement)] = []
        for accessory in accessories where accessory.displayed.isShown(whenEditing: isEditing) {
            if case .customView(let placement, _) = accessory.content {
                placed.append((accessory, placement))
            } else if accessory.content.leadingOrder != nil {
                leading.append(accessory)
            } else {
                trailing.append(accessory)
            }
        }
        leading.sort { ($0.content.leadingOrder ?? 0) < ($1.content.leadingOrder ?? 0) }
        trailing.sort { $0.content.trailingOrder < $1.content.trailingOrder }
        for (accessory, placement) in placed {
            if placement.isLeading {
                leading.insert(accessory, at: Self.limit(placement.position(leading), leading))
            } else {
                trailing.insert(accessory, at: Self.limit(placement.position(trailing), trailing))
            }
        }
    }

    private static func limit(_ index: Int, _ accessories: [UICellAccessory]) -> Int {
        min(max(0, index), accessories.count)
    }

    /// Ends the program where a cell has two accessories of a kind that it can show once.
    static func check(_ accessories: [UICellAccessory], of cell: UIView) {
        var seen: Set<UICellAccessory.AccessoryType> = []
        for accessory in accessories {
            if case .customView(let view) = accessory.accessoryType, !view.translatesAutoresizingMaskIntoConstraints {
                fatalError(
                    "\(ObjectNames.label(of: cell)) was given an accessory with \(ObjectNames.label(of: view)), which has its "
                        + "autoresizing mask switched off. Leave translatesAutoresizingMaskIntoConstraints true: the cell lays "
                        + "the view out.")
            }
            guard !seen.insert(accessory.accessoryType).inserted else { continue }
            fatalError(
                "\(ObjectNames.label(of: cell)) was given two accessories of the kind \(accessory.accessoryType). Give a cell one "
                    + "of each kind at most, and each view once.")
        }
    }
}
