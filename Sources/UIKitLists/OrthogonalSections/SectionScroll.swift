import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// The scrolling of one section by itself: its offset, and the scroll view in which its elements are while some of them show.
final class SectionScroll {
    /// The distance beyond the visible part up to which elements are requested, as a fraction of the visible length of
    /// the section.
    static let reach: CGFloat = 0.5

    /// The section's index, which updates change; -1 for one that was removed.
    var index: Int
    private(set) var axis = CompositionAxis.horizontal
    private var isMirrored = false
    /// The length that is visible.
    private var viewport: CGFloat = 0
    /// How far the section has scrolled, from where its first group is.
    private(set) var offset: CGFloat = 0
    /// The greatest offset at which the section rests.
    private var maximum: CGFloat = 0
    /// The part of the collection's content in which the section scrolls.
    private var frame = CGRect.zero
    private var properties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    private var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
    private var zIndex = 0
    /// The offset at which elements were asked for that are kept.
    private var pageOffset: CGFloat = 0
    private var dragStart: CGFloat = 0
    private var isPlacing = false
    /// The state of the layout by which the section was placed.
    private(set) var generation = -1

    private(set) var view: SectionScrollView?
    private weak var layout: UICollectionViewCompositionalLayout?

    init(of section: Int, in layout: UICollectionViewCompositionalLayout) { (index, self.layout) = (section, layout) }

    // MARK: Geometry

    /// Has the section scroll as it is laid out now.
    func layOut(_ composition: Composition, _ section: NSCollectionLayoutSection, generation: Int) {
        self.generation = generation
        let solved = composition.sections[index]
        let layout = composition.layout
        (axis, isMirrored, viewport) = (solved.axis, layout.isMirrored, solved.viewportLength)
        (properties, behavior) = (section.orthogonalScrollingProperties, solved.section.scrolling)
        maximum = OrthogonalStops(section: solved).maximum
        zIndex = solved.section.decorations.isEmpty ? 0 : 1
        frame = composition.scrolledFrame(of: index)
        if view == nil { offset = min(max(0, offset), maximum) } else { positionView() }
    }

    /// The distance by which elements show elsewhere than their attributes say.
    var shift: CGPoint {
        var shift = CGPoint.zero
        shift[axis] = position
        return shift
    }

    /// The scroll view's own offset, which counts from the left.
    var position: CGFloat { mirrored(offset) }

    /// The offset at which the scroll view has another one, or the other way round.
    private func mirrored(_ offset: CGFloat) -> CGFloat {
        isMirrored && axis == .horizontal ? maximum - offset : offset
    }

    /// The visible frame, in the collection's content, of an element that scrolls with the section.
    func shown(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: -shift.x, dy: -shift.y) }

    /// The attributes in the scroll view of an element with given attributes in the collection's content before scrolling.
    func settled(_ look: ElementLook) -> ElementLook {
        var look = look
        look.center[axis.across] -= frame.origin[axis.across]
        return look
    }

    /// The attributes in the scroll view of an element with given visible attributes in the collection's content.
    func adopted(_ look: ElementLook) -> ElementLook {
        var look = settled(look)
        look.center[axis] += position
        return look
    }

    // MARK: The view

    /// The scroll view, made where there is none, and its position among the views of the collection.
    func host() -> (view: SectionScrollView, zIndex: Int) {
        if let view { return (view, zIndex) }
        let view = SectionScrollView(of: self)
        self.view = view
        pageOffset = offset
        UIView.performWithoutAnimation { positionView() }
        layout?.state.shownScrolls.append(self)
        return (view, zIndex)
    }

    private func positionView() {
        guard let view else { return }
        isPlacing = true
        let kept = offset
        if view.frame != frame { view.frame = frame }
        var size = frame.size
        size[axis] = viewport + maximum
        if view.contentSize != size { view.contentSize = size }
        view.adopt(behavior, properties, axis)
        if !view.isDragging, !view.isDecelerating {
            offset = min(max(0, kept), maximum)
            if view.contentOffset != shift { view.contentOffset = shift }
        } else {
            offset = mirrored(view.contentOffset[axis])
        }
        isPlacing = false
    }

    /// Removes the scroll view when no element of the section is visible any more; moving content then has its final position
    /// at once.
    func releaseView() {
        guard let view else { return }
        if view.isDecelerating, let motion = view.motion { offset = mirrored(motion.destination[axis]) }
        let rest = min(max(0, offset), maximum)
        self.view = nil
        view.removeFromSuperview()
        guard rest != offset else { return }
        // Content that an app scrolled out of sight is back at its end.
        offset = rest
        layout?.sectionDidScroll(self, leavesPage: true)
    }

    /// Whether some element is in the scroll view.
    var hasElements: Bool { view?.subviews.contains { $0 is UICollectionReusableView } ?? false }

    // MARK: Scrolling

    func viewWillDrag() { dragStart = offset }

    func viewDidMove() {
        guard let view, !isPlacing else { return }
        offset = mirrored(view.contentOffset[axis])
        layout?.sectionDidScroll(self, leavesPage: abs(offset - pageOffset) > viewport * Self.reach)
    }

    /// Elements were asked for around the offset of now.
    func pageWasFilled() { pageOffset = offset }

    /// The position at which flung content stops.
    func restingPosition(proposing proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        guard let stops = layout?.stops(of: self) else { return proposed }
        let speed = isMirrored && axis == .horizontal ? -velocity[axis] : velocity[axis]
        var target = proposed
        let offset = stops.offset(forProposed: mirrored(proposed[axis]), from: dragStart, velocity: speed)
        target[axis] = mirrored(offset)
        return target
    }

    /// Scrolls to an offset.
    func scroll(to target: CGFloat, animated: Bool) {
        let target = min(max(0, target), maximum)
        guard target != offset else { return }
        guard let view else {
            offset = target
            layout?.sectionDidScroll(self, leavesPage: true)
            return
        }
        var position = view.contentOffset
        position[axis] = mirrored(target)
        view.setContentOffset(position, animated: animated)
    }

    /// The offset at which a frame, before scrolling, is at a part of the visible rectangle.
    ///
    /// - Parameters:
    ///   - frame: The frame.
    ///   - part: 0 for the beginning, 1 for the middle, 2 for the end, nil for the least distance.
    func offset(showing frame: CGRect, at part: Int?) -> CGFloat {
        let (near, far) = (frame.start(axis), frame.end(axis))
        var target = position
        switch part {
        case 0: target = near
        case 1: target = (near + far - viewport) / 2
        case 2: target = far - viewport
        default:
            if near < position {
                target = near
            } else if far > position + viewport {
                target = min(near, far - viewport)
            }
        }
        return mirrored(target)
    }
}
