import Foundation

/// The views that a first responder has shown in the place of a keyboard: each is the first that its chain has.
struct InputViews {
    private(set) var accessory: UIView?
    private(set) var input: UIView?
    /// The responder that has the accessory, else the input view; what is done in the views and not handled there goes on to it.
    private(set) weak var source: UIResponder?

    init(of responder: UIResponder) {
        var inputSource: UIResponder?
        for responder in responder.chain {
            if input == nil, let view = responder.inputView ?? responder.inputViewController?.view {
                (input, inputSource) = (view, responder)
            }
            if accessory == nil, let view = responder.inputAccessoryView ?? responder.inputAccessoryViewController?.view
            {
                (accessory, source) = (view, responder)
            }
        }
        source = source ?? inputSource
    }

    /// Points from top to bottom for both views in a width.
    func height(in width: CGFloat) -> CGFloat {
        Self.height(of: accessory, in: width) + Self.height(of: input, in: width)
    }

    /// The height of one view: that of its content where it sizes itself, else that of its frame, else what suits it.
    static func height(of view: UIView?, in width: CGFloat) -> CGFloat {
        guard let view else { return 0 }
        if let fitted = fittedHeight(of: view, in: width) { return fitted }
        if sizesItself(view) {
            let intrinsic = view.intrinsicContentSize.height
            return intrinsic >= 0 ? intrinsic : view.sizeThatFits(CGSize(width: width, height: 0)).height
        }
        let height = view.frame.height
        return height > 0 ? height : max(0, view.sizeThatFits(CGSize(width: width, height: 0)).height)
    }

    /// The height that constraints inside a view give it in a width, where it leaves its size to them.
    private static func fittedHeight(of view: UIView, in width: CGFloat) -> CGFloat? {
        guard view.isSizedByConstraints,
            !view.translatesAutoresizingMaskIntoConstraints || (view as? UIInputView)?.allowsSelfSizing == true
        else { return nil }
        return view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    private static func sizesItself(_ view: UIView) -> Bool {
        if let view = view as? UIInputView, view.allowsSelfSizing { return true }
        return view.autoresizingMask.contains(.flexibleHeight) && view.intrinsicContentSize.height >= 0
    }
}
