/// A transition between layouts that a gesture leads.
struct InteractiveTransition {
    let layout: UICollectionViewTransitionLayout
    /// Called when all is over, with whether the next layout is the collection's now and whether all motion ended.
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}
