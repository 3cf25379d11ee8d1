import Foundation

/// An app's wish for one of some orientations, to be decided with the next frame.
struct GeometryRequest {
    let preferences: UIWindowScene.GeometryPreferences
    let errorHandler: ((any Error) -> Void)?

    /// The orientation to turn to; nil when the present one will do or the wish is refused, which the error handler is told.
    @MainActor func orientation(for decider: UIViewController?, current: UIInterfaceOrientation)
        -> UIInterfaceOrientation?
    {
        guard let wanted = (preferences as? UIWindowScene.GeometryPreferences.iOS)?.interfaceOrientations else {
            refuse(.geometryRequestUnsupported, "Scenes here take UIWindowScene.GeometryPreferences.iOS only.")
            return nil
        }
        guard !wanted.isEmpty else { return nil }
        let (name, supported) = allowance(of: decider)
        let common = wanted.intersection(supported)
        guard !common.isEmpty else {
            refuse(
                .geometryRequestDenied,
                "None of the requested orientations (\(wanted.rawValue)) is supported by \(name) and the application "
                    + "(\(supported.rawValue)).")
            return nil
        }
        let chosen = OrientationDecision.preferred(in: common, current: current)
        return chosen == current ? nil : chosen
    }

    /// What a deciding controller and the app support; nothing else than it is while the controller locks it.
    @MainActor private func allowance(of decider: UIViewController?) -> (String, UIInterfaceOrientationMask) {
        guard let decider else { return ("the window", .all) }
        let name = ObjectNames.label(of: decider)
        guard decider.shouldAutorotate else { return (name + ", whose shouldAutorotate is false,", []) }
        return (name, OrientationDecision.allowed(by: decider, window: decider.viewIfLoaded?.window))
    }

    private func refuse(_ code: UISceneError.Code, _ sentence: String) { errorHandler?(UISceneError(code, sentence)) }
}
