import Foundation

extension UISegmentedControl {
    /// Chooses the nearest enabled segment in an arrow's direction. In a momentary control, where choosing triggers the action,
    /// moves the focus there instead; from the last segment the focus leaves the control.
    func segmentStep(_ heading: UIFocusHeading) -> (() -> Void)? {
        guard let sign = heading.sign(isMirrored: runsRightToLeft) else { return nil }
        let next = enabledSegment(after: isMomentary ? pressableIndex ?? Self.noSegment : storedIndex, sign)
        if isMomentary {
            return next.map { next in
                { [self] in
                    focusedIndex = next
                    AppClock.current?.setNeedsFrame()
                }
            }
        }
        return { [self] in
            guard let next else { return }
            storedIndex = next
            press(nil)
            notifyOfChoice()
        }
    }

    private func enabledSegment(after index: Int, _ sign: Int) -> Int? {
        let indices = sign > 0 ? Array(segments.indices) : segments.indices.reversed()
        let rest = index == Self.noSegment ? indices : Array(indices.drop { $0 != index }.dropFirst())
        for index in rest where segments[index].isEnabled { return index }
        return nil
    }

    /// The segment that keys press: the focused one, or the first when it is not there to be pressed.
    private var pressableIndex: Int? {
        if segments.indices.contains(focusedIndex), segments[focusedIndex].isEnabled { return focusedIndex }
        return enabledSegment(after: Self.noSegment, 1)
    }

    /// The segment that keys press in a momentary control.
    var segmentFocusShape: FocusShape? {
        guard isMomentary, let index = pressableIndex else { return nil }
        let frame = segments[index].frame.insetBy(dx: Self.pillInset, dy: Self.pillInset)
        return FocusShape(frame, radius: Self.pillRadius, in: self)
    }

    /// Presses the focused segment of a momentary control.
    func segmentPress(_ phase: UIPress.Phase) {
        guard !isTracking, let index = phase == .ended ? pressedIndex : pressableIndex else { return }
        press(phase == .began ? index : nil)
        guard phase == .ended, segments.indices.contains(index) else { return }
        storedIndex = index
        notifyOfChoice()
    }
}
