import UIKit

/// A way for a page to be pushed and popped.
enum StackMotion: String, CaseIterable {
    case slide = "Slide"
    case dissolve = "Dissolve"
    case depth = "Depth"

    var note: String {
        switch self {
        case .slide: "The system’s, which a finger from the left edge leads back."
        case .dissolve: "The new page shows through the old one."
        case .depth: "The old page steps back as the new one rises."
        }
    }

    /// The animator of a push or pop in this style; nil leaves it to the system.
    @MainActor func animator(for operation: UINavigationController.Operation) -> StackAnimator? {
        self == .slide ? nil : StackAnimator(self, isPush: operation == .push)
    }
}
