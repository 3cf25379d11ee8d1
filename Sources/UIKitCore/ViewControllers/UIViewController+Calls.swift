import Foundation
import HostInterface
import UIFoundation

/// All calls of overridable callbacks are made here, so that the trace records each once.
extension UIViewController {
    func trace(_ call: String) {
        guard let trace = ApplicationRuntime.current?.trace, trace.isOn(.controller) else { return }
        trace.write(.controller, ["object": trace.name(of: self), "call": .string(call)])
    }

    func trace(_ call: String, _ animated: Bool) {
        guard let trace = ApplicationRuntime.current?.trace, trace.isOn(.controller) else { return }
        trace.write(
            .controller, ["object": trace.name(of: self), "call": .string(call), "animated": .bool(animated)])
    }

    private func trace(_ call: String, _ key: String, _ value: @autoclosure () -> Trace.Value) {
        guard let trace = ApplicationRuntime.current?.trace, trace.isOn(.controller) else { return }
        trace.write(
            .controller,
            KeyValuePairs(
                dictionaryLiteral: ("object", trace.name(of: self)), ("call", .string(call)), (key, value())))
    }

    package func sendWillMove(to parent: UIViewController?) {
        trace("willMove", "parent", ApplicationRuntime.current?.trace.name(of: parent) ?? .null)
        containmentStep = parent == nil ? .leaving : .joining
        willMove(toParent: parent)
    }

    package func sendDidMove(to parent: UIViewController?) {
        trace("didMove", "parent", ApplicationRuntime.current?.trace.name(of: parent) ?? .null)
        containmentStep = .none
        didMove(toParent: parent)
    }

    func willLayOut() {
        // A container that forwards by itself has begun the child's appearance, and has set the view's frame by the first layout.
        if appearance.state == .appearing, forwardsAppearanceItself { sendIsAppearing() }
        trace("viewWillLayoutSubviews")
        viewWillLayoutSubviews()
    }

    func didLayOut() {
        trace("viewDidLayoutSubviews")
        viewDidLayoutSubviews()
    }

    func safeAreaDidChange() {
        trace("viewSafeAreaInsetsDidChange")
        viewSafeAreaInsetsDidChange()
    }

    func layoutMarginsDidChange() {
        trace("viewLayoutMarginsDidChange")
        viewLayoutMarginsDidChange()
    }

    func sendViewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        trace("viewWillTransition", "size", .size(size))
        usesOlderCallbacks = false
        viewWillTransition(to: size, with: coordinator)
    }

    func sendWillTransition(
        to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        trace("willTransition")
        willTransition(to: traits, with: coordinator)
    }

    func sendWillRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        trace("willRotate", "orientation", .string("\(orientation)"))
        willRotate(to: orientation, duration: duration)
    }

    func sendWillAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        trace("willAnimateRotation", "orientation", .string("\(orientation)"))
        willAnimateRotation(to: orientation, duration: duration)
    }

    func sendDidRotate(from orientation: UIInterfaceOrientation) {
        trace("didRotate", "orientation", .string("\(orientation)"))
        didRotate(from: orientation)
    }

    func sendMemoryWarning() {
        trace("didReceiveMemoryWarning")
        didReceiveMemoryWarning()
    }

    func sendEncodeRestorableState(with coder: NSCoder) {
        trace("encodeRestorableState")
        encodeRestorableState(with: coder)
    }

    func sendDecodeRestorableState(with coder: NSCoder) {
        trace("decodeRestorableState")
        decodeRestorableState(with: coder)
    }

    func sendFinishedRestoringState() {
        trace("applicationFinishedRestoringState")
        applicationFinishedRestoringState()
    }

    func sendUnload(_ release: () -> Void) {
        trace("viewWillUnload")
        viewWillUnload()
        release()
        trace("viewDidUnload")
        viewDidUnload()
    }
}
