import CoreGraphics
import CoreText
import Foundation
import UIKitCore

/// Selection by touches.
extension TextInteraction {
    /// The distance, in points, that a mouse drag may leave the visible text and still change the selection, which scrolls the
    /// text.
    private static let scrollReach: CGFloat = 30
    /// Seconds between two scrolling steps.
    private static let scrollInterval = 0.1

    /// Begins a drag. While the view is edited, a mouse moves the caret at once, a finger when it is lifted. The second tap of a
    /// series selects a word, the third a paragraph or all text.
    func beginDrag(_ touch: UITouch, with event: UIEvent?) {
        setDrag(nil)
        cancelMenuOpening()
        (selectsByFinger, wasMenuClosed, lastTouch) = (!touch.isPointer, closesMenu, touch)
        guard view.isEditing else { return }
        if !touch.isPointer, touch.tapCount <= 1, event?.modifierFlags.contains(.shift) != true,
            grab(at: start(of: touch))
        {
            return
        }
        let (position, isByMouse) = (position(at: start(of: touch)), touch.isPointer)
        switch touch.tapCount {
        case 3 where view.hasParagraphs:
            let paragraph = editing.paragraphRange(at: position.index)
            setDrag(TextDrag(unit: .paragraph, origin: paragraph, isByMouse: isByMouse))
        case 3...: setDrag(TextDrag(unit: .all, origin: 0..<editing.length, isByMouse: isByMouse))
        case 2:
            let word = word(at: start(of: touch), near: position, skipsSpaces: !isByMouse)
            setDrag(TextDrag(unit: .word, origin: word, isByMouse: isByMouse))
        default:
            let extends = event?.modifierFlags.contains(.shift) == true
            // A press on the selection may drag it; the caret moves when the button is released.
            if isByMouse, !extends, dragging?.mayLift(at: start(of: touch)) == true {
                return setDrag(TextDrag(unit: .press, origin: position.index..<position.index, isByMouse: true))
            }
            let origin = extends ? editing.selection.anchor : position.index
            setDrag(TextDrag(unit: .character, origin: origin..<origin, isByMouse: isByMouse))
            guard isByMouse || extends else { return }
        }
        select(to: start(of: touch))
    }

    /// The point at which a touch began. A scroll view that delays touches may deliver the beginning later, after the touch has
    /// moved.
    func start(of touch: UITouch) -> CGPoint {
        guard let window = host.window else { return touch.location(in: host) }
        return host.convert(window.convertFromCanvas(touch.startLocation), from: nil)
    }

    func continueDrag(_ touch: UITouch) {
        guard view.isEditing, let drag, drag.unit != .press else { return }
        let position = position(at: touch.location(in: host))
        if drag.unit == .character, !drag.isByMouse {
            // A finger moves the caret in a view that does not scroll.
            guard !view.hasParagraphs else { return }
            select(TextSelection(at: position.index, isUpstream: position.isUpstream))
            if touch.tapCount == 0 { showLoupe() }
        } else {
            selectAndScroll(to: touch)
        }
    }

    /// Extends the selection to a touch, and repeats that on a timer while the touch is beyond the visible text.
    private func selectAndScroll(to touch: UITouch) {
        let (room, point) = (view.editedRoom, touch.location(in: host))
        let reach = room.minX - Self.scrollReach...room.maxX + Self.scrollReach
        let aimed = CGPoint(x: point.x + grip.dx, y: point.y + grip.dy)
        var isBeside = point.x < room.minX || point.x > room.maxX
        var aim = CGPoint(x: aimed.x.clamped(to: reach), y: aimed.y)
        if view.hasParagraphs {
            aim.y = aimed.y.clamped(to: room.minY - Self.scrollReach...max(room.minY, room.maxY) + Self.scrollReach)
            isBeside = point.y < room.minY || point.y > room.maxY
        }
        let former = editing.selection
        select(to: aim)
        if drag?.unit == .caret, touch.tapCount == 0 { showLoupe() }
        scrolling?.cancel()
        guard isBeside, editing.selection != former, let clock = AppClock.current else { return }
        scrolling = clock.deadlines.schedule(at: clock.now + Self.scrollInterval) { [weak self, weak touch] in
            guard let self, let touch, view.isEditing, drag != nil else { return }
            view.performByUser { selectAndScroll(to: touch) }
        }
    }

