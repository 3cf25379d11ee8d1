import Foundation
import Synchronization
import UIKitCore

/// The ranges that one search has found so far, as threads add and remove them.
nonisolated final class FoundRanges<Document: Hashable>: @unchecked Sendable {
    struct Entry: Hashable {
        let range: UITextRange
        let document: Document
    }

    /// The news for the main actor.
    enum News { case ranges, end, invalidation }

    private struct Content {
        var entries: [Entry] = []
        var known: Set<Entry> = []
        var isObsolete = false
    }

    private let content = Mutex(Content())
    private let onNews: @MainActor (News) -> Void

    /// Makes an empty list; the main actor hears of all that happens to it until it is given up.
    init(onNews: @escaping @MainActor (News) -> Void) { self.onNews = onNews }

    var entries: [Entry] { content.withLock { $0.entries } }

    /// Ends the list: another search has begun.
    func giveUp() {
        content.withLock {
            $0 = Content()
            $0.isObsolete = true
        }
    }

    func add(_ entry: Entry) {
        let isNew = content.withLock { content in
            guard !content.isObsolete, content.known.insert(entry).inserted else { return false }
            content.entries.append(entry)
            return true
        }
        if isNew { tell(.ranges) }
    }

    func remove(_ entry: Entry) {
        let wasKnown = content.withLock { content in
            guard content.known.remove(entry) != nil else { return false }
            content.entries.removeAll { $0 == entry }
            return true
        }
        if wasKnown { tell(.ranges) }
    }

    func finish() { tell(.end) }

    func invalidate() { tell(.invalidation) }

    private func tell(_ news: News) {
        if MainQueue.isCurrent { return MainActor.assumeIsolated { deliver(news) } }
        DispatchQueue.main.async { MainActor.assumeIsolated { self.deliver(news) } }
    }

    @MainActor private func deliver(_ news: News) {
        if !content.withLock({ $0.isObsolete }) { onNews(news) }
    }
}
