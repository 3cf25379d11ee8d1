import Foundation
public import UIFoundation

/// A list of elements to choose from: a whole menu, a submenu, or a group inside of one.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// The name of a menu among others.
    public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Makes an identifier.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// Names the menu.
    open private(set) var identifier: Identifier
    /// The look in the menu around it, and the number of elements that can be on.
    open private(set) var options: Options
    /// The size in which elements of a menu are shown.
    public nonisolated enum ElementSize: Int, Sendable {
        /// By their pictures alone, up to four beside each other; by their titles where they have none.
        case small = 0
        /// With their titles below their pictures, up to three beside each other.
        case medium = 1
        /// In rows.
        case large = 2
    }

    /// The size in which the menu's own elements are shown.
    open var preferredElementSize = ElementSize.large
    /// The elements of the menu, in order.
    open private(set) var children: [UIMenuElement]

    /// Makes a menu with a title and a subtitle. Without an identifier it gets one of its own.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        Self.count += 1
        self.identifier = identifier ?? Identifier("menu-\(Self.count)")
        (self.options, self.children) = (options, children)
        super.init(title: title, subtitle: subtitle, image: image)
    }

    private static var count = 0

    /// The elements that are on, those of groups shown inline included.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            switch child {
            case let menu as UIMenu: menu.options.contains(.displayInline) ? menu.selectedElements : []
            case let leaf as any UIMenuLeaf: leaf.state == .on ? [child] : []
            default: []
            }
        }
    }

    /// The same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let menu = UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
        menu.preferredElementSize = preferredElementSize
        return menu
    }

    // MARK: Selection

    /// The actions and commands here and in all menus below, in order.
    var leaves: [any UIMenuLeaf] {
        children.flatMap { child -> [any UIMenuLeaf] in
            if let menu = child as? UIMenu { return menu.leaves }
            return (child as? any UIMenuLeaf).map { [$0] } ?? []
        }
    }

    /// Turns one element on and all others here and below off.
    package func selectOnly(_ leaf: any UIMenuLeaf) {
        for other in leaves { other.state = other === leaf ? .on : .off }
    }

    /// Has exactly one element on: the first one that is, or else the first one.
    package func selectOne() -> (any UIMenuLeaf)? {
        let leaves = leaves
        let leaf = leaves.first { $0.state == .on } ?? leaves.first
        if let leaf { selectOnly(leaf) }
        return leaf
    }

    /// An element was chosen: the outermost menu around it that allows one selection has it selected.
    func noteChoice(of leaf: any UIMenuLeaf) {
        if options.contains(.singleSelection) {
            if leaves.contains(where: { $0 === leaf }) { selectOnly(leaf) }
        } else {
            for case let menu as UIMenu in children { menu.noteChoice(of: leaf) }
        }
    }
}
