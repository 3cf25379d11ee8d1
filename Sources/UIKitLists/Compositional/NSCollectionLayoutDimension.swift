public import Foundation
public import QuartzCore

/// A width or a height of an item in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: ConstructibleObject, NSCopying {
    let length: CompositionLength

    @available(*, unavailable)
    public required convenience init?(_ key: ConstructionKey) {
        guard let length = key.beginning as? CompositionLength else {
            fatalError(
                "A collection layout dimension needs a length: make it by .absolute(_:) or another class method.")
        }
        self.init(length)
    }

    init(_ length: CompositionLength) {
        self.length = length
        super.init()
    }

    /// Makes a part of the width of the group or the section that the item is in; parts of pixels are left out.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        make(self, beginningWith: checked(.fractionalWidth(fractionalWidth), "fractionalWidth"))
    }

    /// Makes a part of the height of the group or the section that the item is in; parts of pixels are left out.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        make(self, beginningWith: checked(.fractionalHeight(fractionalHeight), "fractionalHeight"))
    }

    /// Makes an absolute dimension in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> Self {
        make(self, beginningWith: checked(.absolute(absoluteDimension), "absolute"))
    }

    /// Makes an estimated dimension in points, which counts until content says how large it is.
    open class func estimated(_ estimatedDimension: CGFloat) -> Self {
        make(self, beginningWith: checked(.estimated(estimatedDimension), "estimated"))
    }

    /// Makes an estimated dimension in points that ends up as that of the largest item in the group.
    ///
    /// The group has an estimated dimension along the same axis.
    open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
        make(self, beginningWith: checked(.uniform(estimatedDimension), "uniformAcrossSiblings"))
    }

    private static func checked(_ length: CompositionLength, _ method: String) -> CompositionLength {
        guard length.value.isFinite, length.value >= 0 else {
            fatalError("NSCollectionLayoutDimension.\(method) got \(length.value). Give a finite number from 0 on.")
        }
        return length
    }

    /// The dimension itself, which never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the dimension is a part of the container's width.
    open var isFractionalWidth: Bool { length.kind == .fractionalWidth }

    /// Whether the dimension is a part of the container's height.
    open var isFractionalHeight: Bool { length.kind == .fractionalHeight }

    /// Whether the dimension is in points and final.
    open var isAbsolute: Bool { length.kind == .absolute }

    /// Whether the dimension is in points until content says more.
    open var isEstimated: Bool { length.kind == .estimated }

    /// Whether content decides, and all items of the group end up alike.
    open var isUniformAcrossSiblings: Bool { length.kind == .uniform }

    /// A part from 0 on, or points.
    open var dimension: CGFloat { length.value }
}
