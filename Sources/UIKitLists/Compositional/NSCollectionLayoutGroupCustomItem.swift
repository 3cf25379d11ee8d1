public import Foundation

/// The frame of one item in a group that an app arranges itself.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
    let solved: CompositionFrame

    private init(_ solved: CompositionFrame) {
        self.solved = solved
        super.init()
        DeclarationCheck.check(solved.frame, of: self)
    }

    /// Makes an item with a frame, from the group's corner.
    public convenience init(frame: CGRect) { self.init(CompositionFrame(frame: frame)) }

    /// Makes an item with a frame, from the group's corner, in front of those with a smaller index.
    public convenience init(frame: CGRect, zIndex: Int) { self.init(CompositionFrame(frame: frame, zIndex: zIndex)) }

    /// The item itself, which never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// In the space of the group.
    open var frame: CGRect { solved.frame }

    /// The position in front of other items.
    open var zIndex: Int { solved.zIndex }
}
