import CoreGraphics
import Foundation

/// The frames of a sheet's card in its container: at the bottom edge in one of several heights, centred, or covering it.
///
/// A *position* of the card is the y coordinate of its top edge. Above the lowest resting position the card changes its height;
/// below that it moves with its height unchanged.
nonisolated struct SheetGeometry: Equatable {
    /// The way in which the card is attached to the container.
    enum Form { case whole, attached, floating }

    /// A height at which the card rests.
    struct Stop: Equatable {
        let identifier: UISheetPresentationController.Detent.Identifier
        let height: CGFloat
    }

    static let cornerRadius: CGFloat = 10
    /// The distance between a card of full height and the status bar.
    static let gap: CGFloat = 10
    static let formSize = CGSize(width: 540, height: 620)
    /// The width in points of a readable page.
    static let pageWidth: CGFloat = 672

    let form: Form
    let container: CGSize
    /// The left edge and the width of an attached card; the whole frame of any other.
    let frame: CGRect
    /// The detents from the lowest to the highest; a card that is not attached has one height.
    let stops: [Stop]
    /// The number of detents, from the lowest, at which the content behind is not dimmed.
    let undimmedCount: Int

    // MARK: Forms

    /// A card that covers the container.
    init(covering container: CGSize) {
        (form, self.container, frame) = (.whole, container, CGRect(origin: .zero, size: container))
        stops = [Stop(identifier: .large, height: container.height)]
        undimmedCount = 0
    }

    /// A card of a size around a point, at least `margin` away from the top and bottom edges.
    init(floating size: CGSize, around center: CGPoint, in container: CGSize, margin: CGFloat) {
        (form, self.container) = (.floating, container)
        let width = min(size.width, container.width)
        let height = min(size.height, container.height - 2 * margin)
        let x = (center.x - width / 2).clamped(to: 0...max(0, container.width - width))
        let y = (center.y - height / 2).clamped(to: margin...max(margin, container.height - margin - height))
        frame = CGRect(x: x.rounded(), y: y.rounded(), width: width, height: height)
        stops = [Stop(identifier: .large, height: container.height - frame.minY)]
        undimmedCount = 0
    }

    /// A card of a width at the bottom edge, with at least one height; the heights are in any order.
    init(
        attached width: CGFloat, stops: [Stop], in container: CGSize,
        largestUndimmed: UISheetPresentationController.Detent.Identifier?
    ) {
        (form, self.container) = (.attached, container)
        self.stops = stops.sorted { $0.height < $1.height }
        let width = min(width, container.width)
        let height = self.stops.last?.height ?? container.height
        frame = CGRect(
            x: ((container.width - width) / 2).rounded(), y: container.height - height, width: width, height: height)
        undimmedCount = (self.stops.firstIndex { $0.identifier == largestUndimmed } ?? -1) + 1
    }

    // MARK: Positions

    func top(of stop: Int) -> CGFloat { container.height - stops[stop].height }

    /// The position at the lowest detent.
    var lowestTop: CGFloat { top(of: 0) }

    /// The position at the highest detent.
    var highestTop: CGFloat { top(of: stops.count - 1) }

    /// The position at which the card is out of sight.
    var exitTop: CGFloat { container.height }

    /// The index of the detent with an identifier, else of the lowest.
    func index(of identifier: UISheetPresentationController.Detent.Identifier?) -> Int {
        stops.firstIndex { $0.identifier == identifier } ?? 0
    }

    /// The index of the detent nearest to a position.
    func nearestStop(to place: CGFloat) -> Int {
        stops.indices.min { abs(top(of: $0) - place) < abs(top(of: $1) - place) } ?? 0
    }

    /// The index of the next detent above or below a position; the last one in that direction when there is none.
    func nextStop(from place: CGFloat, isUpward: Bool) -> Int {
        isUpward
            ? stops.indices.first { top(of: $0) < place } ?? stops.count - 1
            : stops.indices.last { top(of: $0) > place } ?? 0
    }

    /// The card's frame at a position, without the shift below the lowest detent.
    func frame(at top: CGFloat) -> CGRect {
        guard form == .attached else { return frame }
        let edge = min(top, lowestTop)
        return CGRect(x: frame.minX, y: edge, width: frame.width, height: container.height - edge)
    }

    /// The distance by which the card at a position lies below the lowest detent.
    func shift(at top: CGFloat) -> CGFloat { max(0, top - lowestTop) }

    /// The progress of the card from the lowest detent to out of sight, 0 to 1.
    func departure(at top: CGFloat) -> CGFloat {
        exitTop > lowestTop ? (shift(at: top) / (exitTop - lowestTop)).clamped(to: 0...1) : 0
    }

    /// The dimming of the content behind at a position, 0 to 1.
    func dimming(at top: CGFloat) -> CGFloat {
        func part(_ stop: Int) -> CGFloat { stop < undimmedCount ? 0 : 1 }
        if top >= lowestTop { return part(0) * (1 - departure(at: top)) }
        let upper = stops.indices.first { self.top(of: $0) <= top } ?? stops.count - 1
        let (high, low) = (self.top(of: upper), self.top(of: max(0, upper - 1)))
        let share = low > high ? ((low - top) / (low - high)).clamped(to: 0...1) : 1
        return part(max(0, upper - 1)) + (part(upper) - part(max(0, upper - 1))) * share
    }
}
