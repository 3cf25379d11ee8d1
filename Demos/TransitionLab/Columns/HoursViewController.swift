import UIKit

/// The hours of a part of the day, for the column in the middle.
final class HoursViewController: OptionsViewController {
    /// Called with the hour that was chosen.
    var onChoice: (Photo) -> Void = { _ in }

    init() { super.init(title: "Hours") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    func show(_ photos: [Photo], title: String) {
        self.title = title
        let rows = photos.map { photo in
            OptionRow.option(photo.name, note: "A picture with hills") { [unowned self] _ in onChoice(photo) }
        }
        show([OptionSection(title: "Hours", rows: rows)])
    }
}
