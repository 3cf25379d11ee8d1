import Foundation

/// An app's request for one of some orientations, decided with the next frame.
struct GeometryRequest {
    let preferences: UIWindowScene.GeometryPreferences
    let errorHandler: ((any Error) -> Void)?

    /// The orientation to rotate to, after a decision about the present one; nil when that suffices or the request is refused.
    ///
    /// A refusal is reported to the error handler.
    @MainActor func orientation(after decision: OrientationDecision) -> UIInterfaceOrientation? {
        guard let wanted = (preferences as? UIWindowScene.GeometryPreferences.iOS)?.interfaceOrientations else {
            refuse(.geometryRequestUnsupported, "Scenes here take UIWindowScene.GeometryPreferences.iOS only.")
            return nil
        }
        guard !wanted.isEmpty else { return nil }
        // A decider without a mask allows all orientations, or only the present one.
        let supported = decision.mask ?? (decision.isAccepted ? .all : [])
        let common = wanted.intersection(supported)
        guard !common.isEmpty else {
            let name = decision.decider.map { ObjectNames.label(of: $0) } ?? "the window"
            let isLocked = decision.mask == nil
            refuse(
                .geometryRequestDenied,
                "None of the requested orientations (\(wanted.rawValue)) is supported by \(name)"
                    + (isLocked
                        ? ", whose shouldAutorotate is false." : " and the application (\(supported.rawValue))."))
            return nil
        }
        let chosen = OrientationDecision.preferred(in: common, current: decision.orientation)
        return chosen == decision.orientation ? nil : chosen
    }

    private func refuse(_ code: UISceneError.Code, _ sentence: String) { errorHandler?(UISceneError(code, sentence)) }
}
