import CoreGraphics
import Foundation

/// The news that observers of the keyboard are told when the area at the window's bottom changes.
struct KeyboardNotice {
    /// Both on the canvas, in points.
    let (begin, end): (CGRect, CGRect)
    /// Seconds.
    let duration: Double

    /// The number by which keyboards on phones name their pace; blocks that are given it go as `easeInOut`, as the area does.
    static let curve = 7

    func post(_ names: NSNotification.Name...) {
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        for name in names { NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info) }
    }
}
