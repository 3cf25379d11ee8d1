import CoreGraphics
import Foundation

/// Where a sheet's card is in its container: at the lower edge in one of several heights, in the middle, or everywhere.
///
/// A place of the card is that of its upper edge. Above the lowest place at which it rests the card grows and shrinks, below that
/// it moves as it is.
nonisolated struct SheetGeometry: Equatable {
    /// How the card stands to the container.
    enum Form { case whole, attached, floating }

    /// A height at which the card rests.
    struct Stop: Equatable {
        let identifier: UISheetPresentationController.Detent.Identifier
        let height: CGFloat
    }

    static let cornerRadius: CGFloat = 10
    /// Between a card of full height and the status bar.
    static let gap: CGFloat = 10
    static let formSize = CGSize(width: 540, height: 620)
    /// As wide as text can be read.
    static let pageWidth: CGFloat = 672

    let form: Form
    let container: CGSize
    /// The card's left edge and width while it is attached, and all of its frame otherwise.
    let frame: CGRect
    /// From the lowest to the highest; one that is not attached has one height.
    let stops: [Stop]
    /// How many of the stops, from the lowest, leave what lies behind as bright as it is.
    let undimmedCount: Int

    // MARK: Forms

    /// A card that covers the container.
    init(covering container: CGSize) {
        (form, self.container, frame) = (.whole, container, CGRect(origin: .zero, size: container))
        stops = [Stop(identifier: .large, height: container.height)]
        undimmedCount = 0
    }

    /// A card of a size around a point, at least `margin` away from the upper and lower edge.
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

    /// A card of a width at the lower edge, with heights in any order of which there is at least one.
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

    // MARK: Places

    func top(of stop: Int) -> CGFloat { container.height - stops[stop].height }

    /// The lowest place at which the card rests.
    var lowestTop: CGFloat { top(of: 0) }

    /// The highest place at which the card rests.
    var highestTop: CGFloat { top(of: stops.count - 1) }

    /// The place at which nothing of the card is seen.
    var exitTop: CGFloat { container.height }

    /// The stop with an identifier, else the lowest.
    func index(of identifier: UISheetPresentationController.Detent.Identifier?) -> Int {
        stops.firstIndex { $0.identifier == identifier } ?? 0
    }

    /// The stop nearest to a place.
    func nearestStop(to place: CGFloat) -> Int {
        stops.indices.min { abs(top(of: $0) - place) < abs(top(of: $1) - place) } ?? 0
    }

    /// The first stop from a place upward, or downward; the last one in that direction when there is none.
    func nextStop(from place: CGFloat, isUpward: Bool) -> Int {
        isUpward
            ? stops.indices.first { top(of: $0) < place } ?? stops.count - 1
            : stops.indices.last { top(of: $0) > place } ?? 0
    }

    /// The card's frame at a place, not moved away yet.
    func frame(at top: CGFloat) -> CGRect {
        guard form == .attached else { return frame }
        let edge = min(top, lowestTop)
        return CGRect(x: frame.minX, y: edge, width: frame.width, height: container.height - edge)
    }

    /// How far the card at a place has moved below its lowest rest.
    func shift(at top: CGFloat) -> CGFloat { max(0, top - lowestTop) }

    /// How far a card at a place has gone from its lowest rest out of sight, 0 to 1.
    func departure(at top: CGFloat) -> CGFloat {
        exitTop > lowestTop ? (shift(at: top) / (exitTop - lowestTop)).clamped(to: 0...1) : 0
    }

    /// How dark what lies behind is at a place, 0 to 1.
    func dimming(at top: CGFloat) -> CGFloat {
        func part(_ stop: Int) -> CGFloat { stop < undimmedCount ? 0 : 1 }
        if top >= lowestTop { return part(0) * (1 - departure(at: top)) }
        let upper = stops.indices.first { self.top(of: $0) <= top } ?? stops.count - 1
        let (high, low) = (self.top(of: upper), self.top(of: max(0, upper - 1)))
        let share = low > high ? ((low - top) / (low - high)).clamped(to: 0...1) : 1
        return part(max(0, upper - 1)) + (part(upper) - part(max(0, upper - 1))) * share
    }
}
