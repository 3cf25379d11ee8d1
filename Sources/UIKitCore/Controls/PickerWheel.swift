import CoreGraphics
import Foundation
import QuartzCore

/// One turning wheel of a picker: rows on a cylinder that a finger spins and that comes to rest on one of them.
///
/// Whoever makes the wheel supplies the rows' views, which are used again as rows go round. A tap on a row sends the wheel there.
/// All movement follows the media clock.
final class PickerWheel: UIView {
    /// How far a finger may move and still tap, in points.
    private static let tapSlop: CGFloat = 10

    /// Makes, or brings up to date, the view of a row.
    var makeRow: (_ row: Int, _ reusing: UIView?) -> UIView = { _, view in view ?? UIView() }
    /// Called when the wheel came to rest after the user turned it.
    var onRest: (() -> Void)?

    private var scroll: WheelScroll
    /// The views of visible rows by their places.
    private var rowViews: [Int: UIView] = [:]
    private var spareViews: [UIView] = []
    private var touch: (object: UITouch, startY: CGFloat, isTap: Bool)?
    private var isUserDriven = false
    private var pendingStep: DeadlineQueue.Deadline?

    /// Makes a wheel with a row in the middle.
    init(rows: WheelRows, rowHeight: CGFloat, selectedRow: Int) {
        scroll = WheelScroll(
            rows: rows, geometry: WheelGeometry(height: 0, rowHeight: rowHeight), place: selectedRow)
        super.init(frame: .zero)
        clipsToBounds = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("A PickerWheel is made by its picker, never from an archive.") }

    package override var drawsContent: Bool { false }

    // MARK: Selection

    /// The row in the middle, or the one that the wheel is heading for.
    var selectedRow: Int { scroll.rows.row(atPlace: scroll.restingPlace) }

    /// True while the wheel is held, or turns because the user pushed it.
    var isUserTurned: Bool { scroll.isDragging || isUserDriven }

    /// Turns the wheel to a row, the short way round; nobody is told. A wheel that is held stays in the finger's hands.
    func select(_ row: Int, animated: Bool) {
        guard !scroll.isDragging, row != selectedRow || (scroll.isRunning && !animated) else { return }
        let place = scroll.rows.place(of: row, near: scroll.nearestPlace)
        isUserDriven = false
        if animated, window != nil, ApplicationRuntime.current != nil {
            run(to: place)
        } else {
            scroll.jump(to: place)
            setNeedsLayout()
        }
    }

    /// Has all visible rows made anew.
    func reloadRows() {
        for (place, view) in rowViews { show(place, reusing: view) }
    }

    // MARK: Placing

    override func layoutSubviews() {
        super.layoutSubviews()
        scroll.geometry.height = bounds.height
        placeRows()
    }

    /// Shows the rows that face the viewer at their places on the cylinder.
    private func placeRows() {
        let geometry = scroll.geometry
        let reach = geometry.visibleDistance
        let first = Int((scroll.position - reach).rounded(.up))
        let last = Int((scroll.position + reach).rounded(.down))
        for (place, view) in rowViews where place < first || place > last {
            rowViews[place] = nil
            spareViews.append(view)
        }
        for place in first...max(first, last) where scroll.rows.contains(place: place) {
            let distance = CGFloat(place) - scroll.position
            guard let placement = geometry.placement(at: distance) else { continue }
            if rowViews[place] == nil { show(place, reusing: spareViews.popLast()) }
            guard let view = rowViews[place] else { continue }
            view.isHidden = false
            let size = CGSize(width: bounds.width, height: geometry.rowHeight)
            if view.bounds.size != size { view.bounds.size = size }
            view.center = CGPoint(x: bounds.midX, y: placement.centerY)
            view.transform = CGAffineTransform(scaleX: 1, y: placement.foreshortening)
            // Fades with the light that a turned surface catches.
            view.alpha = placement.foreshortening * placement.foreshortening
        }
        for view in spareViews { view.isHidden = true }
    }

    private func show(_ place: Int, reusing view: UIView?) {
        let made = makeRow(scroll.rows.row(atPlace: place), view)
        rowViews[place] = made
        guard made !== view else { return }
        view?.removeFromSuperview()
        made.isUserInteractionEnabled = false
        addSubview(made)
        setNeedsLayout()
    }

    // MARK: Movement

    private func run(to place: Int) {
        scroll.run(to: place, at: CACurrentMediaTime())
        scroll.isRunning ? stepNextFrame() : rest()
    }

    private func stepNextFrame() {
        guard pendingStep == nil, let runtime = ApplicationRuntime.current else { return }
        pendingStep = runtime.deadlines.schedule(at: runtime.now) { [weak self] in self?.step() }
    }

    private func step() {
        pendingStep = nil
        let hasArrived = scroll.advance(to: CACurrentMediaTime())
        UIView.performWithoutAnimation { placeRows() }
        if scroll.isRunning {
            stepNextFrame()
        } else if hasArrived {
            rest()
        }
    }

    private func rest() {
        guard isUserDriven else { return }
        isUserDriven = false
        onRest?()
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard touch == nil, let first = touches.first else { return }
        let y = first.location(in: self).y
        // A finger on a turning wheel stops it, and is no tap.
        touch = (first, y, !scroll.isRunning)
        pendingStep?.cancel()
        pendingStep = nil
        scroll.beginDrag(y: y, at: first.timestamp)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch.object) else { return }
        let y = touch.object.location(in: self).y
        if (y - touch.startY).magnitude > Self.tapSlop { self.touch?.isTap = false }
        scroll.drag(y: y, at: touch.object.timestamp)
        placeRows()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch.object) else { return }
        self.touch = nil
        isUserDriven = true
        if touch.isTap {
            let tapped = scroll.position + scroll.geometry.distance(at: touch.object.location(in: self).y)
            scroll.endDrag(at: touch.object.timestamp)
            run(to: Int(tapped.rounded()))
        } else {
            scroll.endDrag(at: touch.object.timestamp)
            scroll.isRunning ? stepNextFrame() : rest()
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch.object) else { return }
        self.touch = nil
        isUserDriven = true
        run(to: scroll.nearestPlace)
    }
}
