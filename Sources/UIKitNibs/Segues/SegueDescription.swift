import InterfaceArchive

/// A way from a scene's controller to another one, as a storyboard describes it.
struct SegueDescription {
    /// The kinds that files have, those of iOS 5 to 7 among them.
    enum Kind: String {
        case show, showDetail, presentation, popoverPresentation, embed, relationship, unwind, custom
        case push, replace, modal, popover
    }

    let element: InterfaceElement
    /// nil for a kind that is not known.
    let kind: Kind?
    /// The name that distinguishes it from the others of its controller; nil for none.
    let identifier: String?
    /// Whether the destination appears with an animation.
    let isAnimated: Bool

    init(_ element: InterfaceElement) {
        self.element = element
        kind = element["kind"].flatMap(Kind.init)
        identifier = element["identifier"]
        isAnimated = element["animates"] != "NO"
    }

    /// The identifiers of the view and the item that a popover may point to.
    var anchors: [String] { ["popoverAnchorBarButtonItem", "popoverAnchorView"].compactMap { element[$0] } }
}
