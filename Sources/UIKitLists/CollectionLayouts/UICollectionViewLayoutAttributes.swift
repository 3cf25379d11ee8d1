public import CoreGraphics
public import Foundation
public import QuartzCore

/// Says where an element of a collection is and how it looks.
///
/// Layouts make them and collections apply them. A subclass with properties of its own copies and compares these too: override
/// `copy(with:)` and `isEqual(_:)`, for a view only hears of attributes that are not equal to those it has.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: ConstructibleObject, @preconcurrency NSCopying {
    private(set) var key = ElementKey.cell(ItemPosition(0, 0))
    var look = ElementLook()
    /// Whether an element that sizes itself keeps its width, or its height.
    var (keepsWidth, keepsHeight) = (false, false)
    /// The part of the element in a list section; nil outside of these.
    var list: ListRole?

    /// The scrolling of the element's section by itself, which has it show elsewhere; nil for most elements.
    var scroll: SectionScroll?

    /// Makes attributes of no element; use one of the other initializers.
    public override init() { super.init() }

    @available(*, unavailable)
    public required convenience init?(_ key: ConstructionKey) { self.init() }

    /// Makes attributes for the cell of the item at an index path.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        key = .cell(Self.position(indexPath))
    }

    /// Makes attributes for a supplementary view.
    ///
    /// - Parameters:
    ///   - elementKind: The kind of the view, such as `UICollectionView.elementKindSectionHeader`.
    ///   - indexPath: The position that it belongs to.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        key = .supplementary(elementKind, Self.position(indexPath))
    }

    /// Makes attributes for a decoration view.
    ///
    /// - Parameters:
    ///   - decorationViewKind: The kind under which the layout has a class registered.
    ///   - indexPath: The position that it belongs to.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        key = .decoration(decorationViewKind, Self.position(indexPath))
    }

    private static func position(_ path: IndexPath) -> ItemPosition {
        if let position = ItemPosition(path) { return position }
        // A kind that there is once may have a path of one number.
        if path.count == 1 { return ItemPosition(path[0], 0) }
        fatalError(
            "Layout attributes were made with an index path of \(path.count) numbers. Make paths with IndexPath(item:section:)."
        )
    }

    /// Makes attributes of a class for an element.
    static func make(_ type: UICollectionViewLayoutAttributes.Type, _ key: ElementKey)
        -> UICollectionViewLayoutAttributes
    {
        let made = ConstructibleObject.make(type)
        made.key = key
        return made
    }

    /// The position of the element.
    open var indexPath: IndexPath {
        get { key.position.path }
        set { key.position = Self.position(newValue) }
    }

    /// Whether a cell, a supplementary or a decoration view is described.
    open var representedElementCategory: UICollectionView.ElementCategory { key.category }

    /// The kind of a supplementary or decoration view; nil for cells.
    open var representedElementKind: String? { key.category == .cell ? nil : key.kind }

    /// The rectangle around the element in the content; with a transform, around the transformed bounds.
    open var frame: CGRect {
        get { look.frame }
        set {
            look.size = newValue.standardized.size
            look.center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    /// The rectangle in which the element shows in the content.
    final var shownFrame: CGRect { scroll?.shown(frame) ?? frame }

    /// The middle of the element in the content.
    open var center: CGPoint {
        get { look.center }
        set { look.center = newValue }
    }

    /// The size of the element before its transform, in points.
    open var size: CGSize {
        get { look.size }
        set { look.size = newValue }
    }

    /// The element's own space; its origin is zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// The transform about the middle, in space.
    open var transform3D: CATransform3D {
        get { look.transform }
        set { look.transform = newValue }
    }

    /// The transform about the middle.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(look.transform) }
        set { look.transform = CATransform3DMakeAffineTransform(newValue) }
    }

    /// How opaque the element is, from 0 to 1.
    open var alpha: CGFloat {
        get { look.alpha }
        set { look.alpha = newValue }
    }

    /// Elements with larger numbers lie in front of others; 0 at first.
    open var zIndex: Int {
        get { look.zIndex }
        set { look.zIndex = newValue }
    }

    /// Whether the element has no view.
    open var isHidden: Bool {
        get { look.isHidden }
        set { look.isHidden = newValue }
    }

    /// Attributes of the same class that say the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.make(type(of: self), key)
        copy.look = look
        (copy.keepsWidth, copy.keepsHeight, copy.list) = (keepsWidth, keepsHeight, list)
        copy.scroll = scroll
        return copy
    }

    /// Attributes of the same class that say the same, to be changed.
    func copied() -> UICollectionViewLayoutAttributes {
        guard let copy = copy(with: nil) as? UICollectionViewLayoutAttributes else {
            fatalError("\(type(of: self)) returned something else from copy(with:). Return what super does.")
        }
        return copy
    }

    /// Whether other attributes are of the same class and element and say the same.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        guard other !== self else { return true }
        return MainActor.assumeIsolated {
            type(of: other) == type(of: self) && other.key == key && other.look == look && other.list == list
        }
    }

    open nonisolated override var hash: Int { MainActor.assumeIsolated { key.hashValue } }
}
