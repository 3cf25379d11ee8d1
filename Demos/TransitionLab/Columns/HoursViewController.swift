import UIKit

/// The hours of a part of the day, for the column in the middle.
final class HoursViewController: ColumnViewController {
    private var photos: [Photo] = []
    /// Called with the hour that was chosen.
    var onChoice: (Photo) -> Void = { _ in }

    init() { super.init(title: "Hours") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        showRows()
    }

    func show(_ photos: [Photo], title: String) {
        self.photos = photos
        self.title = title
        guard isViewLoaded else { return }
        showRows()
        view.setNeedsLayout()
    }

    private func showRows() {
        let rows = photos.map { photo in
            OptionRow(photo.name, note: "A picture with hills") { [unowned self] _ in onChoice(photo) }
        }
        column = [OptionCard("HOURS", rows: rows)]
    }
}
