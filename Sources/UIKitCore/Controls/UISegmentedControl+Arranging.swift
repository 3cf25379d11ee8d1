import CoreGraphics
import Foundation
import UIFoundation

/// The list of segments, their look by the choice, and their frames.
extension UISegmentedControl {
    func insert(at index: Int, animated: Bool, _ fill: (SegmentView) -> Void) {
        let index = max(0, min(segments.count, index))
        let segment = SegmentView()
        segment.attributes = titleAttributes
        fill(segment)
        segments.insert(segment, at: index)
        addSubview(segment)
        if storedIndex >= index { storedIndex += 1 }
        segment.alpha = 0
        arrange(animated: animated) { segment.alpha = 1 }
    }

    func arrange(animated: Bool, _ also: @escaping () -> Void) {
        while separators.count > max(0, segments.count - 1) { separators.removeLast().removeFromSuperview() }
        while separators.count < segments.count - 1 {
            let separator = UIImageView(frame: .zero)
            separator.isUserInteractionEnabled = false
            insertSubview(separator, at: 0)
            separators.append(separator)
        }
        stackSeparators()
        invalidateIntrinsicContentSize()
        change(animated: animated, duration: Self.moveDuration) { [self] in
            also()
            showSelection()
            layOut()
        }
        setNeedsLayout()
    }

    func segment(at index: Int) -> SegmentView {
        guard segments.indices.contains(index) else {
            fatalError(
                "\(self) has no segment \(index) but \(segments.count) of them. Insert the segment first."
            )
        }
        return segments[index]
    }

    func changeContent(of index: Int, _ change: (SegmentView) -> Void) {
        change(segment(at: index))
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Look

    /// The app's pictures for the present height of bars.
    private var shownImages: SegmentImages? {
        traitCollection.verticalSizeClass == .compact ? images[.compact] ?? images[.default] : images[.default]
    }

    private var hasBackground: Bool { shownImages?.backgrounds.value(for: .normal) != nil }

    func imagesDidChange() {
        fillBackground(hasBackground ? nil : .tertiarySystemFill)
        stackSeparators()
        showSelection()
        setNeedsLayout()
    }

    /// Lines lie behind the pill, pictures in front of the segments' backgrounds.
    private func stackSeparators() {
        let inFront = shownImages?.dividers.isEmpty == false
        for separator in separators { inFront ? bringSubviewToFront(separator) : sendSubviewToBack(separator) }
    }

    /// The segment below the pill, which a momentary control shows only while it is pressed.
    var shownIndex: Int { isMomentary ? pressedIndex ?? Self.noSegment : storedIndex }

    func showSelection() {
        let shown = shownIndex
        for (index, segment) in segments.enumerated() {
            segment.isSelected = index == shown
            segment.isPressed = index == pressedIndex
            segment.background = shownImages?.backgrounds.value(for: segment.state)
        }
        pill.alpha = segments.indices.contains(shown) && !hasBackground ? 1 : 0
        for (index, separator) in separators.enumerated() {
            let (left, right) = runsRightToLeft ? (index + 1, index) : (index, index + 1)
            separator.image = shownImages?.dividers.value(left: segments[left].state, right: segments[right].state)
            let isLine = separator.image == nil && !hasBackground
            separator.backgroundColor = isLine ? .separator : nil
            separator.alpha = isLine && (index == shown || index + 1 == shown) ? 0 : 1
        }
    }

    // MARK: Layout

    var widths: SegmentWidths {
        SegmentWidths(
            fixed: segments.map(\.width), fitting: segments.map(\.fittingWidth),
            isByContent: apportionsSegmentWidthsByContent)
    }

    func layOut() {
        guard !segments.isEmpty else { return }
        let ends = widths.ends(in: bounds.width, pixelScale: contentScaleFactor)
        for (index, segment) in segments.enumerated() {
            let start = index == 0 ? 0 : ends[index - 1]
            let x = runsRightToLeft ? bounds.width - ends[index] : start
            segment.frame = CGRect(x: x, y: 0, width: ends[index] - start, height: bounds.height)
            segment.adjustment = shownImages?.offset(at: index, of: segments.count) ?? .zero
            segment.spreadBackground(over: bounds)
        }
        let line = 1 / contentScaleFactor
        for (index, separator) in separators.enumerated() {
            let x = runsRightToLeft ? bounds.width - ends[index] : ends[index]
            if let image = separator.image {
                separator.frame = CGRect(
                    x: (x - image.size.width / 2).roundedToPixels(contentScaleFactor), y: 0, width: image.size.width,
                    height: bounds.height)
            } else {
                separator.frame = CGRect(
                    x: x - line, y: Self.separatorInset, width: line,
                    height: max(0, bounds.height - 2 * Self.separatorInset))
            }
        }
        guard segments.indices.contains(shownIndex) else { return }
        let area = segments[shownIndex].frame.insetBy(dx: Self.pillInset, dy: Self.pillInset)
        pill.bounds.size = CGSize(width: max(0, area.width), height: max(0, area.height))
        pill.center = CGPoint(x: area.midX, y: area.midY)
        let isPressed = dragsPill && pressedIndex != nil
        pill.transform = isPressed ? CGAffineTransform(scaleX: Self.pressedScale, y: Self.pressedScale) : .identity
    }

    // MARK: Pressing

    func index(below touch: UITouch) -> Int? {
        let point = touch.location(in: self)
        return segments.indices.first { segments[$0].isEnabled && segments[$0].frame.contains(point) }
    }

    /// The segment nearest to a finger that drags the pill.
    func index(beside touch: UITouch) -> Int? {
        let x = max(0, min(bounds.width - 0.001, touch.location(in: self).x))
        return segments.indices.first {
            segments[$0].isEnabled && segments[$0].frame.minX <= x && x < segments[$0].frame.maxX
        }
    }

    func press(_ index: Int?) {
        pressedIndex = index
        guard window != nil, pill.alpha > 0 || isMomentary else {
            showSelection()
            return layOut()
        }
        UIView.animate(
            withDuration: Self.moveDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) { [self] in
            showSelection()
            layOut()
        }
    }
}
