import CoreGraphics
import Foundation
import UIFoundation

/// The pictures of a drag: they lift off, follow the finger as a stack, and settle or go back.
final class DragScenery {
    private static let duration = 0.35
    /// The longest side of a picture that moves, unless it is to have its full size, in points (a choice).
    private static let longestSide: CGFloat = 300
    /// From a finger whose place is exact to the picture above it, in points (a choice).
    private static let clearance: CGFloat = 20
    /// From one picture of the stack to the next, in points.
    private static let stackStep: CGFloat = 6
    /// How many points a picture grows by when it is lifted.
    private static let growth: CGFloat = 10

    private let scene: UIWindowScene
    private(set) lazy var window = DragWindow(in: scene)
    private(set) var dragged: [DraggedItem] = []
    private let badge = DragBadge()
    /// From the finger to the middle of the first picture, in canvas points.
    private var grip = CGVector.zero
    private var scale: CGFloat = 1
    /// Whether pictures keep their size wherever they are.
    private var isFullSize = false
    /// Whether the finger's place is exact, so that the pictures do not lie over it.
    private var isAboveFinger = false
    /// The place of the finger, in canvas points.
    private var place = CGPoint.zero

    init(in scene: UIWindowScene) { self.scene = scene }

    // MARK: Lift

    /// Lifts pictures off their places.
    func lift(
        _ previews: [(item: UIDragItem, preview: UITargetedDragPreview)], at place: CGPoint, _ animator: DragAnimator
    ) {
        self.place = place
        UIView.performWithoutAnimation {
            window.isHidden = false
            for (item, preview) in previews.reversed() {
                let picture = DragPreviewView(of: preview.view, preview.parameters)
                picture.center = window.convertFromCanvas(preview.target.canvasCenter ?? place)
                picture.transform = preview.target.transform
                window.addSubview(picture)
                dragged.insert(DraggedItem(item: item, lifted: preview, picture: picture), at: 0)
            }
            window.addSubview(badge)
            if let first = dragged.first {
                let middle = first.lifted.target.canvasCenter ?? place
                grip = CGVector(dx: middle.x - place.x, dy: middle.y - place.y)
            }
        }
        animate {
            for one in self.dragged {
                let side = max(1, one.picture.bounds.width, one.picture.bounds.height)
                let scale = 1 + Self.growth / side
                one.picture.transform = one.lifted.target.transform.scaledBy(x: scale, y: scale)
                one.picture.isRaised = true
            }
            animator.animate()
        } completion: {
        }
    }

    /// Lays the pictures down where they were lifted.
    func layDown(completion: @escaping () -> Void) {
        animate {
            for one in self.dragged { Self.lay(one.picture, on: one.lifted.target, in: self.window) }
        } completion: { [self] in
            end()
            completion()
        }
    }

    /// Lifts more pictures off their places, which go below the others.
    func add(_ previews: [(item: UIDragItem, preview: UITargetedDragPreview)]) {
        let first = dragged.count
        UIView.performWithoutAnimation {
            for (item, preview) in previews {
                let picture = DragPreviewView(of: preview.view, preview.parameters)
                picture.center = window.convertFromCanvas(preview.target.canvasCenter ?? place)
                picture.transform = preview.target.transform
                if let last = dragged.last {
                    window.insertSubview(picture, belowSubview: last.picture)
                } else {
                    window.insertSubview(picture, belowSubview: badge)
                }
                dragged.append(DraggedItem(item: item, lifted: preview, picture: picture))
            }
            showOwnPictures(from: first)
        }
        setScale(isFullSize: isFullSize)
        animate {
            for one in self.dragged { one.picture.isRaised = true }
            self.arrange()
        } completion: {
        }
    }

    // MARK: Movement

    /// Gathers the pictures at the finger; items may have others from now on.
    func gather(at place: CGPoint, isFullSize: Bool) {
        UIView.performWithoutAnimation {
            showOwnPictures(from: 0)
        }
        self.place = place
        self.isFullSize = isFullSize
        setScale(isFullSize: isFullSize)
        animate {
            self.arrange()
        } completion: {
        }
    }

    /// Replaces the pictures of items that provide one.
    private func showOwnPictures(from first: Int) {
        for index in dragged.indices.dropFirst(first) {
            guard let preview = dragged[index].item.previewProvider?() else { continue }
            replacePicture(at: index, by: DragPreviewView(of: preview.view, preview.parameters))
        }
    }

    private func replacePicture(at index: Int, by picture: DragPreviewView) {
        let old = dragged[index].picture
        picture.center = old.center
        picture.isRaised = true
        window.insertSubview(picture, aboveSubview: old)
        old.removeFromSuperview()
        dragged[index].picture = picture
        // The finger stays where it was within the picture, as a part of its size.
        guard index == 0, old.bounds.width > 0, old.bounds.height > 0 else { return }
        grip.dx *= picture.bounds.width / old.bounds.width
        grip.dy *= picture.bounds.height / old.bounds.height
    }

