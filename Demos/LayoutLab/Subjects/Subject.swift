import UIKit

/// A page of the lab: its title, its remark and badge in the list, and its controller.
struct Subject {
    let title: String
    let remark: String
    let symbol: String
    let color: UIColor
    let makePage: @MainActor () -> UIViewController

    @MainActor static let all = [
        Subject(
            title: "Stacks", remark: "Rows and columns, and how they share out their length",
            symbol: "square.grid.2x2.fill", color: .systemBlue
        ) { StacksViewController() },
        Subject(
            title: "Priorities", remark: "Constants, multipliers, hugging and compression",
            symbol: "slider.horizontal.3", color: .systemOrange
        ) { PrioritiesViewController() },
        Subject(
            title: "Conflict", remark: "Constraints that contradict each other, or leave something open",
            symbol: "bolt.fill", color: .systemRed
        ) { ConflictViewController() },
        Subject(
            title: "Form", remark: "Fields on common baselines, in as many columns as fit",
            symbol: "square.and.pencil", color: .systemGreen
        ) { FormViewController() },
        Subject(
            title: "Article", remark: "One story in three languages, read from the left and from the right",
            symbol: "book.fill", color: .systemIndigo
        ) { ArticleViewController() },
        Subject(
            title: "Guides", remark: "Safe area, margins and readable width, outlined",
            symbol: "circle.dashed", color: .systemTeal
        ) { GuidesViewController() },
    ]
}
