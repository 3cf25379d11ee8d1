/// A motion of the elements of a collection from one arrangement to the next.
protocol CollectionMotion: AnyObject {
    /// Gives an element that becomes visible the attributes at which its motion begins.
    func enter(_ element: ShownElement)

    /// Removes the elements that have left; called when the motion is over.
    func end()
}
