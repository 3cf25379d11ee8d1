import CoreGraphics

/// Lines of a text in its containers; asking lays out.
nonisolated protocol LineSource: AnyObject {
    /// The line with a character; nil when no container has room for it.
    func fragment(at index: Int) -> LineFragment?

    /// The line nearest to a point in a container; nil when the container has none.
    func fragment(at point: CGPoint, in container: Int) -> LineFragment?

    /// The characters in a container.
    func range(of container: Int) -> Range<Int>

    /// The characters of the lines at heights in a container, laid out all at once; nil when they are to be asked for one by one.
    func range(touching heights: Range<CGFloat>, in container: Int) -> Range<Int>?

    /// The empty line at the text's end, without characters; nil when there is none or no container has room for it.
    var extraFragment: LineFragment? { get }

    /// The rectangle around the used parts of all lines in a container.
    func usedRect(of container: Int) -> CGRect

    /// Lays out the lines of the characters before an index.
    func layOut(upTo index: Int)

    /// Lays out the lines that begin above a height in a container.
    func layOut(downTo y: CGFloat, in container: Int)

    /// The first character without lines; nil when all are laid out.
    var firstUnlaid: Int? { get }

    /// The number of full containers, from the first one on: no further line enters them, and the text continues behind.
    var fullContainers: Int { get }

    /// The container with the text's end; nil while not all is laid out, and when no container has room for it.
    var endContainer: Int? { get }
}

nonisolated extension LineSource {
    func range(touching heights: Range<CGFloat>, in container: Int) -> Range<Int>? { nil }
}
