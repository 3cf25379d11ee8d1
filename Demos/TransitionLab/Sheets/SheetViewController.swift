import UIKit

/// The content of a sheet: its own settings, which take effect at once.
final class SheetViewController: ColumnViewController {
    private typealias Identifier = UISheetPresentationController.Detent.Identifier
    private static let undimmed: [(title: String, detent: Identifier?)] = [
        ("None", nil), ("Low", SheetChoice.low), ("Medium", .medium), ("Large", .large),
    ]
    private let choice: SheetChoice
    private lazy var heightControl = UISegmentedControl(items: choice.detents.map { Self.name(of: $0.identifier) })
    private lazy var undimmedControl = UISegmentedControl(items: undimmed.map(\.title))
    private let cornerSlider = UISlider()

    init(_ choice: SheetChoice) {
        self.choice = choice
        super.init(title: choice.rawValue)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
        preferredContentSize = CGSize(width: 360, height: 480)
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    private static func name(of detent: Identifier) -> String {
        undimmed.first { $0.detent == detent }?.title ?? detent.rawValue
    }

    /// None, and the heights that there are.
    private var undimmed: [(title: String, detent: Identifier?)] {
        let detents = choice.detents.map(\.identifier)
        return Self.undimmed.filter { choice in choice.detent.map(detents.contains) ?? true }
    }

    private var sheet: UISheetPresentationController? { navigationController?.sheetPresentationController }

    override func viewDidLoad() {
        super.viewDidLoad()
        heightControl.addAction(UIAction { [unowned self] _ in applyHeight() }, for: .valueChanged)
        undimmedControl.addAction(UIAction { [unowned self] _ in applyUndimmed() }, for: .valueChanged)
        undimmedControl.selectedSegmentIndex =
            undimmed.firstIndex { $0.detent == sheet?.largestUndimmedDetentIdentifier } ?? 0
        cornerSlider.maximumValue = 60
        cornerSlider.value = 10
        cornerSlider.addAction(
            UIAction { [unowned self] _ in sheet?.preferredCornerRadius = CGFloat(cornerSlider.value) },
            for: .valueChanged)
        let heights = SettingRow("Rests at", heightControl)
        let dimming = SettingRow("Largest undimmed height", undimmedControl)
        column = [
            OptionCard("HEIGHT", rows: choice.detents.count > 1 ? [heights, dimming] : [dimming]),
            OptionCard("LOOKS", rows: [grabberRow, SettingRow("Radius of the corners", cornerSlider)]),
            OptionCard("HABITS", rows: [scrollingRow, stayingRow, edgeRow, widthRow]),
        ]
        showDetent()
    }

    // MARK: Rows

    private var grabberRow: SettingRow {
        .toggle("Grabber", isOn: sheet?.prefersGrabberVisible == true) { [unowned self] isOn in
            sheet?.animateChanges { sheet?.prefersGrabberVisible = isOn }
        }
    }

    private var scrollingRow: SettingRow {
        .toggle("Scrolling expands it", isOn: true) { [unowned self] in
            sheet?.prefersScrollingExpandsWhenScrolledToEdge = $0
        }
    }

    private var stayingRow: SettingRow {
        .toggle("Stays until it is done", isOn: choice.stays) { [unowned self] in
            navigationController?.isModalInPresentation = $0
        }
    }

    private var edgeRow: SettingRow {
        .toggle("At the edge of a low window", isOn: false) { [unowned self] isOn in
            sheet?.animateChanges { sheet?.prefersEdgeAttachedInCompactHeight = isOn }
        }
    }

    private var widthRow: SettingRow {
        .toggle("As wide as it prefers", isOn: false) { [unowned self] isOn in
            sheet?.animateChanges { sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached = isOn }
        }
    }

    // MARK: Height

    /// Shows where the sheet rests.
    func showDetent() {
        let resting = sheet?.selectedDetentIdentifier
        heightControl.selectedSegmentIndex = choice.detents.firstIndex { $0.identifier == resting } ?? 0
    }

    private func applyHeight() {
        let detent = choice.detents[heightControl.selectedSegmentIndex]
        sheet?.animateChanges { sheet?.selectedDetentIdentifier = detent.identifier }
    }

    private func applyUndimmed() {
        let detent = undimmed[undimmedControl.selectedSegmentIndex].detent
        sheet?.animateChanges { sheet?.largestUndimmedDetentIdentifier = detent }
    }
}
