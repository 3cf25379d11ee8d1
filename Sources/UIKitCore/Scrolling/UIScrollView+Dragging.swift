import CoreGraphics
package import Foundation

/// Scrolling by touches, from the first touch to the release.
extension UIScrollView {
    /// The speed in points per second below which a released drag has no momentum.
    private static let minimumFlingSpeed: CGFloat = 30

    // MARK: Touches

    /// Stops content that decelerates, because a touch began.
    ///
    /// - Returns: Whether it was decelerating.
    func stopForTouch() -> Bool {
        guard isDecelerating else { return false }
        stopMotion()
        return true
    }

    /// Called when the touch that stopped the content ends; if it has not scrolled, the content settles.
    func fingerThatStoppedLifts() {
        guard drag == nil, !scrollPan.state.hasRecognized else { return }
        endDrag(velocity: .zero, from: contentOffset, isNotified: false)
    }

    /// Whether the pan may begin although views in the content have its touches.
    var mayCancelContentTouches: Bool {
        let views = scrollPan.contentViewsWithTouches
        return views.isEmpty || canCancelContentTouches && views.allSatisfy { touchesShouldCancel(in: $0) }
    }

    // MARK: Drags

    func panDidChange() {
        let state = scrollPan.state
        if state == .began { beginDrag() }
        if keyboardDismissMode == .interactive { pullKeyboard() }
        guard let drag else { return }
        if let translation = scrollPan.consumeDeviceTranslation() {
            follow(translation)
        } else if !scrollPan.isDevice, pinch == nil {
            follow(drag)
        }
        // A callback may have ended the drag, or shifted the content.
        guard let drag = self.drag else { return }
        switch state {
        case .ended: endDrag(drag, velocity: releaseVelocity(of: drag))
        case .cancelled: endDrag(drag, velocity: .zero)
        default: break
        }
    }

    private func beginDrag() {
        stopMotion()
        dragWillBegin()
        let (limits, size, offset) = (limits, bounds.size, contentOffset)
        let translation = scrollPan.translation(in: self)
        var axes = scrollableAxes
        if isDirectionalLockEnabled {
            let locked = axes.intersection(ScrollAxes.locked(byFirst: translation))
            if !locked.isEmpty { axes = locked }
        }
        drag = ScrollDrag(
            start: offset,
            base: CGPoint(
                x: RubberBand.wanted(showing: offset.x, limits: limits.x, length: size.width),
                y: RubberBand.wanted(showing: offset.y, limits: limits.y, length: size.height)), axes: axes)
        if keyboardDismissMode == .onDrag { _ = window?.storedFirstResponder?.resignIfAllowed() }
        indicators.show()
        delegate?.scrollViewWillBeginDragging(self)
    }

    /// Takes the keyboard's area along with the finger.
    private func pullKeyboard() {
        guard let panel: any PulledPanel = ApplicationRuntime.current?.inputDock, !scrollPan.isDevice else { return }
        switch scrollPan.state {
        case .began, .changed:
            if let window { panel.pull(to: scrollPan.location(in: window).y, in: window) }
        default:
            let isPushed = scrollPan.velocity(in: window).y < -Self.minimumFlingSpeed
            panel.endPull(returning: scrollPan.state != .ended || isPushed)
        }
    }

    /// Moves the content with the drag.
    private func follow(_ drag: ScrollDrag) {
        let (translation, limits, size, bouncing) = (scrollPan.translation(in: self), limits, bounds.size, bouncingAxes)
        func shown(_ wanted: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat, _ axis: ScrollAxes) -> CGFloat {
            bouncing.contains(axis)
                ? RubberBand.resisted(wanted, limits: range, length: length) : wanted.clamped(to: range)
        }
        var offset = contentOffset
        if drag.axes.contains(.horizontal) {
            offset.x = shown(drag.base.x - translation.x, limits.x, size.width, .horizontal)
        }
        if drag.axes.contains(.vertical) {
            offset.y = shown(drag.base.y - translation.y, limits.y, size.height, .vertical)
        }
        move(to: pixelAligned(offset))
    }

