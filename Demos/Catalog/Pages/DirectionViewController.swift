import UIKit

/// The same controls read from the left and from the right.
final class DirectionViewController: PageViewController {
    private let choice = UISegmentedControl(items: ["From the left", "From the right"])
    private lazy var subject = CardView("مثال", rows: controlRows + [pictures])
    private let texts = UILabel(
        "مرحبا بالعالم! هذا نص يُقرأ من اليمين إلى اليسار.\nשלום עולם! הטקסט הזה נקרא מימין לשמאל.\nThis text is read from the left.",
        numberOfLines: 0)

    init() { super.init(title: "Right to left") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func makeCards() -> [CardView] {
        choice.selectedSegmentIndex = 1
        choice.addAction(UIAction { [weak self] _ in self?.turn() }, for: .valueChanged)
        let cards = [
            CardView("Direction", rows: [WideRow("", choice)]), subject,
            CardView(
                "Text", rows: [WideRow("", texts)],
                remark: "A paragraph runs in the direction of its first letter, whatever the layout does."),
        ]
        turn()
        return cards
    }

    private func turn() {
        let attribute: UISemanticContentAttribute =
            choice.selectedSegmentIndex == 1 ? .forceRightToLeft : .forceLeftToRight
        turn(subject, attribute)
    }

    /// The attribute is not inherited.
    private func turn(_ view: UIView, _ attribute: UISemanticContentAttribute) {
        view.semanticContentAttribute = attribute
        for subview in view.subviews { turn(subview, attribute) }
    }

    private var controlRows: [any CardRow] {
        let control = UISwitch()
        control.isOn = true
        let slider = UISlider()
        slider.value = 0.25
        slider.minimumValueImage = UIImage(systemName: "speaker.fill")
        slider.maximumValueImage = UIImage(systemName: "speaker.wave.2.fill")
        let stepper = UIStepper()
        stepper.value = 1
        let segments = UISegmentedControl(items: ["واحد", "اثنان", "ثلاثة"])
        segments.selectedSegmentIndex = 0
        let progress = UIProgressView()
        progress.progress = 0.3
        let dots = UIPageControl()
        dots.numberOfPages = 5
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "إرسال"
        configuration.image = UIImage(systemName: "paperclip")
        configuration.imagePadding = 8
        let button = UIButton(configuration: configuration)
        return [
            ControlRow("مفتاح", control), WideRow("شريط تمرير", slider), ControlRow("عداد", stepper),
            WideRow("أجزاء", segments), WideRow("تقدم", progress), WideRow("صفحات", dots), ControlRow("زر", button),
        ]
    }

    private var pictures: GridRow {
        let arrow = UIImage(systemName: "arrow.right")?.withConfiguration(
            UIImage.SymbolConfiguration(pointSize: 30, weight: .medium))
        let fixed = UIImageView(image: arrow)
        let flipping = UIImageView(image: arrow?.imageFlippedForRightToLeftLayoutDirection())
        return GridRow([Exhibit("as it is", fixed), Exhibit("flips", flipping)])
    }
}
