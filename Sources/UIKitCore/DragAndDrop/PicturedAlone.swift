import UIFoundation

/// A view that has parts which belong to its surroundings, such as lines to its neighbours, and which a dragged picture of it
/// leaves out.
package protocol PicturedAlone: UIView {
    /// Hides those parts while the picture is made, or shows them again.
    func setIsPictured(_ isPictured: Bool)
}
