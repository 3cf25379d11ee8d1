import QuartzCore
import UIFoundation

/// A placeholder in a menu for elements that are made when the menu is shown; until they are there, a row says that they
/// are loading.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    /// A function that makes the elements; it hands them to the block that it is given, now or later.
    public typealias ElementProvider = (@escaping ([UIMenuElement]) -> Void) -> Void

    private var provider: ElementProvider
    private var keepsElements: Bool
    private var kept: [UIMenuElement]?

    /// Makes an element whose elements are made once, for the first menu that shows it.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(elementProvider, keepsElements: true)
    }

    /// Makes an element whose elements are made each time that a menu shows it.
    open class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> Self {
        let element = make(self)
        (element.provider, element.keepsElements) = (elementProvider, false)
        return element
    }

    // Elements of a class that is known only at run time are made by it, and get their provider afterwards.
    override init(title: String, subtitle: String? = nil, image: UIImage?) {
        (provider, keepsElements) = ({ $0([]) }, false)
        super.init(title: title, subtitle: subtitle, image: image)
    }

    private init(_ provider: @escaping ElementProvider, keepsElements: Bool) {
        (self.provider, self.keepsElements) = (provider, keepsElements)
        super.init(title: "", image: nil)
    }

    /// Hands over the elements, at once where they are there already.
    func load(_ deliver: @escaping ([UIMenuElement]) -> Void) {
        if let kept { return deliver(kept) }
        provider { [self] elements in
            if keepsElements { kept = elements }
            deliver(elements)
        }
    }
}
