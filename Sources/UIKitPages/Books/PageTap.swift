import Foundation
import UIKitCore

/// The tap that turns the pages of a book: counts only near the edges, with any delegate.
final class PageTap: UITapGestureRecognizer {
    var mayBegin: (UITouch) -> Bool = { _ in true }

    init() { super.init(target: nil, action: nil) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches.inOrder where state == .possible && !mayBegin(touch) { state = .failed }
    }
}
