import Foundation
public import UIFoundation

/// The look of a toolbar: its background and its buttons.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    /// Makes the look of unchanged bars, for a kind of device.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        hookUp()
    }

    /// Makes a copy, with the buttons of another toolbar.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UIToolbarAppearance {
            buttonAppearance = other.buttonAppearance.copied()
            doneButtonAppearance = other.doneButtonAppearance.copied()
        }
        hookUp()
    }

    private func hookUp() { hookUp(buttonAppearance, doneButtonAppearance) }

    private func partDidChange() {
        hookUp()
        didChange()
    }

    /// The look of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet {
            buttonAppearance = buttonAppearance.copied()
            partDidChange()
        }
    }

    /// The look of buttons that finish a task.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet {
            doneButtonAppearance = doneButtonAppearance.copied()
            partDidChange()
        }
    }
}
