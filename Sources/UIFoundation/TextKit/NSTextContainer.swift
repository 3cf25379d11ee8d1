import CoreGraphics
public import Foundation

/// An area that text is laid out in; a subclass gives it another shape.
open nonisolated class NSTextContainer: NSObject, @unchecked Sendable {
    /// The layout manager that fills the container; set by adding the container to one. Nil when it is one of TextKit 2.
    ///
    /// Reading it turns the text view that shows the container to TextKit 1, as reading the view's `layoutManager` does.
    open var layoutManager: NSLayoutManager? {
        filler?.willBeShown?()
        return filler?.isHidden == true ? nil : filler
    }

    /// The layout manager of TextKit 2 that fills the container; set by giving it the container. Nil when it is another one.
    open var textLayoutManager: NSTextLayoutManager? { filler?.textLayoutManager }

    /// The layout manager that makes the container's lines.
    package internal(set) final weak var filler: NSLayoutManager?

    /// Whether a layout manager of TextKit 1 fills the container. Unlike `layoutManager`, asking has no effect on a text view.
    package final var isFilledByTextKit1: Bool { filler?.isHidden == false }

    /// The width and height in points; a side of 0 or less, or a very long one, does not limit.
    open var size: CGSize { didSet { if size != oldValue { sizeChanged(from: oldValue) } } }

    /// From the sides of each line's rectangle to its text, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { changed() } } }

    /// Areas that no line enters, in the container's coordinates.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet {
            exclusions = exclusionPaths.map(ExclusionOutline.init)
            changed()
        }
    }

    /// The outlines of the paths that text flows around.
    final var exclusions: [ExclusionOutline] = []

    /// How the last line ends when more text follows than the container takes.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { changed() } } }

    /// The most lines, 0 for any number.
    open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { changed() } } }

    /// Whether the width follows the text view's.
    open var widthTracksTextView = false

    /// Whether the height follows the text view's.
    open var heightTracksTextView = false

    /// Makes a container.
    ///
    /// - Parameter size: Its size in points; a side of 0 does not limit.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Makes a container without limits.
    public convenience override init() { self.init(size: .zero) }

    /// Makes a container without limits.
    ///
    /// Status: partial – the keys of interface files are not read.
    public required init(coder: NSCoder) {
        size = .zero
        super.init()
    }

    /// Replaces the layout manager of the container's text, for all its containers.
    ///
    /// - Parameter newLayoutManager: The new layout manager.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) { move(to: newLayoutManager) }

    /// Whether the area is a rectangle without exclusions, so that all lines are equally wide.
    open var isSimpleRectangular: Bool { exclusionPaths.isEmpty }

    /// The area for a line with a proposed rectangle, reduced to the container and to the room between exclusion paths.
    ///
    /// Where the room is less than the padding and a little text need, the area is further below.
    ///
    /// - Parameters:
    ///   - proposedRect: The rectangle for the line without exclusions, in the container's coordinates.
    ///   - characterIndex: The index of the line's first character.
    ///   - baseWritingDirection: The direction of the line's paragraph; from right to left the parts are given from the right.
    ///   - remainingRect: Receives the rest of the proposed rectangle behind the area, or an empty rectangle.
    /// - Returns: The area, or an empty rectangle when there is none.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect { roomForLine(proposedRect, baseWritingDirection, remainingRect) }
}
