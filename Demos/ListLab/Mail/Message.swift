import UIKit

/// A letter of the inbox.
struct Message: Identifiable {
    let id: Int
    let sender: String
    let subject: String
    let text: String
    let date: Date
    var isUnread: Bool
    var isFlagged = false
}
