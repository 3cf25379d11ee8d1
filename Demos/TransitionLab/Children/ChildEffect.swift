import UIKit

/// A way for one child to replace the other.
enum ChildEffect: String, CaseIterable {
    case slide = "Slide"
    case flip = "Flip"
    case curl = "Curl"
    case dissolve = "Dissolve"

    /// The options that animate the exchange; for a slide, the children's own frames.
    func options(forward: Bool) -> UIView.AnimationOptions {
        switch self {
        case .slide: .curveEaseInOut
        case .flip: forward ? .transitionFlipFromRight : .transitionFlipFromLeft
        case .curl: forward ? .transitionCurlUp : .transitionCurlDown
        case .dissolve: .transitionCrossDissolve
        }
    }
}
