import CoreText
import Foundation

/// Where a line stands, with the paragraph's direction taken into account.
enum LineAlignment {
    case left, center, right

    init(_ alignment: TextRequest.Alignment, isRightToLeft: Bool) {
        switch alignment {
        case .left: self = .left
        case .center: self = .center
        case .right: self = .right
        case .natural, .justified: self = isRightToLeft ? .right : .left
        }
    }

    /// The left end of a line of one width in room of another; zero for a line that is too wide and for endless room.
    func offset(of width: CGFloat, in room: CGFloat) -> CGFloat {
        guard room.isFinite else { return 0 }
        let rest = max(0, room - width)
        switch self {
        case .left: return 0
        case .center: return rest / 2
        case .right: return rest
        }
    }
}
