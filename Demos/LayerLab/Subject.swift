import UIKit

/// One page of the gallery: its title, its text, and the controller that shows it.
struct Subject {
    let title: String
    let caption: String
    let color: UIColor
    let makePage: @MainActor (Subject) -> PageViewController

    @MainActor static let all = [
        Subject(title: "Paths", caption: "Bézier paths stroked, filled, dashed and drawn.", color: .systemBlue) {
            PathsViewController(subject: $0)
        },
        Subject(title: "Blends", caption: "Sixteen ways to lay one colour over another.", color: .systemPurple) {
            BlendsViewController(subject: $0)
        },
        Subject(title: "Gradients", caption: "Axial, radial and conic, still and moving.", color: .systemOrange) {
            GradientsViewController(subject: $0)
        },
        Subject(title: "Text", caption: "Six scripts in four styles.", color: .systemGreen) {
            TextViewController(subject: $0)
        },
        Subject(title: "Layers", caption: "Corners, shadows, masks, copies and gravity.", color: .systemPink) {
            LayersViewController(subject: $0)
        },
        Subject(title: "Curves", caption: "Five paces for the same way in the same time.", color: .systemTeal) {
            CurvesViewController(subject: $0)
        },
        Subject(title: "Springs", caption: "A mass on a spring, plotted as it swings.", color: .systemIndigo) {
            SpringsViewController(subject: $0)
        },
        Subject(title: "Blur", caption: "Four materials over discs of colour.", color: .systemRed) {
            BlurViewController(subject: $0)
        },
        Subject(title: "3D cards", caption: "Cards and a die that turn in space.", color: .systemBrown) {
            CardsViewController(subject: $0)
        },
        Subject(title: "Transitions", caption: "From one picture to the next, ten ways.", color: .systemCyan) {
            TransitionsViewController(subject: $0)
        },
    ]
}
