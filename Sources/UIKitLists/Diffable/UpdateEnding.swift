/// The completion of several updates of a list, called when the last of them has ended.
final class UpdateEnding {
    private let completion: (() -> Void)?
    private var pending = 0

    init(_ completion: (() -> Void)?) { self.completion = completion }

    /// Whether no update is waited for.
    var isEmpty: Bool { pending == 0 }

    /// The completion for one more update.
    func add() -> (Bool) -> Void {
        pending += 1
        return { [self] _ in
            pending -= 1
            if pending == 0 { completion?() }
        }
    }
}
