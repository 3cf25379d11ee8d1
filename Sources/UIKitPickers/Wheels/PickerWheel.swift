import CoreGraphics
import Foundation
import QuartzCore
@_spi(Subclassing) import UIKitCore

/// One turning wheel of a picker: rows on a cylinder that a finger spins and that stops on one of them.
///
/// The owner of the wheel supplies the views of its rows, which are used again as rows turn away. A tap on a row turns the
/// wheel to it; a mouse's wheel turns it row by row, a touchpad freely, the arrows up and down while it has the focus. All
/// movement follows the media clock.
final class PickerWheel: UIView, KeyOperated {
    /// The opacity of rows beside the middle, before they turn away.
    private static let sideAlpha: CGFloat = 0.55

    /// Makes or updates the view of a row.
    var makeRow: (_ row: Int, _ reusing: UIView?) -> UIView = { _, view in view ?? UIView() }
    /// Called when the wheel stopped after the user turned it.
    var onRest: (() -> Void)?

    private var scroll: WheelScroll
    /// The visible rows by their indexes.
    private var rowViews: [Int: WheelRowView] = [:]
    /// The indexes of the visible rows, from the top down, so that every run uses the same views for the same rows.
    private var visibleIndices: [Int] {
        // Hash order: sorted.
        rowViews.keys.sorted()
    }
    private var spareViews: [WheelRowView] = []
    private var pan: WheelPan?
    private var tap: UITapGestureRecognizer?
    /// Whether a finger that is down stopped the wheel.
    private var isHeld = false
    /// Whether the last touch stopped the wheel, and so is no tap.
    private var wasStopped = false
    private var isUserDriven = false
    private lazy var stepper = FrameStepper { [weak self] in self?.step() == true }

    /// Makes a wheel with a row in the middle.
    init(rows: WheelRows, rowHeight: CGFloat, selectedRow: Int) {
        scroll = WheelScroll(
            rows: rows, geometry: WheelGeometry(height: 0, rowHeight: rowHeight), place: selectedRow)
        super.init(frame: .zero)
        clipsToBounds = true
        let (pan, tap) = (WheelPan(of: self), UITapGestureRecognizer(target: self, action: PickerWheel.tapDidEnd))
        pan.addTarget(self, action: PickerWheel.panDidChange)
        addGestureRecognizer(pan)
        addGestureRecognizer(tap)
        (self.pan, self.tap) = (pan, tap)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("A PickerWheel is made by its picker, never from an archive.") }

    override var drawsContent: Bool { false }

