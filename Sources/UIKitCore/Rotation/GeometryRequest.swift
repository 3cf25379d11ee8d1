import Foundation

/// An app's wish for one of some orientations, to be decided with the next frame.
struct GeometryRequest {
    let preferences: UIWindowScene.GeometryPreferences
    let errorHandler: ((any Error) -> Void)?

    /// The orientation to turn to, from a decision about the present one; nil when that will do or the wish is refused, which the
    /// error handler is told.
    @MainActor func orientation(after decision: OrientationDecision) -> UIInterfaceOrientation? {
        guard let wanted = (preferences as? UIWindowScene.GeometryPreferences.iOS)?.interfaceOrientations else {
            refuse(.geometryRequestUnsupported, "Scenes here take UIWindowScene.GeometryPreferences.iOS only.")
            return nil
        }
        guard !wanted.isEmpty else { return nil }
        // Who does not answer with a mask takes everything, or keeps what there is.
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
