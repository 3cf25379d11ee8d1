import CoreGraphics
import Foundation
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// The view in which a section of a collection scrolls by itself; neither apps nor the collection's delegate know of it.
final class SectionScrollView: UIScrollView, OrderedSubview {
    var shownIndex = 0
    private weak var scroll: SectionScroll?

    init(of scroll: SectionScroll) {
        self.scroll = scroll
        super.init(frame: .zero)
        scrollsToTop = false
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        // Views that lie outside of their groups are seen, as they are in other sections.
        clipsToBounds = false
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    /// Moves as a section's behavior and properties say.
    func adopt(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
        _ properties: UICollectionLayoutSectionOrthogonalScrollingProperties, _ axis: CompositionAxis
    ) {
        bounces = properties.bounce != .never
        alwaysBounceHorizontal = axis == .horizontal && properties.bounce == .always
        alwaysBounceVertical = axis == .vertical && properties.bounce == .always
        decelerationRate = properties.decelerationRate.scrollRate(of: behavior)
    }

    override var bounds: CGRect {
        get { super.bounds }
        set {
            let former = super.bounds.origin
            super.bounds = newValue
            if super.bounds.origin != former { scroll?.viewDidMove() }
        }
    }

    override func dragWillBegin() { scroll?.viewWillDrag() }

    override func restingOffset(proposing offset: CGPoint, velocity: CGPoint) -> CGPoint {
        scroll?.restingPosition(proposing: offset, velocity: velocity) ?? offset
    }
}
