import UIKit

/// A style to present with, in words.
struct StyleChoice {
    let title: String
    let note: String
    let style: UIModalPresentationStyle

    static let all = [
        StyleChoice(
            title: "Full screen", note: "Covers everything; the page below leaves the window.", style: .fullScreen),
        StyleChoice(title: "Page sheet", note: "Leaves the page below to be seen at the top.", style: .pageSheet),
        StyleChoice(title: "Form sheet", note: "On a large screen, a small card in the middle.", style: .formSheet),
        StyleChoice(
            title: "Over full screen", note: "Covers everything, and the page below stays behind it.",
            style: .overFullScreen),
        StyleChoice(
            title: "Current context", note: "Takes the place of this page; the bars stay.", style: .currentContext),
        StyleChoice(
            title: "Over current context", note: "Lies over this page; the bars stay.", style: .overCurrentContext),
        drawer, StyleChoice(title: "Automatic", note: "The system’s choice: a page sheet.", style: .automatic),
    ]

    /// Which a finger from the edge leads in, too.
    static let drawer = StyleChoice(
        title: "Custom", note: "A drawer with a presentation controller of its own, led in and out by a finger, too.",
        style: .custom)
}
