package import Foundation

/// The core's requests to the window system or its replacement. A host drives `ApplicationRuntime` through its two doors and
/// answers these few requests; it never calls other functions of UIKit.
package protocol ApplicationHost: AnyObject {
    /// Asks for one call of `ApplicationRuntime.frame(at:)` at the first display refresh at or after a media time.
    ///
    /// A time that has passed means the next refresh. The earliest request wins; a call of `frame(at:)` uses it up.
    func requestFrame(at time: Double)

    /// Asks the window to take a size in points. The answer is a `resize` event with the size that it got, if that differs from
    /// the size it has.
    ///
    /// - Returns: false when no window can change.
    func requestWindowSize(_ size: CGSize) -> Bool

    /// Keeps the window's size within limits when the user changes it. An app that finds it outside asks for another.
    func setLimits(_ limits: WindowLimits)

    /// Names the window.
    func setTitle(_ title: String)

    /// The machine that the app runs on, or one that answers from a recording.
    var device: any HostDevice { get }

    /// The desktop's clipboard, or one of the session's own.
    var clipboard: any Clipboard { get }

    /// The primary selection of the desktop, or a private one.
    var primarySelection: any PrimarySelection { get }

    /// Has the keyboard and its input methods produce text from now on, for an area in points of the window that candidates
    /// must not cover; nil stops it.
    func setTextInput(_ area: CGRect?)

    /// Has the input method forget the text that it composes, which the app has kept.
    ///
    /// The host reports no answers to it: some methods give up the text, or commit it as if it were new.
    func resetTextInput(keeping text: String)

    /// Changes how the pointer looks over the window; it is an arrow at first.
    func setCursor(_ cursor: HostCursor)

    /// Ends the program once the current event or frame is done.
    func terminate(exitCode: Int32)
}
