/// The phases of a frame, in the order in which they run.
package enum FramePhase: String, CaseIterable {
    /// Merged moves of touches are delivered.
    case touchMoves
    /// A turned device is obeyed.
    case orientation
    /// Due deadlines fire.
    case deadlines
    /// Display links are called.
    case displayLinks
    /// Animations step to the frame's time.
    case animations
    /// Layout runs until no view is marked, with the work that waited for it.
    case layout
    /// The observers of layout are notified of its end.
    case layoutObservers
    /// Changes outside of transactions are committed.
    case transaction
    /// Dirty layers draw their content.
    case display
    /// Animations added in this frame begin, so that their first picture shows their start.
    case addedAnimations
    /// Layers become the frame's picture.
    case snapshot
}
