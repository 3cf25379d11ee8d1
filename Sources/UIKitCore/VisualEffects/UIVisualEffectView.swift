import CoreGraphics
public import Foundation
public import UIFoundation

/// Shows the content behind it through an effect, below a content view for subviews.
///
/// The blur fills the bounds; `clipsToBounds`, with a corner radius, or a mask clips it. Unlike iOS: transparency of the view or
/// of its ancestors keeps the effect, which fades as a whole.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    private let backdrop = BackdropView(frame: .zero)
    /// Between effect and content; nil while the view has had no background colour.
    private var colorView: UIView?
    private var storedContentView: UIView = EffectContentView(frame: .zero)

    /// Makes a view with an effect; nil for none.
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        prepare()
        self.effect = effect
        showEffect()
    }

    /// Makes a view without an effect.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes a view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        let strays = subviews
        if let coder = coder.interface, let view = coder.object("contentView", as: UIView.self) {
            storedContentView = view
        }
        prepare()
        for view in strays { storedContentView.addSubview(view) }
        if let coder = coder.interface { decodeEffect(from: coder) }
    }

    private func prepare() {
        for view in [backdrop, storedContentView] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }

    /// The superview of the app's subviews, always as large as the bounds. A subview added to the effect view itself is an error.
    open var contentView: UIView { storedContentView }

    /// The effect on the content behind; nil for none. In an animation block blur and tint change gradually.
    @NSCopying open var effect: UIVisualEffect? {
        didSet { showEffect(insteadOf: oldValue) }
    }

    private func showEffect(insteadOf former: UIVisualEffect? = nil) {
        backdrop.material = (effect as? UIBlurEffect)?.material
        if effect is UIVibrancyEffect || former is UIVibrancyEffect {
            storedContentView.tintColor = (effect as? UIVibrancyEffect)?.tint
        }
    }

    /// A colour over the effect and below the content; only a translucent one leaves the effect visible.
    open override var backgroundColor: UIColor? {
        get { colorView?.backgroundColor }
        set {
            if colorView == nil, newValue != nil {
                let view = EffectContentView(frame: bounds)
                view.isUserInteractionEnabled = false
                colorView = view
                insertSubview(view, belowSubview: storedContentView)
            }
            colorView?.backgroundColor = newValue
        }
    }

    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UIVisualEffectView.self }

    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        // While the view is decoded, it has no content view for the subviews yet.
        guard storedContentView.superview === self, subview !== backdrop, subview !== storedContentView,
            subview !== colorView
        else { return }
        fatalError(
            "\(subview) was added to \(self), which manages its subviews itself. Add it to the effect view's contentView."
        )
    }
}