    /// Shifts the content and the offset together, so that the visible content stays.
    ///
    /// A drag and a movement continue with the content, and pages count from its present offset.
    package func shift(by translation: CGPoint) {
        func shifted(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + translation.x, y: point.y + translation.y) }
        let offset = shifted(contentOffset)
        if let drag { self.drag = ScrollDrag(start: offset, base: shifted(drag.base), axes: drag.axes) }
        motion?.shift(by: translation)
        contentOffset = offset
    }

    /// Restarts the drag from the present offset, also after a pinch.
    func rebaseDrag() {
        guard let drag else { return }
        scrollPan.setTranslation(.zero, in: self)
        let (limits, size) = (limits, bounds.size)
        self.drag = ScrollDrag(
            start: drag.start,
            base: CGPoint(
                x: RubberBand.wanted(showing: contentOffset.x, limits: limits.x, length: size.width),
                y: RubberBand.wanted(showing: contentOffset.y, limits: limits.y, length: size.height)), axes: drag.axes)
    }

    private func releaseVelocity(of drag: ScrollDrag) -> CGPoint {
        guard !scrollPan.isDevice, scrollPan.ownsSpeed else { return .zero }
        let finger = scrollPan.velocity(in: self)
        func speed(_ value: CGFloat, _ axis: ScrollAxes) -> CGFloat {
            drag.axes.contains(axis) && abs(value) >= Self.minimumFlingSpeed ? -value : 0
        }
        return CGPoint(x: speed(finger.x, .horizontal), y: speed(finger.y, .vertical))
    }

    private func endDrag(_ drag: ScrollDrag, velocity: CGPoint) {
        guard pinch == nil, !isZoomBouncing else {
            self.drag = nil
            indicators.hide()
            delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
            return
        }
        refreshControl?.dragWillEnd()
        endDrag(velocity: velocity, from: drag.start, isNotified: true)
    }

    /// Ends the drag: velocity, limits, pages and the delegate determine the movement that follows.
    private func endDrag(velocity: CGPoint, from start: CGPoint, isNotified: Bool) {
        // The end of a wheel's last step is awaited elsewhere.
        let offset = contentOffset
        let natural = naturalMotion(from: offset, velocity: velocity)
        var target = natural.destination
        if isPagingEnabled { target = page(from: start, offset: offset, velocity: velocity, else: target) }
        let snapped = observers.top.map { $0.restingOffset(near: target.y, in: self) } ?? target.y
        let isSnapped = snapped != target.y
        target.y = snapped
        let planned = target
        if isNotified {
            let speed = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
            target = restingOffset(proposing: target, velocity: speed)
            delegate?.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: &target)
            if target != planned { target = resting(target) }
        }
        let motion =
            target == natural.destination
            ? natural
            : ScrollMotion(
                .deceleration,
                x: course(offset.x, velocity.x, target.x, planned.x, natural.x),
                y: course(offset.y, velocity.y, target.y, planned.y, natural.y, snaps: isSnapped), at: now)
        let runsOn = motion.duration > 0
        drag = nil
        delegate?.scrollViewDidEndDragging(self, willDecelerate: runsOn)
        guard runsOn else {
            indicators.hide()
            return contentDidRest()
        }
        delegate?.scrollViewWillBeginDecelerating(self)
        run(motion)
    }

    /// The course on one axis to the target of the view or its delegate.
    private func course(
        _ offset: CGFloat, _ velocity: CGFloat, _ target: CGFloat, _ planned: CGFloat, _ natural: ScrollCourse,
        snaps: Bool = false
    ) -> ScrollCourse {
        if target == natural.destination { return natural }
        if isPagingEnabled || snaps, target == planned {
            return ScrollCourse(from: offset, velocity: velocity, snappingTo: target)
        }
        return ScrollCourse(from: offset, velocity: velocity, landingAt: target)
    }

    /// The page at which to rest, on the axes with more than one.
    private func page(from start: CGPoint, offset: CGPoint, velocity: CGPoint, else natural: CGPoint) -> CGPoint {
        let (limits, size, axes, rate) = (limits, bounds.size, overflowingAxes, decelerationRate.rawValue)
        func target(
            _ start: CGFloat, _ offset: CGFloat, _ velocity: CGFloat, _ length: CGFloat, _ range: ClosedRange<CGFloat>
        ) -> CGFloat {
            PageGrid(length: length, limits: range).target(
                dragStart: start,
                projected: ScrollDeceleration.landing(from: offset, velocity: velocity, rate: rate))
        }
        return CGPoint(
            x: axes.contains(.horizontal) ? target(start.x, offset.x, velocity.x, size.width, limits.x) : natural.x,
            y: axes.contains(.vertical) ? target(start.y, offset.y, velocity.y, size.height, limits.y) : natural.y)
    }
}

extension UIScrollView: TrackingView {
    var isInTrackingMode: Bool { isDragging || isDecelerating }
}
