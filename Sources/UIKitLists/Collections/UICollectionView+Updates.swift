extension UICollectionView {
    /// Inserts, deletes, moves and reloads items and sections in a closure that does not escape, then animates all changes
    /// together.
    ///
    /// UIKit's closure is optional and does not escape, which Swift cannot write in one type: a closure that is written in the
    /// call needs no `self.`, and can use parameters that do not escape.
    /// - Parameters:
    ///   - updates: The closure, which is called at once.
    ///   - completion: Called when the animation has ended, never at once; false where the view is in no window.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
