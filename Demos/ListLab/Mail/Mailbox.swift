import UIKit

/// The letters that have arrived, newest first, and those that are still to arrive.
struct Mailbox {
    private(set) var messages: [Message] = []
    private var count = 0

    init() {
        // Each letter is some hours older than the one above it.
        for (number, letter) in Self.letters.enumerated() {
            let message = makeMessage(letter, age: Double(number * number) * 3 * 3600 + 600, isUnread: number % 3 == 0)
            messages.append(message)
        }
    }

    subscript(row: Int) -> Message {
        get { messages[row] }
        set { messages[row] = newValue }
    }

    /// Brings in new letters at the top, and says how many.
    mutating func fetch() -> Int {
        for (age, letter) in Self.news.enumerated().reversed() {
            messages.insert(makeMessage(letter, age: Double(age) * 60, isUnread: true), at: 0)
        }
        return Self.news.count
    }

    mutating func remove(at rows: some Sequence<Int>) {
        for row in rows.sorted(by: >) { messages.remove(at: row) }
    }

    mutating func moveToTop(_ row: Int) { messages.insert(messages.remove(at: row), at: 0) }

    func row(of id: Message.ID) -> Int? { messages.firstIndex { $0.id == id } }

    private mutating func makeMessage(_ letter: Letter, age: TimeInterval, isUnread: Bool) -> Message {
        defer { count += 1 }
        return Message(
            id: count, sender: letter.sender, subject: letter.subject, text: letter.text,
            date: Date(timeIntervalSinceNow: -age), isUnread: isUnread)
    }

    private typealias Letter = (sender: String, subject: String, text: String)

    private static let news: [Letter] = [
        ("Sailing club", "Wind warning", "Gusts of up to 60 km/h are expected after noon. The harbour stays open."),
        ("Jonas", "Found them", "They were in my coat all along."),
    ]

    private static let letters: [Letter] = [
        (
            "Marta Lindgren", "Boat on Saturday",
            "The weather should hold until the evening. Bring a jacket that keeps the wind out, and tell me by Friday "
                + "whether your sister joins us."
        ),
        (
            "City Library", "Two books are due",
            "“A Field Guide to Mosses” and “The Clockmaker’s Year” are due in three days. You can extend each of them once."
        ),
        ("Jonas", "Re: keys", "Under the blue pot."),
        (
            "Harbour Orchestra", "Programme of the spring season",
            "Four evenings, one of them in the open air. Subscribers choose their seats a week before everyone else does, "
                + "so have a look at the plan of the hall in the attachment."
        ),
        (
            "Priya Raman", "Slides",
            "I moved the graph to the second page and cut the last three. It is short now, and I like it better."
        ),
        (
            "Bicycle workshop", "Your wheel is ready",
            "We trued it, and replaced two spokes and the rim tape. Please pick it up between nine and six."
        ),
        (
            "Old Town Residents",
            "Minutes of the meeting about the trees in Chestnut Street and what is to follow from it",
            "Present were 23 members. The council will look at the roots in March. A walk with the gardener is planned, and "
                + "everybody who would like to come should write to the address below."
        ),
        ("Aunt Sofia", "Recipe", "Half the sugar of last time! And let it rest overnight, as your grandmother did."),
        (
            "Train tickets", "Booking confirmed",
            "Two seats at the window, coach 7. Show the code in the attachment to the conductor; a printed ticket is not "
                + "needed."
        ),
        ("Marta Lindgren", "Photos of the lake", "Thirty-one of them. The ones with the heron are at the end."),
        (
            "Observatory", "Clear nights ahead",
            "The dome opens at ten. We shall look at the rings of Saturn, and, if the Moon lets us, at two nebulae."
        ),
        ("Jonas", "Keys?", "Where did we leave them?"),
    ]
}
