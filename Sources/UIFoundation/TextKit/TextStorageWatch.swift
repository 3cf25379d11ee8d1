/// Hears of the changes of a storage for as long as it is kept.
///
/// Each change of characters is reported as soon as it is made, and their processing when it has ended: only then may the text
/// be changed again and layout managers be asked.
package nonisolated final class TextStorageWatch {
    /// Called with a part as it was and by how many UTF-16 units it became longer.
    fileprivate let charactersDidChange: (Range<Int>, Int) -> Void
    fileprivate let changesWereProcessed: () -> Void

    /// Begins to watch a storage, which does not keep the watch.
    package init(
        _ storage: NSTextStorage, charactersDidChange: @escaping (Range<Int>, Int) -> Void,
        changesWereProcessed: @escaping () -> Void
    ) {
        (self.charactersDidChange, self.changesWereProcessed) = (charactersDidChange, changesWereProcessed)
        storage.watches.list.removeAll { $0.watch == nil }
        storage.watches.list.append(TextStorageWatches.Entry(watch: self))
    }
}

/// The watches of a storage.
nonisolated struct TextStorageWatches {
    fileprivate struct Entry {
        weak var watch: TextStorageWatch?
    }

    fileprivate var list: [Entry] = []

    func charactersDidChange(in range: Range<Int>, changeInLength delta: Int) {
        for entry in list { entry.watch?.charactersDidChange(range, delta) }
    }

    func changesWereProcessed() {
        for entry in list { entry.watch?.changesWereProcessed() }
    }
}
