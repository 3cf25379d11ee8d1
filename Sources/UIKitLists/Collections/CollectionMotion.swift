/// A motion of what a collection shows, from an arrangement to the next.
protocol CollectionMotion: AnyObject {
    /// Has an element that comes on screen begin where its motion does.
    func enter(_ element: ShownElement)

    /// Removes what went out; called when the motion is over.
    func end()
}
