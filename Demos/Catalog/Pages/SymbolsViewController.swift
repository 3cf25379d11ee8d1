import UIKit

/// Every symbol there is, in seven variants and nine weights. Only visible symbols have views.
final class SymbolsViewController: PageViewController {
    /// The endings of a symbol's name, as in the names of SF Symbols.
    private static let variants = ["", ".fill", ".circle", ".circle.fill", ".square", ".square.fill", ".slash"]
    private static let weights: [UIImage.SymbolWeight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    private let chapters = SymbolChapter.all.map { SymbolGridRow(names: $0.names) }
    private let variantControl = UISegmentedControl(
        items: SymbolsViewController.variants.compactMap { UIImage(systemName: "heart" + $0) })
    private let weightSlider = UISlider()
    private lazy var weightRow = WideRow("Weight", weightSlider)

    init() { super.init(title: "Symbols") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func makeCards() -> [CardView] {
        variantControl.selectedSegmentIndex = 0
        variantControl.addAction(UIAction { [weak self] _ in self?.showVariant() }, for: .valueChanged)
        weightSlider.maximumValue = Float(Self.weights.count - 1)
        weightSlider.value = 3
        weightSlider.addAction(UIAction { [weak self] _ in self?.showWeight() }, for: .valueChanged)
        showWeight()
        let heads = [CardView("Look", rows: [WideRow("Variant", variantControl), weightRow])]
        return heads
            + zip(SymbolChapter.all, chapters).map { chapter, row in CardView(chapter.title, rows: [row]) }
    }

    private func showVariant() {
        let suffix = Self.variants[max(0, variantControl.selectedSegmentIndex)]
        for chapter in chapters { chapter.suffix = suffix }
        view.setNeedsLayout()
    }

    private func showWeight() {
        let weight = Self.weights[Int(weightSlider.value.rounded())]
        weightRow.value = "\(weight)"
        for chapter in chapters { chapter.weight = weight }
    }

    // MARK: Visible symbols

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // The rows have their frames only after their cards are laid out.
        scrollView.layoutIfNeeded()
        showVisibleSymbols()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { showVisibleSymbols() }

    private func showVisibleSymbols() {
        for chapter in chapters { chapter.showSymbols(in: chapter.convert(scrollView.bounds, from: scrollView)) }
    }
}
