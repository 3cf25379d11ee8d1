public import Foundation
public import UIFoundation

/// An action of an element beside its activation, by a name that the user chooses from.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    /// Performs an action and returns whether it succeeded.
    public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    private var text: AccessibilityText?

    /// The name of the action, in the user's language.
    open var name: String {
        get { text?.plain ?? "" }
        set { text = AccessibilityText(newValue) }
    }

    /// The name with attributes for its pronunciation; it always agrees with `name`.
    open var attributedName: NSAttributedString {
        get { (text ?? AccessibilityText(name))?.attributed ?? AttributedText().attributed }
        set { text = AccessibilityText(newValue) }
    }

    /// The picture that is shown beside the name; nil for none.
    open var image: UIImage?
    /// The object on which `selector` is called; not kept alive.
    open weak var target: AnyObject?
    /// The method that performs the action. It may take the action, and returns whether it succeeded.
    open var selector: Selector
    /// Performs the action instead of the target.
    open var actionHandler: Handler?

    /// Makes an action that calls a method.
    ///
    /// - Parameters:
    ///   - name: The name, in the user's language.
    ///   - target: The object that performs the action; not kept alive.
    ///   - selector: The method, which may take the action and returns whether it succeeded.
    public convenience init(name: String, target: Any?, selector: Selector) {
        self.init(name: name, image: nil, target: target, selector: selector)
    }

    /// Makes an action with a picture that calls a method.
    public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        (text, self.image, self.selector) = (AccessibilityText(name), image, selector)
        self.target = target.map { $0 as AnyObject }
        super.init()
    }

    /// Makes an action that calls a method, by a name with attributes.
    public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
    }

    /// Makes an action with a picture that calls a method, by a name with attributes.
    public convenience init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        self.init(name: attributedName.string, image: image, target: target, selector: selector)
        self.attributedName = attributedName
    }

    /// Makes an action that calls a closure.
    public convenience init(name: String, actionHandler: Handler?) {
        self.init(name: name, image: nil, actionHandler: actionHandler)
    }

    /// Makes an action with a picture that calls a closure.
    public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
        self.init(name: name, image: image, target: nil, selector: Selector(name: "", method: nil))
        self.actionHandler = actionHandler
    }

    /// Makes an action that calls a closure, by a name with attributes.
    public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
        self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
    }

    /// Makes an action with a picture that calls a closure, by a name with attributes.
    public convenience init(attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
        self.init(name: attributedName.string, image: image, actionHandler: actionHandler)
        self.attributedName = attributedName
    }
}
