import UIFoundation

/// The pictures between neighbouring parts of a control, by the states of both.
struct DividerImages {
    private struct Sides: Hashable {
        var left: UIControl.State
        var right: UIControl.State
    }

    private var images: [Sides: UIImage] = [:]

    var isEmpty: Bool { images.isEmpty }

    /// The picture for exactly two states.
    subscript(exactly left: UIControl.State, right: UIControl.State) -> UIImage? {
        get { images[Sides(left: left, right: right)] }
        set { images[Sides(left: left, right: right)] = newValue }
    }

    /// The picture to show between two states: their own, else that of one with a normal neighbour, else that of normal ones.
    func value(left: UIControl.State, right: UIControl.State) -> UIImage? {
        if images.isEmpty { return nil }
        return self[exactly: left, right] ?? self[exactly: left, .normal] ?? self[exactly: .normal, right]
            ?? self[exactly: .normal, .normal]
    }
}
