import CoreGraphics
import Foundation
import HostInterface
import QuartzCore
import UIFoundation

/// Keeps the window's shape, the device's orientation, the interface's orientation and the canvas in agreement.
///
/// The shape S is that of the host's window. A change between portrait and landscape counts as a rotation of the device, and the
/// deciding controller is asked whether the interface follows. If it does, the canvas C becomes S with the full rotation
/// sequence; if not, C stays and is shown letterboxed. Other size changes just make C follow S.
final class CanvasOrientation {
    /// The duration in seconds of a rotation by command; half a turn takes twice as long.
    static let phoneDuration = 0.3
    static let padDuration = 0.4

    /// The duration in seconds of a quarter turn by command on this device.
    static var turnDuration: Double { UIDevice.current.userInterfaceIdiom == .pad ? padDuration : phoneDuration }

    private unowned let runtime: ApplicationRuntime
    private(set) var windowSize: CGSize
    private(set) var scale: CGFloat
    private var shape: WindowShape
    /// The last landscape orientation of the device, used for the next one.
    private var lastLandscape = UIDeviceOrientation.landscapeLeft
    private var pendingSize: CGSize?
    /// A size that was requested from the host; its answer is not a rotation by the user.
    private var requestedSize: CGSize?
    private var needsDecision = false
    private var geometryRequest: GeometryRequest?
    private var isDecisionAllowed = false
    private var runningSequence: RotationSequence?

    init(runtime: ApplicationRuntime, size: CGSize, scale: CGFloat) {
        self.runtime = runtime
        self.scale = scale
        windowSize = size
        // The app builds its interface in portrait; the first decision follows the launch.
        shape = .portrait
    }

    /// The canvas of a portrait interface in a window of a size.
    static func launchCanvas(for size: CGSize) -> CGSize {
        LaunchLimits.canvas(for: size.width > size.height ? CGSize(width: size.height, height: size.width) : size)
    }

    private var interface: UIInterfaceOrientation { runtime.scene.interfaceOrientation }
    private var canvas: CGSize { runtime.screen.bounds.size }

    /// The host's window and the canvas in it: scaled down uniformly and centred if their sizes differ.
    var surface: RenderFrame.Surface {
        let factor = min(1, windowSize.width / canvas.width, windowSize.height / canvas.height)
        let origin = CGPoint(
            x: (windowSize.width - canvas.width * factor) / 2, y: (windowSize.height - canvas.height * factor) / 2)
        return RenderFrame.Surface(
            size: windowSize, scale: scale, canvasSize: canvas, canvasOrigin: origin, canvasScale: factor)
    }

    /// Converts a point of the window to a canvas point; in the black bars it lies outside the canvas.
    func canvasPoint(_ point: CGPoint) -> CGPoint {
        // If the canvas fills the window, points are the same.
        guard windowSize != canvas else { return point }
        let surface = surface
        return CGPoint(
            x: (point.x - surface.canvasOrigin.x) / surface.canvasScale,
            y: (point.y - surface.canvasOrigin.y) / surface.canvasScale)
    }

    /// Converts a rectangle of the canvas to points of the host's window.
    func windowRect(_ rect: CGRect) -> CGRect {
        let surface = surface
        let scale = surface.canvasScale
        return CGRect(
            x: rect.minX * scale + surface.canvasOrigin.x, y: rect.minY * scale + surface.canvasOrigin.y,
            width: rect.width * scale, height: rect.height * scale)
    }

    /// Converts a vector in the window to one on the canvas.
    func canvasVector(_ vector: CGVector) -> CGVector {
        let scale = surface.canvasScale
        return CGVector(dx: vector.dx / scale, dy: vector.dy / scale)
    }

