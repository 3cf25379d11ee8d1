import UIKitCore

/// Answers of delegates that lack the methods for text items, which no app can give.
enum AbsentItemAnswers {
    static let action = UIAction { _ in }
    static let menu = UITextItem.MenuConfiguration(menu: UIMenu())
}