    private func setScale(isFullSize: Bool) {
        guard let bounds = dragged.first?.picture.bounds, !isFullSize else { return scale = 1 }
        scale = min(1, Self.longestSide / max(1, bounds.width, bounds.height))
    }

    /// Gives the pictures the size, and the distance from the finger, that a proposal wants; nil is for places without one.
    func adapt(to proposal: UIDropProposal?) {
        let former = (scale, isAboveFinger)
        setScale(isFullSize: isFullSize || proposal?.prefersFullSizePreview == true)
        isAboveFinger = proposal?.isPrecise == true
        guard former != (scale, isAboveFinger) else { return }
        animate {
            self.arrange()
        } completion: {
        }
    }

    /// Moves the pictures with the finger.
    func move(to place: CGPoint) {
        self.place = place
        UIView.performWithoutAnimation { arrange() }
    }

    private var middle: CGPoint {
        let y = place.y + grip.dy * scale
        guard isAboveFinger, let height = dragged.first?.picture.bounds.height else {
            return CGPoint(x: place.x + grip.dx * scale, y: y)
        }
        return CGPoint(x: place.x + grip.dx * scale, y: min(y, place.y - Self.clearance - height * scale / 2))
    }

    private func arrange() {
        let middle = window.convertFromCanvas(middle)
        for (index, one) in dragged.enumerated() {
            // Beyond the third they would only hide more of what is below.
            let step = CGFloat(min(index, 2)) * Self.stackStep
            one.picture.center = CGPoint(x: middle.x + step, y: middle.y + step)
            one.picture.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
        if let frame = dragged.first?.picture.frame {
            badge.center = visibleCenter(near: CGPoint(x: frame.maxX, y: frame.minY))
        }
    }

    /// The center of the sign that is nearest to a point and at which all of it is visible.
    private func visibleCenter(near point: CGPoint) -> CGPoint {
        let room = window.bounds.insetBy(dx: DragBadge.size.width / 2, dy: DragBadge.size.height / 2)
        return CGPoint(
            x: max(room.minX, min(point.x, room.maxX)), y: max(room.minY, min(point.y, room.maxY)))
    }

    /// The frame of the sign, in the space of the window.
    var badgeFrame: CGRect { badge.frame }

    /// Shows what a drop would do with a number of items, of which some may have no picture.
    func show(_ operation: UIDropOperation, count: Int) {
        UIView.performWithoutAnimation { badge.show(operation, count: count) }
    }

    /// The text of the sign; empty for none.
    var badgeText: String { badge.isHidden ? "" : badge.text }

    // MARK: The end

    /// Where the picture of an item is, in a view's space.
    func middle(in view: UIView) -> CGPoint {
        view.window.map { view.convert($0.convertFromCanvas(middle), from: nil) } ?? middle
    }

    /// Moves each picture to the place of a preview, shrinks it where there is none, and then takes everything away.
    func settle(
        _ goals: [UITargetedDragPreview?], _ animators: [DragAnimator], completion: @escaping () -> Void
    ) {
        badge.isHidden = true
        var arrivals: [(picture: DragPreviewView, goal: UITargetedDragPreview)] = []
        UIView.performWithoutAnimation {
            for (one, goal) in zip(dragged, goals) {
                guard let goal, goal.target.canvasCenter != nil, goal.view !== one.picture.source else { continue }
                let picture = DragPreviewView(of: goal.view, goal.parameters)
                picture.frame = one.picture.frame
                picture.bounds.size = goal.view.bounds.size
                let ratio = one.picture.frame.width / max(1, picture.bounds.width)
                picture.transform = CGAffineTransform(scaleX: ratio, y: ratio)
                (picture.isRaised, picture.alpha) = (true, 0)
                window.insertSubview(picture, aboveSubview: one.picture)
                arrivals.append((picture, goal))
            }
        }
        animate {
            for (one, goal) in zip(self.dragged, goals) { self.lay(one.picture, for: goal) }
            for (picture, goal) in arrivals {
                picture.alpha = 1
                Self.lay(picture, on: goal.target, in: self.window)
            }
            for animator in animators { animator.animate() }
        } completion: { [self] in
            end()
            for animator in animators { animator.complete(at: .end) }
            completion()
        }
    }

    private func lay(_ picture: DragPreviewView, for goal: UITargetedDragPreview?) {
        guard let goal, goal.target.canvasCenter != nil else {
            picture.transform = picture.transform.scaledBy(x: 0.3, y: 0.3)
            picture.alpha = 0
            return
        }
        Self.lay(picture, on: goal.target, in: window)
        if goal.view !== picture.source { picture.alpha = 0 }
    }

    private static func lay(_ picture: DragPreviewView, on target: UIPreviewTarget, in window: UIWindow) {
        guard let center = target.canvasCenter else {
            picture.alpha = 0
            return
        }
        picture.center = window.convertFromCanvas(center)
        picture.transform = target.transform
        picture.isRaised = false
    }

    private func end() {
        for one in dragged { one.picture.removeFromSuperview() }
        dragged = []
        window.isHidden = true
    }

    private func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
        UIView.animate(
            springDuration: Self.duration, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: changes
        ) { _ in completion() }
    }
}
