import Foundation
import Synchronization

/// Reports of faulty and unknown resources, each only once.
package final class ResourceWarnings: Sendable {
    package static let shared = ResourceWarnings()

    private struct State: Sendable {
        var said: Set<String> = []
        var subjects: Set<[String]> = []
        var sink: (@Sendable (String) -> Void)?
    }

    private let state = Mutex(State())

    /// Writes a sentence as a warning, unless it was written before.
    package func post(_ sentence: String) {
        let (isNews, sink) = state.withLock { ($0.said.insert(sentence).inserted, $0.sink) }
        guard isNews else { return }
        if let sink { sink(sentence) } else { FileHandle.standardError.write(Data((sentence + "\n").utf8)) }
    }

    /// Says a sentence about a subject, which is put together the first time only.
    package func post(about subject: [String], _ sentence: () -> String) {
        guard state.withLock({ $0.subjects.insert(subject).inserted }) else { return }
        post(sentence())
    }

    /// Sends warnings to `sink` while an action runs, earlier ones too, and returns the action's result.
    package func redirect<Result>(to sink: @escaping @Sendable (String) -> Void, while action: () throws -> Result)
        rethrows -> Result
    {
        let former = state.withLock { state in
            let former = state
            state = State(sink: sink)
            return former
        }
        defer { state.withLock { $0 = former } }
        return try action()
    }
}
