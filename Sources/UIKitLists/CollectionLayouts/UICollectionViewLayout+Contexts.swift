import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// Contexts and decoration views.
extension UICollectionViewLayout {
    func invalidateAll() {
        let context = makeContext()
        context.invalidatesEverything = true
        invalidateLayout(with: context)
    }

    /// Makes a context of the layout's class.
    func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let type = Self.contextType(of: self)
        return ConstructibleObject.make(type)
    }

    private static func contextType(
        of layout: UICollectionViewLayout
    ) -> UICollectionViewLayoutInvalidationContext.Type {
        let type: AnyClass = Swift.type(of: layout).invalidationContextClass
        if let type = type as? UICollectionViewLayoutInvalidationContext.Type { return type }
        fatalError(
            "The invalidationContextClass of \(Swift.type(of: layout)) is \(type). Return UICollectionViewLayoutInvalidationContext "
                + "or a class below it.")
    }

    /// Makes a context for a view's fitting size. When the view is above the visible part, visible elements keep their positions.
    func makeContext(
        preferring preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.preferredAttributes = preferred
        switch original.key.category {
        case .cell: context.invalidateItems(at: [original.indexPath])
        case .supplementaryView:
            context.invalidateSupplementaryElements(ofKind: original.key.kind, at: [original.indexPath])
        case .decorationView:
            context.invalidateDecorationElements(ofKind: original.key.kind, at: [original.indexPath])
        }
        return context
    }

    /// Makes attributes of the layout's class for an element.
    func makeAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes {
        let type: AnyClass = Swift.type(of: self).layoutAttributesClass
        guard let type = type as? UICollectionViewLayoutAttributes.Type else {
            fatalError(
                "The layoutAttributesClass of \(Swift.type(of: self)) is \(type). Return UICollectionViewLayoutAttributes or a "
                    + "class below it.")
        }
        return UICollectionViewLayoutAttributes.make(type, key)
    }

    /// The attributes of an element; nil for none.
    func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let path = key.position.path
        switch key.category {
        case .cell: return layoutAttributesForItem(at: path)
        case .supplementaryView: return layoutAttributesForSupplementaryView(ofKind: key.kind, at: path)
        case .decorationView: return layoutAttributesForDecorationView(ofKind: key.kind, at: path)
        }
    }

    /// Where an element of after begins its motion; nil for the usual.
    func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let attributes = appearance(of: key)
        attributes?.check(from: self, in: engine)
        return attributes
    }

    private func appearance(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let path = key.position.path
        switch key.category {
        case .cell: return initialLayoutAttributesForAppearingItem(at: path)
        case .supplementaryView:
            return initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: path)
        case .decorationView: return initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: path)
        }
    }

    /// Where an element of before ends its motion; nil for the usual.
    func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let attributes = disappearance(of: key)
        attributes?.check(from: self, in: engine)
        return attributes
    }

    private func disappearance(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let path = key.position.path
        switch key.category {
        case .cell: return finalLayoutAttributesForDisappearingItem(at: path)
        case .supplementaryView:
            return finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind, at: path)
        case .decorationView: return finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind, at: path)
        }
    }

    // MARK: Decoration views

    func registerDecoration(_ type: AnyClass?, _ kind: String) {
        if let type, !(type is UICollectionReusableView.Type) {
            fatalError(
                "\(type) was registered with \(Swift.type(of: self)) for decoration views \"\(kind)\". Register "
                    + "UICollectionReusableView or a class below it.")
        }
        decorations.register((type as? UICollectionReusableView.Type).map { .type($0) }, for: kind)
    }

    /// A decoration view of a kind, one that waits or a further one with a frame.
    func makeDecoration(_ kind: String, frame: CGRect) -> UICollectionReusableView {
        let view = decoration(kind, frame: frame)
        view.maker = self
        return view
    }

    private func decoration(_ kind: String, frame: CGRect) -> UICollectionReusableView {
        if let waiting = decorations.dequeue(kind) {
            waiting.prepareForReuse()
            return waiting
        }
        guard let origin = decorations.origin(of: kind) else {
            fatalError(
                "\(Swift.type(of: self)) has attributes of a decoration view \"\(kind)\" and no class for it. Call "
                    + "register(_:forDecorationViewOfKind:) on the layout first.")
        }
        return origin.make(kind, for: "\(Swift.type(of: self))", frame: frame)
    }
}

extension UICollectionViewLayoutAttributes {
    /// Ends the program where no view can look like that.
    func check(from layout: UICollectionViewLayout, in engine: CollectionEngine?) {
        guard !look.isSound else { return }
        let list = engine.map { " in \($0.label)" } ?? ""
        fatalError(
            "\(type(of: layout)) gave \(key.label)\(list) attributes that are no numbers, or a negative size: its frame is "
                + "\(frame). Give it a center, a size in points and a transform of numbers.")
    }
}
