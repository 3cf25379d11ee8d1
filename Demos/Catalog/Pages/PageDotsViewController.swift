import UIKit

/// Page controls: counts, colours, pictures, backgrounds.
final class PageDotsViewController: PageViewController {
    init() { super.init(title: "Page dots") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func makeCards() -> [CardView] {
        [
            CardView(
                "Counts", rows: [row("Three pages", 3), row("Twelve pages", 12), row("None", 0)],
                remark: "A tap beside the middle steps, a drag goes through the pages."),
            CardView(
                "Single page",
                rows: [row("Shown", 1), row("Hidden", 1) { $0.hidesForSinglePage = true }]),
            CardView(
                "Looks",
                rows: [
                    row("Colours", 5) {
                        $0.pageIndicatorTintColor = .systemTeal.withAlphaComponent(0.35)
                        $0.currentPageIndicatorTintColor = .systemTeal
                    },
                    row("Prominent background", 5) { $0.backgroundStyle = .prominent },
                    row("Own pictures", 5) {
                        $0.preferredIndicatorImage = UIImage(systemName: "heart.fill")
                        $0.setIndicatorImage(UIImage(systemName: "house.fill"), forPage: 0)
                        $0.currentPageIndicatorTintColor = .systemPink
                        $0.pageIndicatorTintColor = .systemPink.withAlphaComponent(0.3)
                    },
                    row("Disabled", 5) { $0.isEnabled = false },
                ]),
        ]
    }

    private func row(_ title: String, _ count: Int, change: (UIPageControl) -> Void = { _ in }) -> WideRow {
        let control = UIPageControl()
        control.numberOfPages = count
        change(control)
        let row = WideRow(title, control)
        row.value = Self.text(control)
        control.addAction(
            UIAction { [weak control, weak row] _ in row?.value = control.map(Self.text) }, for: .valueChanged)
        return row
    }

    private static func text(_ control: UIPageControl) -> String {
        control.numberOfPages == 0 ? "" : "\(control.currentPage + 1) of \(control.numberOfPages)"
    }
}
