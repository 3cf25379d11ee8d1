import Foundation
public import QuartzCore
public import UIFoundation

/// An element of a menu: its title, a smaller text below it, and its image.
@preconcurrency @MainActor open class UIMenuElement: ConstructibleObject {
    /// The text that a menu shows for it.
    open internal(set) var title: String
    /// A smaller text below the title.
    open var subtitle: String?
    /// The picture in a menu; a template in the automatic rendering mode.
    open internal(set) var image: UIImage?

    init(title: String, subtitle: String? = nil, image: UIImage?) {
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
        super.init()
    }

    @available(swift, obsoleted: 1)
    public required convenience init(_ key: ConstructionKey) { self.init(title: "", image: nil) }
}
