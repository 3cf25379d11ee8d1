/// The recognizers that must fail before a recognizer may be recognized.
final class FailureRequirements {
    private struct Link {
        weak var recognizer: UIGestureRecognizer?
    }

    private var links: [Link] = []
    /// The answers of subclasses and delegates for the present gesture.
    private var answers: [ObjectIdentifier: Bool] = [:]

    /// Has one wait for another for good.
    func require(_ other: UIGestureRecognizer) {
        links.removeAll { $0.recognizer == nil }
        if !links.contains(where: { $0.recognizer === other }) { links.append(Link(recognizer: other)) }
    }

    /// Lets subclasses and delegates answer anew in the next gesture.
    func forgetAnswers() { answers.removeAll() }

    /// Whether a recognizer, the owner, waits for another. `areTogether`: they share touches, so that both may be asked.
    func isRequired(
        _ other: UIGestureRecognizer, by owner: UIGestureRecognizer, areTogether: Bool
    ) -> Bool {
        if links.contains(where: { $0.recognizer === other }) { return true }
        guard areTogether else { return false }
        if let answer = answers[ObjectIdentifier(other)] { return answer }
        let answer =
            owner.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: owner)
            || owner.delegate?.gestureRecognizer(owner, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: owner) == true
        answers[ObjectIdentifier(other)] = answer
        return answer
    }
}