    func endDrag(_ touch: UITouch?) {
        defer { setDrag(nil) }
        if let touch, drag?.unit == .press { return select(to: touch.location(in: host)) }
        if drag != nil, touch != nil { offerSelection() }
        if let drag, !drag.isByMouse, drag.unit != .character, drag.unit != .caret, touch?.tapCount == 0 { openMenu() }
        guard let touch, touch.tapCount > 0, host.bounds.contains(touch.location(in: host)) else { return }
        let position = position(at: touch.location(in: host))
        if view.isEditing, !touch.isPointer, answersTap(touch, at: position) { return }
        let selection = caret(at: position, isByFinger: !touch.isPointer)
        if !view.isEditing {
            chosenSelection = selection
            view.becomeFirstResponder()
        } else if drag?.unit == .character, !touch.isPointer, drag?.origin.lowerBound == position.index {
            select(selection)
        }
    }

    /// Has a mouse whose press was on the selection select from a point on, because there is no text to drag. A finger opens the
    /// menu.
    func actInsteadOfDragging(from point: CGPoint) {
        guard let drag, drag.unit == .press else { return openMenu() }
        let position = position(at: point)
        setDrag(TextDrag(unit: .character, origin: position.index..<position.index, isByMouse: true))
        select(to: point)
    }

    /// Opens the menu for a tap on the caret, on the selection, or on a word that the taps have selected. Returns false for other
    /// taps, which move the caret.
    private func answersTap(_ touch: UITouch, at position: TextPosition) -> Bool {
        guard let drag else { return false }
        let point = touch.location(in: host)
        let isOnSelection: Bool
        switch drag.unit {
        case .word, .paragraph, .all:
            openMenuSoon()
            return true
        case .press: return false
        case .end: isOnSelection = true
        case .caret, .character:
            guard touch.tapCount == 1 else { return false }
            isOnSelection =
                editing.selection.isEmpty
                ? caret(at: position, isByFinger: true).head == editing.selection.head && view.allowsEditing
                : isSelected(position, at: point)
        }
        if isOnSelection, !wasMenuClosed { openMenuSoon() }
        if !isOnSelection, drag.unit == .caret { select(caret(at: position, isByFinger: true)) }
        return isOnSelection || drag.unit == .caret
    }

    /// The caret for a tap. A finger's tap chooses the nearer end of a word.
    private func caret(at position: TextPosition, isByFinger: Bool) -> TextSelection {
        let caret = TextSelection(at: position.index, isUpstream: position.isUpstream)
        guard isByFinger else { return caret }
        let word = editing.wordRange(at: position.index)
        guard word.lowerBound < position.index, position.index < word.upperBound else { return caret }
        let isLater = position.index - word.lowerBound > word.upperBound - position.index
        return isLater ? TextSelection(at: word.upperBound, isUpstream: true) : TextSelection(at: word.lowerBound)
    }

    private func select(to point: CGPoint) {
        guard let drag else { return }
        let position = position(at: point)
        select(drag.selection(at: position, over: character(at: point, near: position), in: editing))
    }

    /// Whether a pan recognizer may not begin because its touch selects text, or drags the caret or a handle.
    func keepsDrag(from recognizer: UIGestureRecognizer) -> Bool {
        if isHeld(by: recognizer) { return true }
        guard view.isEditing || view.hasParagraphs, recognizer.view !== host || view.hasParagraphs,
            recognizer is UIPanGestureRecognizer
        else { return false }
        if recognizer.view === host, let drag, drag.unit != .character { return true }
        return recognizer.touches.contains { $0.isPointer && $0.type == .direct && $0.view === host }
    }

    /// Begins editing and, unless the point is inside the selection, moves the caret to it. Returns false if no menu may open.
    func prepareMenu(at location: CGPoint) -> Bool {
        // A resting mouse button selects text.
        selectsByFinger = false
        guard drag?.isByMouse != true, view.becomeFirstResponder() else { return false }
        let position = position(at: location)
        let selected = editing.selection.range
        let isInside =
            character(at: location, near: position).map(selected.contains)
            ?? (!selected.isEmpty && (selected.lowerBound...selected.upperBound).contains(position.index))
        if !isInside { select(TextSelection(at: position.index, isUpstream: position.isUpstream)) }
        return true
    }
}
