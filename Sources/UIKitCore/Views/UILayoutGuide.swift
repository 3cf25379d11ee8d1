public import Foundation

/// A rectangle of a view's layout that is no view.
///
/// Status: partial – guides of scroll views have their geometry; constraints, which give others theirs, are not implemented.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// The view in whose coordinates the guide lies; setting it moves the guide there.
    open weak var owningView: UIView? {
        get { owner }
        set {
            guard newValue !== owner else { return }
            owner?.removeLayoutGuide(self)
            newValue?.addLayoutGuide(self)
        }
    }

    weak var owner: UIView?

    /// A name for finding out which guide one has before one.
    open var identifier = ""

    /// The rectangle in the owning view's coordinates; empty while nothing gives it a place.
    open var layoutFrame: CGRect { .zero }

    /// Makes a guide that belongs to no view.
    public override init() { super.init() }
}
