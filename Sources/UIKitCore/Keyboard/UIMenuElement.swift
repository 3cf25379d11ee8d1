public import Foundation

/// What can stand in a menu: its title and its image.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// The text that a menu shows for it.
    open internal(set) var title: String
    /// The picture that a menu shows for it.
    open internal(set) var image: UIImage?

    init(title: String, image: UIImage?) {
        (self.title, self.image) = (title, image)
        super.init()
    }
}
