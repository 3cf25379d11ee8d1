import UIKit

/// A toolbar without a background.
class ClientToolbar: UIToolbar {
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(frame: CGRect) { super.init(frame: frame) }

    override var barPosition: UIBarPosition { super.barPosition }
    override var barStyle: UIBarStyle {
        get { super.barStyle }
        set { super.barStyle = newValue }
    }
    override var barTintColor: UIColor? {
        get { super.barTintColor }
        set { super.barTintColor = newValue }
    }
    override var compactAppearance: UIToolbarAppearance? {
        get { super.compactAppearance }
        set { super.compactAppearance = newValue }
    }
    override var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { super.compactScrollEdgeAppearance }
        set { super.compactScrollEdgeAppearance = newValue }
    }
    override var delegate: (any UIToolbarDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var isTranslucent: Bool {
        get { super.isTranslucent }
        set { super.isTranslucent = newValue }
    }
    override var items: [UIBarButtonItem]? {
        get { super.items }
        set { super.items = newValue }
    }
    override var scrollEdgeAppearance: UIToolbarAppearance? {
        get { super.scrollEdgeAppearance }
        set { super.scrollEdgeAppearance = newValue }
    }
    override var standardAppearance: UIToolbarAppearance {
        get { super.standardAppearance }
        set { super.standardAppearance = newValue }
    }

    override func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        super.backgroundImage(forToolbarPosition: topOrBottom, barMetrics: barMetrics)
    }
    override func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) { super.setBackgroundImage(backgroundImage, forToolbarPosition: topOrBottom, barMetrics: barMetrics) }
    override func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { super.setItems(items, animated: animated) }
    override func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        super.setShadowImage(shadowImage, forToolbarPosition: topOrBottom)
    }
    override func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        super.shadowImage(forToolbarPosition: topOrBottom)
    }
}
