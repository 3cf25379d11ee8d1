import CoreGraphics
import Foundation

/// The area at a window's bottom with the first responder's accessory and, below it, its input view.
final class InputDockView: UIView {
    private(set) var views: InputViews?
    /// Called in each layout.
    var onLayout: () -> Void = {}

    init() {
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        autoresizesSubviews = false
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    /// The responder that has the views, unless it lies in them itself.
    override var next: UIResponder? {
        guard let source = views?.source, source.firstResponderView?.isDescendant(of: self) != true else {
            return super.next
        }
        return source
    }

    /// Shows other views, or none with nil.
    func show(_ views: InputViews?) {
        let former = [self.views?.accessory, self.views?.input]
        self.views = views
        let wanted = [views?.accessory, views?.input].compactMap { $0 }
        for case let view? in former where view.superview === self && !wanted.holds(view) {
            view.removeFromSuperview()
        }
        for view in wanted where view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout()
        let height = InputViews.height(of: views?.accessory, in: bounds.width)
        views?.accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        views?.input?.frame = CGRect(
            x: 0, y: height, width: bounds.width, height: InputViews.height(of: views?.input, in: bounds.width))
    }
}