    /// Returns the wheel for every touch in it, since touches on rows turn it.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event) == nil ? nil : self
    }

    // MARK: Rows

    var rowHeight: CGFloat { scroll.geometry.rowHeight }

    /// The row in the middle, or the one that the wheel is heading for; -1 when there are no rows.
    var selectedRow: Int { scroll.rows.isEmpty ? -1 : scroll.rows.row(atIndex: scroll.restingIndex) }

    /// True while the wheel is held, or turns because the user pushed it.
    var isUserTurned: Bool { isHeld || scroll.isDragging || isUserDriven }

    /// Turns the wheel to a row, the short way round; without callbacks. A wheel that is held stays in the finger's hands.
    func select(_ row: Int, animated: Bool) {
        guard !scroll.isDragging, !isHeld, row != selectedRow || (scroll.isRunning && !animated) else { return }
        let place = scroll.rows.index(of: row, near: scroll.nearestIndex)
        isUserDriven = false
        if animated, window != nil, ApplicationRuntime.current != nil {
            run(to: place)
        } else {
            scroll.jump(to: place)
            setNeedsLayout()
        }
    }

    /// Takes on other rows, as tall as before, and shows those in sight anew. The row in the middle stays as far as it exists.
    func reload(_ rows: WheelRows) {
        scroll.rows = rows
        putAway { !rows.contains(place: $0) }
        reloadRows()
        setNeedsLayout()
    }

    /// Has all visible rows made anew.
    func reloadRows() {
        for place in visibleIndices { rowViews[place].map { fill($0, at: place) } }
    }

    /// Takes rows out of sight; their views are free for others.
    private func putAway(where predicate: (Int) -> Bool) {
        for place in visibleIndices where predicate(place) {
            if let view = rowViews.removeValue(forKey: place) { spareViews.append(view) }
        }
    }

    /// The content view of a row in sight; of one that is there several times, because few rows repeat around the wheel,
    /// the topmost.
    func content(ofRow row: Int) -> UIView? {
        visibleIndices.first { scroll.rows.row(atIndex: $0) == row }.flatMap { rowViews[$0]?.content }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        scroll.geometry.height = bounds.height
        layOutRows()
    }

    /// Shows the rows that face the viewer at their positions on the cylinder.
    private func layOutRows() {
        let geometry = scroll.geometry
        let reach = geometry.visibleDistance
        let first = Int((scroll.position - reach).rounded(.up))
        let last = Int((scroll.position + reach).rounded(.down))
        putAway { $0 < first || $0 > last }
        for place in first...max(first, last) where scroll.rows.contains(place: place) {
            let distance = CGFloat(place) - scroll.position
            guard let placement = geometry.placement(at: distance) else { continue }
            let view = rowViews[place] ?? dequeueRow(for: place)
            view.isHidden = false
            let size = CGSize(width: bounds.width, height: geometry.rowHeight)
            if view.bounds.size != size { view.bounds.size = size }
            view.center = CGPoint(x: bounds.midX, y: placement.centerY)
            view.transform = CGAffineTransform(scaleX: 1, y: placement.foreshortening)
            // Fades with the light that a turned surface catches, and as it leaves the band.
            let nearness = max(0, 1 - distance.magnitude)
            view.alpha =
                placement.foreshortening * placement.foreshortening
                * (Self.sideAlpha + (1 - Self.sideAlpha) * nearness)
        }
        for view in spareViews { view.isHidden = true }
    }

    private func dequeueRow(for place: Int) -> WheelRowView {
        let view = spareViews.popLast() ?? WheelRowView(frame: .zero)
        rowViews[place] = view
        if view.superview == nil { addSubview(view) }
        fill(view, at: place)
        return view
    }

    private func fill(_ view: WheelRowView, at place: Int) {
        view.content = makeRow(scroll.rows.row(atIndex: place), view.content)
    }

    // MARK: Movement

    /// Turns by itself to an index; at once unseen.
    private func run(to place: Int, velocity: CGFloat = 0) {
        scroll.run(to: place, velocity: velocity, at: CACurrentMediaTime())
        goOn()
    }

    private func goOn() {
        scroll.isRunning ? stepper.start() : rest()
        setNeedsLayout()
    }

    /// Turns on to the time of a frame; false when the wheel turns no more.
    private func step() -> Bool {
        let hasArrived = scroll.advance(to: CACurrentMediaTime())
        UIView.performWithoutAnimation { layOutRows() }
        if !scroll.isRunning, hasArrived { rest() }
        return scroll.isRunning
    }

    private func stop() {
        scroll.stop()
        stepper.stop()
    }

    private func rest() {
        guard isUserDriven else { return }
        isUserDriven = false
        onRest?()
    }

    /// A wheel that leaves its window jumps to its target.
    override func windowDidChange() {
        super.windowDidChange()
        guard window == nil, scroll.isRunning else { return }
        let place = scroll.restingIndex
        stop()
        scroll.jump(to: place)
        goOn()
    }

    // MARK: Fingers

    /// A touch began: a turning wheel stops.
    func fingerDidComeDown() {
        guard !scroll.isDragging else { return }
        wasStopped = scroll.isRunning
        guard wasStopped else { return }
        isHeld = true
        stop()
    }

    /// The finger was lifted, or belongs to another recognizer: a wheel that it only stopped continues to a row.
    func fingerIsGone() {
        guard isHeld else { return }
        isHeld = false
        guard !scroll.isRunning, !scroll.isDragging else { return }
        isUserDriven = true
        run(to: scroll.nearestIndex)
    }

    private func panDidChange() {
        guard let pan, !pan.isDevice else { return }
        switch pan.state {
        case .began, .changed:
            if !scroll.isDragging { scroll.beginDrag() }
            scroll.drag(by: pan.translation(in: self).y)
            UIView.performWithoutAnimation { layOutRows() }
        case .ended, .cancelled:
            guard scroll.isDragging else { return }
            (isHeld, isUserDriven) = (false, true)
            scroll.endDrag(
                velocity: pan.state == .ended ? pan.velocity(in: self).y : 0, at: CACurrentMediaTime())
            goOn()
        default: break
        }
    }

    private func tapDidEnd() {
        guard let tap, !scroll.rows.isEmpty else { return }
        let distance = scroll.geometry.distance(at: tap.location(in: self).y)
        let place = scroll.rows.nearestIndex(to: scroll.position + distance)
        guard place != scroll.restingIndex else { return }
        isUserDriven = true
        run(to: place)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === tap { return !wasStopped }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Keys

    override var canBecomeFocused: Bool { !scroll.rows.isEmpty }

    /// The row in the middle.
    var focusShape: FocusShape {
        FocusShape(
            bounds.insetBy(dx: 0, dy: (bounds.height - rowHeight) / 2 - 1), radius: FocusRing.minimumRadius, in: self)
    }

    func keyboardStep(_ heading: UIFocusHeading) -> (() -> Void)? {
        guard heading == .up || heading == .down else { return nil }
        return { [self] in
            let place = scroll.restingIndex + (heading == .down ? 1 : -1)
            guard !scroll.isDragging, scroll.rows.contains(place: place) else { return }
            isUserDriven = true
            run(to: place)
        }
    }

    // MARK: Wheels and touchpads

    /// Whether there are rows left for a device that moves the content down by a distance.
    func canTurn(by distance: CGFloat) -> Bool {
        let (place, limits) = (CGFloat(scroll.restingIndex), scroll.rows.limits)
        return distance < 0 ? place < limits.upperBound : place > limits.lowerBound
    }

    /// Follows a device that moves the content down: a touchpad by the distance, a wheel by whole rows.
    func turn(by distance: CGFloat, isPrecise: Bool) {
        guard !scroll.isDragging, distance != 0 else { return }
        isUserDriven = true
        if isPrecise {
            stop()
            scroll.turn(by: -distance / rowHeight)
            UIView.performWithoutAnimation { layOutRows() }
        } else {
            let rows = max(1, (distance.magnitude / rowHeight).rounded(.down))
            run(to: scroll.restingIndex + Int(distance < 0 ? rows : -rows))
        }
    }

    /// The device rests: a touchpad may have left the wheel between two rows, and it turns to one.
    func deviceDidRest() {
        guard isUserDriven, !scroll.isRunning, !scroll.isDragging else { return }
        run(to: scroll.nearestIndex)
    }
}
