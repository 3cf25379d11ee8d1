import Foundation
import UIKitCore

/// The ranges that one search has found so far. Any thread may add and remove ranges.
nonisolated final class FoundRanges<Document: Hashable>: @unchecked Sendable {
    struct Entry: Hashable {
        let range: UITextRange
        let document: Document
    }

    /// The events that are reported to the main actor.
    enum News { case ranges, end, invalidation }

    private struct Content {
        var entries: [Entry] = []
        var known: Set<Entry> = []
        var isObsolete = false
    }

    private let lock = NSLock()
    /// Accessed only while the lock is held.
    private var content = Content()
    private let onNews: @MainActor (News) -> Void

    /// Makes an empty list that reports its changes to the main actor until `giveUp` is called.
    init(onNews: @escaping @MainActor (News) -> Void) { self.onNews = onNews }

    var entries: [Entry] { lock.withLock { content.entries } }

    /// Ends the list: removes its ranges and ignores later ones, because another search has begun.
    func giveUp() {
        lock.withLock {
            content = Content()
            content.isObsolete = true
        }
    }

    func add(_ entry: Entry) {
        let isNew = lock.withLock {
            guard !content.isObsolete, content.known.insert(entry).inserted else { return false }
            content.entries.append(entry)
            return true
        }
        if isNew { notify(.ranges) }
    }

    func remove(_ entry: Entry) {
        let wasKnown = lock.withLock {
            guard content.known.remove(entry) != nil else { return false }
            content.entries.removeAll { $0 == entry }
            return true
        }
        if wasKnown { notify(.ranges) }
    }

    func finish() { notify(.end) }

    func invalidate() { notify(.invalidation) }

    private func notify(_ news: News) {
        if MainQueue.isCurrent { return MainActor.assumeIsolated { deliver(news) } }
        Task { @MainActor in deliver(news) }
    }

    @MainActor private func deliver(_ news: News) {
        if !lock.withLock({ content.isObsolete }) { onNews(news) }
    }
}
