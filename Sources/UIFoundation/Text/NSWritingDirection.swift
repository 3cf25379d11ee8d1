import CoreText

/// From which side text runs.
public nonisolated enum NSWritingDirection: Int, Hashable, Sendable {
    /// The direction of the first letter.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1

    var direction: TextParagraphStyle.Direction {
        switch self {
        case .natural: .natural
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
}