    func isInCanvas(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: canvas).contains(point) }

    // MARK: Input

    /// Stores a new size of the host's window, which is applied with the next frame, one per frame.
    func windowDidResize(to size: CGSize) {
        // A minimised window reports no usable size.
        guard size.width >= 1, size.height >= 1 else { return }
        pendingSize = size
        runtime.setNeedsFrame()
    }

    /// Applies a new number of pixels per point of the display.
    func displayDidChange(scale: CGFloat) {
        guard scale > 0, scale != self.scale else { return }
        self.scale = scale
        runtime.screen.scale = scale
        runtime.updateTraits()
        runtime.setNeedsFrame()
    }

    /// Rotates the device by a quarter, as by the user.
    func turnDevice(_ direction: HostEvent.RotationDirection) {
        let order: [UIDeviceOrientation] = [.portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight]
        let now = order.firstIndex(of: runtime.device.orientation) ?? 0
        let next = order[(now + (direction == .left ? 1 : 3)) % 4]
        noteDevice(next)
        guard let wanted = UIInterfaceOrientation(next), wanted != interface, decide(wanted) else { return }
        turn(to: wanted)
    }

    /// Requests a decision with the next frame, because the supported orientations may have changed.
    func setNeedsDecision() {
        needsDecision = true
        runtime.setNeedsFrame()
    }

    /// Stores the app's request for another orientation, which is decided with the next frame.
    func request(_ request: GeometryRequest) {
        geometryRequest = request
        runtime.setNeedsFrame()
    }

    /// Decides about the orientation now and without animation, because another controller decides.
    func decideNow() {
        guard isDecisionAllowed else { return }
        needsDecision = false
        decideAgain(animated: false)
    }

    /// Applies the preferred orientation of a controller that is presented over the whole window.
    func decide(for presented: UIViewController) {
        guard isDecisionAllowed else { return }
        let supported = OrientationDecision.allowed(by: presented, window: runtime.scene.keyWindow)
        let preferred = presented.preferredInterfaceOrientationForPresentation
        guard presented.supportedInterfaceOrientations.contains(preferred.mask) else {
            fatalError(
                "\(UIApplication.invalidInterfaceOrientationException): preferredInterfaceOrientationForPresentation of "
                    + "\(ObjectNames.label(of: presented)) is \(preferred), which is not among its "
                    + "supportedInterfaceOrientations. Return one of those.")
        }
        if preferred != interface, supported.contains(preferred.mask) { turn(to: preferred, animated: false) }
    }

    /// Called after the launch: from now on the interface follows the window.
    func allowDecisions() {
        isDecisionAllowed = true
        pendingSize = pendingSize ?? windowSize
        needsDecision = true
        applyPendingChanges()
    }

    /// Applies the newest size and a requested decision, at the start of a frame.
    func applyPendingChanges() {
        guard isDecisionAllowed else { return }
        if let size = pendingSize {
            pendingSize = nil
            apply(size)
        }
        if needsDecision {
            needsDecision = false
            runtime.updateStatusBar()
            decideAgain()
        }
        if let request = geometryRequest {
            geometryRequest = nil
            if let wanted = request.orientation(after: decision(about: interface)), decide(wanted) { turn(to: wanted) }
        }
    }

    // MARK: Rules

    private func apply(_ size: CGSize) {
        windowSize = size
        let answersRequest = requestedSize != nil
        requestedSize = nil
        let newShape = WindowShape(size, keeping: shape)
        if answersRequest {
            shape = newShape
            if newShape == WindowShape(interface) { fit() }
            return
        }
        if newShape != shape {
            shape = newShape
            let device: UIDeviceOrientation = newShape == .portrait ? .portrait : lastLandscape
            noteDevice(device)
            guard let wanted = UIInterfaceOrientation(device) else { return }
            if WindowShape(interface) == newShape { return fit() }
            if decide(wanted) { rotate(to: wanted, canvas: LaunchLimits.canvas(for: size), duration: 0) }
        } else if newShape == WindowShape(interface) {
            fit()
        }
    }

    /// Makes the canvas follow the window without a rotation.
    private func fit() {
        let size = LaunchLimits.canvas(for: windowSize)
        if size != canvas { rotate(to: interface, canvas: size, duration: 0) }
    }

    private func decideAgain(animated: Bool = true) {
        guard let decider = runtime.decidingController, decider.shouldAutorotate else { return }
        let mask = OrientationDecision.allowed(by: decider, window: decider.viewIfLoaded?.window)
        if !mask.contains(interface.mask) {
            let device = UIInterfaceOrientation(runtime.device.orientation)
            let wanted = device.flatMap { mask.contains($0.mask) ? $0 : nil }
            turn(to: wanted ?? OrientationDecision.preferred(in: mask, current: interface), animated: animated)
        } else if WindowShape(interface) != shape {
            // In a letterboxed canvas: the present shape may be allowed by now.
            let device: UIDeviceOrientation = shape == .portrait ? .portrait : lastLandscape
            if let wanted = UIInterfaceOrientation(device), mask.contains(wanted.mask), decide(wanted) {
                rotate(to: wanted, canvas: LaunchLimits.canvas(for: windowSize), duration: 0)
            }
        }
    }

    /// Rotates the interface and requests the matching shape from the window.
    private func turn(to orientation: UIInterfaceOrientation, animated: Bool = true) {
        let isSideways = WindowShape(orientation) != WindowShape(interface)
        var size = canvas
        if isSideways {
            size = CGSize(width: canvas.height, height: canvas.width)
            if WindowShape(orientation) == WindowShape(windowSize, keeping: shape) {
                size = LaunchLimits.canvas(for: windowSize)
            } else {
                requestedSize = size
                if runtime.host?.requestWindowSize(size) != true { requestedSize = nil }
            }
        }
        let base = Self.turnDuration
        rotate(to: orientation, canvas: size, duration: animated ? (isSideways ? base : base * 2) : 0)
    }

    private func noteDevice(_ orientation: UIDeviceOrientation) {
        if orientation.isLandscape { lastLandscape = orientation }
        runtime.device.turn(to: orientation)
    }

    private func decision(about orientation: UIInterfaceOrientation) -> OrientationDecision {
        let decider = runtime.decidingController
        return OrientationDecision(orientation, decider: decider, window: decider?.viewIfLoaded?.window)
    }

    private func decide(_ orientation: UIInterfaceOrientation) -> Bool {
        let decision = decision(about: orientation)
        runtime.trace(decision, from: interface, isLetterboxed: !decision.isAccepted && WindowShape(interface) != shape)
        return decision.isAccepted
    }

    private func rotate(to orientation: UIInterfaceOrientation, canvas: CGSize, duration: Double) {
        runningSequence?.finishImmediately()
        let sequence = RotationSequence(
            runtime: runtime, from: interface, to: orientation, canvas: canvas, duration: duration)
        runningSequence = sequence
        sequence.run { [weak self] in
            if self?.runningSequence === sequence { self?.runningSequence = nil }
        }
    }
}
