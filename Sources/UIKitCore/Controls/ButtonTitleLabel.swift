/// The label in a button: a change of its text or font is a change of the button's size.
final class ButtonTitleLabel: UILabel {
    weak var button: UIButton?

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        button?.sizeDidChange()
    }

    override var drawsContent: Bool { true }
}
