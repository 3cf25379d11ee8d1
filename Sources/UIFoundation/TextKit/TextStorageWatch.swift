/// Hears of the changes of a storage for as long as it is kept.
///
/// Each change of characters is reported as soon as it is made, and their processing when it has ended: only then may the text
/// be changed again and layout managers be asked.
package nonisolated final class TextStorageWatch {
    private let charactersDidChange: (Range<Int>, Int) -> Void
    private let changesWereProcessed: () -> Void

    /// Begins to watch a storage, which does not keep the watch.
    ///
    /// - Parameters:
    ///   - storage: The storage.
    ///   - charactersDidChange: Called with a part as it was and by how many UTF-16 units it became longer.
    ///   - changesWereProcessed: Called when changes of any kind have been processed.
    package init(
        _ storage: NSTextStorage, charactersDidChange: @escaping (Range<Int>, Int) -> Void,
        changesWereProcessed: @escaping () -> Void
    ) {
        (self.charactersDidChange, self.changesWereProcessed) = (charactersDidChange, changesWereProcessed)
        storage.watches.add(self)
    }

    /// The watches of a storage, which it does not keep.
    nonisolated struct List {
        private struct Entry {
            weak var watch: TextStorageWatch?
        }

        private var entries: [Entry] = []

        fileprivate mutating func add(_ watch: TextStorageWatch) {
            entries.removeAll { $0.watch == nil }
            entries.append(Entry(watch: watch))
        }

        func charactersDidChange(in range: Range<Int>, changeInLength delta: Int) {
            for entry in entries { entry.watch?.charactersDidChange(range, delta) }
        }

        func changesWereProcessed() {
            for entry in entries { entry.watch?.changesWereProcessed() }
        }
    }
}
