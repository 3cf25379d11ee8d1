public import Foundation
public import QuartzCore
public import UIFoundation

/// The look of a bar: its background, and the line between it and the content.
///
/// Bars keep copies. Changing an appearance that a bar returns changes the bar at once.
@preconcurrency @MainActor open class UIBarAppearance: ConstructibleObject, NSCopying {
    /// The idiom that it was made for.
    open private(set) var idiom: UIUserInterfaceIdiom
    /// Called when a property changed.
    var onChange: () -> Void = {}

    /// Makes the look of unchanged bars, for a kind of device.
    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
    }

    /// Makes the look of unchanged bars.
    public override convenience init() { self.init(idiom: UIDevice.current.userInterfaceIdiom) }

    /// Makes a copy of the properties that all kinds of bars have.
    public init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        (backgroundEffect, backgroundColor) = (barAppearance.backgroundEffect, barAppearance.backgroundColor)
        (backgroundImage, shadowImage) = (barAppearance.backgroundImage, barAppearance.shadowImage)
        backgroundImageContentMode = barAppearance.backgroundImageContentMode
        shadowColor = barAppearance.shadowColor
        super.init()
    }

    @available(swift, obsoleted: 1)
    public required convenience init(_ key: ConstructionKey) {
        if let original = key.original as? UIBarAppearance {
            self.init(barAppearance: original)
        } else {
            self.init()
        }
    }

    /// A copy of the same kind.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let original = self
        nonisolated(unsafe) var copy: Any = self
        MainActor.assumeIsolated { copy = original.copied() }
        return copy
    }

    final func copied() -> Self { Self.make(type(of: self), copying: self) }

    final func didChange() { onChange() }

    /// Has changes of parts count as changes of the whole.
    final func hookUp(_ parts: any BarAppearancePart...) {
        for part in parts { part.onChange = { [weak self] in self?.didChange() } }
    }

    // MARK: Presets

    /// Sets the background that fits the surroundings: blurred, with a line.
    open func configureWithDefaultBackground() {
        setBackground(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: BarColors.hairline)
    }

    /// Sets an opaque background, with a line.
    open func configureWithOpaqueBackground() {
        setBackground(effect: nil, color: BarColors.opaqueBackground, shadow: BarColors.hairline)
    }

    /// Sets no background and no line.
    open func configureWithTransparentBackground() { setBackground(effect: nil, color: nil, shadow: nil) }

    private func setBackground(effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
        (backgroundEffect, backgroundColor, backgroundImage) = (effect, color, nil)
        (shadowColor, shadowImage) = (shadow, nil)
    }

    // MARK: Background

    /// The blur of the content below; nil for none.
    open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial) {
        didSet { didChange() }
    }

    /// The colour over the blur; nil for none.
    open var backgroundColor: UIColor? {
        didSet { didChange() }
    }

    /// The picture over blur and colour; nil for none.
    open var backgroundImage: UIImage? {
        didSet { didChange() }
    }

    /// The way in which the picture fills the bar.
    open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill {
        didSet { didChange() }
    }

    /// The colour of the line between bar and content; nil for no line.
    open var shadowColor: UIColor? = BarColors.hairline {
        didSet { didChange() }
    }

    /// The image that replaces the line; a template is shown in the line's colour.
    open var shadowImage: UIImage? {
        didSet { didChange() }
    }
}
