import UIKitCore

/// The view of a header or a footer on screen, if the section has one.
final class ShownEdge {
    let view: UIView?

    init(_ view: UIView?) { self.view = view }
}
