public import Foundation

/// Names of what is posted about keyboards on the screen.
///
/// They tell of the area at the window's bottom with the first responder's input view and accessory view. A responder without
/// these has none posted on a computer, whose keyboard has keys: iOS leaves them out too while such a keyboard is there. The
/// object is the screen. What shows is told before and after its way by the names of showing and of changing the frame, a window
/// that turns by the latter alone.
extension UIResponder {
    /// A keyboard is about to come into sight.
    public nonisolated static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
    /// A keyboard has come into sight.
    public nonisolated static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
    /// The keyboard is about to go out of sight.
    public nonisolated static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
    /// The keyboard has gone out of sight.
    public nonisolated static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
    /// The keyboard is about to get another frame.
    public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// The keyboard has got another frame.
    public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
        "UIKeyboardDidChangeFrameNotification")

    /// The key of the frame before, a rectangle of the screen in an `NSValue`.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the frame after, a rectangle of the screen in an `NSValue`.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the seconds that the keyboard moves, in an `NSNumber`.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the curve by which it moves, in an `NSNumber`: 7, which `UIView.AnimationCurve` and animation options take.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of whether the keyboard belongs to this app, in an `NSNumber`.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
