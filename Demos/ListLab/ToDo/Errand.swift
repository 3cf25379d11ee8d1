import UIKit

/// A task on the list.
struct Errand: Identifiable {
    /// When it is to be done, or that it was.
    enum Period: String, CaseIterable {
        case today = "Today"
        case later = "Later"
        case done = "Done"
    }

    let id: Int
    var text: String
    /// Where it was before it was done.
    var period = Period.today
    var isDone = false

    /// The section of the list that it belongs to.
    var shownPeriod: Period { isDone ? .done : period }

    static let examples = [
        Errand(id: 0, text: "Water the tomatoes"),
        Errand(id: 1, text: "Ask Jonas where the keys are, and have a second pair made while the shop is open"),
        Errand(id: 2, text: "Post the parcel"),
        Errand(id: 3, text: "Renew the library card", period: .later),
        Errand(id: 4, text: "Sharpen the kitchen knives", period: .later),
        Errand(id: 5, text: "Plan the trip to the lake", period: .later),
        Errand(id: 6, text: "Pay the rent", isDone: true),
    ]
}
