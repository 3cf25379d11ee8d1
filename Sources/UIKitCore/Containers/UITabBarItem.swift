/// One tab of a tab bar.
///
/// Status: partial – titles, pictures, badges; attributes of badges follow.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// Makes a tab that shows nothing.
    public override init() { super.init() }

    /// Makes a tab with a title and a picture.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// Makes a tab with a title, a picture, and another picture for when it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Makes one of the usual tabs; its title and picture are the system's.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        let look = systemItem.look
        self.init(title: look.title, image: UIImage(systemName: look.symbol), tag: tag)
    }

    /// How far the title is moved from its place.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { contentDidChange() } }
    }

    /// The picture of the selected tab; nil shows `image`.
    open var selectedImage: UIImage? {
        didSet { if selectedImage !== oldValue { contentDidChange() } }
    }

    /// The text in the badge at the picture's corner; nil for no badge.
    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { contentDidChange() } }
    }

    /// The badge's colour; nil for the system's red.
    open var badgeColor: UIColor? {
        didSet { if badgeColor != oldValue { contentDidChange() } }
    }
}
