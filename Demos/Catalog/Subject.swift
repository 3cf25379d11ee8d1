import UIKit

/// A page of the catalogue: its title, its badge in the list, and the controller that shows it.
struct Subject {
    let title: String
    let symbol: String
    let color: UIColor
    let makePage: @MainActor () -> PageViewController

    /// The subjects in groups, each with its heading.
    @MainActor static let groups: [(title: String, subjects: [Subject])] = [
        (
            "Controls",
            [
                Subject(title: "Buttons", symbol: "capsule.fill", color: .systemBlue) { ButtonsViewController() },
                Subject(title: "Configured buttons", symbol: "star.square.fill", color: .systemIndigo) {
                    ConfigurationsViewController()
                },
                Subject(title: "Switches", symbol: "power", color: .systemGreen) { SwitchesViewController() },
                Subject(title: "Sliders", symbol: "slider.horizontal.3", color: .systemOrange) {
                    SlidersViewController()
                },
                Subject(title: "Steppers", symbol: "number", color: .systemTeal) { SteppersViewController() },
                Subject(title: "Segments", symbol: "square.grid.2x2.fill", color: .systemPurple) {
                    SegmentsViewController()
                },
                Subject(title: "Page dots", symbol: "ellipsis", color: .systemGray) { PageDotsViewController() },
                Subject(title: "Progress", symbol: "timer", color: .systemPink) { ProgressViewController() },
                Subject(title: "Pickers", symbol: "chevron.up.chevron.down", color: .systemBrown) {
                    PickersViewController()
                },
                Subject(title: "Date pickers", symbol: "calendar", color: .systemRed) { DatePickersViewController() },
                Subject(title: "Menus", symbol: "list.bullet", color: .systemIndigo) { MenusViewController() },
            ]
        ),
        (
            "Text, pictures and colours",
            [
                Subject(title: "Labels", symbol: "text.alignleft", color: .systemBrown) { LabelsViewController() },
                Subject(title: "Text fields", symbol: "pencil", color: .systemTeal) { FieldsViewController() },
                Subject(title: "Images", symbol: "photo.fill", color: .systemCyan) { ImagesViewController() },
                Subject(title: "Symbols", symbol: "heart.fill", color: .systemRed) { SymbolsViewController() },
                Subject(title: "Colours", symbol: "drop.fill", color: .systemMint) { ColorsViewController() },
            ]
        ),
        (
            "Surroundings",
            [
                Subject(title: "Scroll views", symbol: "arrow.up.arrow.down", color: .systemBlue) {
                    ScrollViewsViewController()
                },
                Subject(title: "Refresh", symbol: "arrow.clockwise", color: .systemOrange) { RefreshViewController() },
                Subject(title: "Materials", symbol: "sparkles", color: .systemPurple) { MaterialsViewController() },
                Subject(title: "Right to left", symbol: "arrow.left.arrow.right", color: .systemGreen) {
                    DirectionViewController()
                },
            ]
        ),
    ]
}
