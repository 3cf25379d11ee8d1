import UIKit

/// A page of the lab: its title, its remark and symbol in the list, the path of its address, and its controller.
struct Subject {
    let title: String
    let remark: String
    let path: String
    let symbol: String
    let color: UIColor
    let makePage: @MainActor () -> UIViewController

    @MainActor static let all = [
        Subject(
            title: "Mail", remark: "Rows that size themselves, swipes, several chosen at once, and news at the top",
            path: "mail", symbol: "envelope.fill", color: .systemBlue
        ) { MailViewController() },
        Subject(
            title: "To-do", remark: "Snapshots: rows move between sections, by a tap or by their handles",
            path: "to-do", symbol: "list.bullet", color: .systemOrange
        ) { ErrandsViewController() },
        Subject(
            title: "Settings", remark: "Switches, values, check marks, and rows that open below others",
            path: "settings", symbol: "gearshape.fill", color: .systemGray
        ) { SettingsViewController() },
        Subject(
            title: "100,000 rows", remark: "Heights that nobody knows before a row is seen",
            path: "rows", symbol: "number", color: .systemGreen
        ) { RowsViewController() },
        Subject(
            title: "Photos", remark: "A grid that fingers part into fewer columns, with pictures that change places",
            path: "photos", symbol: "square.grid.2x2.fill", color: .systemPurple
        ) { PhotosViewController() },
        Subject(
            title: "Calendar", remark: "A year by months and by days, in layouts of its own",
            path: "calendar", symbol: "calendar", color: .systemRed
        ) { CalendarViewController() },
        Subject(
            title: "Store", remark: "Banners in pages, shelves that scroll by themselves, a grid, and badges",
            path: "store", symbol: "cart", color: .systemPink
        ) { StoreViewController() },
        Subject(
            title: "Files", remark: "An outline whose folders expand, with swipes and menus",
            path: "files", symbol: "folder.fill", color: .systemTeal
        ) { FilesViewController() },
    ]
}
