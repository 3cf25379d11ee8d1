import CoreGraphics
import Foundation

/// The reason why a section shows no items although it has some.
nonisolated enum CompositionFault: Equatable, Sendable {
    /// Insets leave no room in a group or a section of this size.
    case insetsExceedSize(CGSize)
    /// The first item of a group, as long as said, is longer than the group's own room along its axis.
    case firstItemExceedsGroup(item: CGFloat, room: CGFloat)
    /// A group that the app arranges itself has no frames.
    case customGroupIsEmpty

    /// A sentence for the app's author.
    var sentence: String {
        switch self {
        case .insetsExceedSize(let size):
            "Content insets are larger than the size of \(size.width) × \(size.height) that they belong to. "
                + "Give smaller insets or more room."
        case .firstItemExceedsGroup(let item, let room):
            "The first item of a group needs \(item) points along the group's axis, and the group has \(room). "
                + "Make the item or its edge spacing smaller, or the group larger."
        case .customGroupIsEmpty:
            "The item provider of a custom group returned no items. Return one for each item of the group."
        }
    }
}
