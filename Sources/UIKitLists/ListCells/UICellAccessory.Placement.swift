nonisolated extension UICellAccessory {
    /// The side of a cell at which a view is, and its position among the accessories there.
    public enum Placement {
        /// Gives the index at which a view is inserted among the accessories that show at its side, from leading to trailing.
        ///
        /// An index behind the last one is the end, one below 0 the beginning.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        /// At the leading side: nearest to the content, unless a position is given.
        case leading(
            displayed: UICellAccessory.DisplayedState = .always, at: UICellAccessory.Placement.Position = { $0.count })
        /// At the trailing side: nearest to the content, unless a position is given.
        case trailing(
            displayed: UICellAccessory.DisplayedState = .always, at: UICellAccessory.Placement.Position = { _ in 0 })

        /// Makes a position in front of the first accessory that is of the kind of another, or at the beginning.
        public static func position(before accessory: UICellAccessory) -> UICellAccessory.Placement.Position {
            { accessories in
                accessories.firstIndex { $0.accessoryType.matches(accessory.accessoryType) } ?? 0
            }
        }

        /// Makes a position behind the last accessory that is of the kind of another, or at the end.
        public static func position(after accessory: UICellAccessory) -> UICellAccessory.Placement.Position {
            { accessories in
                accessories.lastIndex { $0.accessoryType.matches(accessory.accessoryType) }.map { $0 + 1 }
                    ?? accessories.count
            }
        }

        var displayed: DisplayedState {
            switch self {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        }

        var isLeading: Bool { if case .leading = self { true } else { false } }

        var position: Position {
            switch self {
            case .leading(_, let position), .trailing(_, let position): position
            }
        }
    }
}
