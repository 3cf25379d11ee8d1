public import UIFoundation

/// Buttons whose action is a method reference: `UIBarButtonItem(title: "Add", style: .plain, target: self, action:
/// Controller.add)`.
extension UIBarButtonItem {
    /// Makes a button with a title that calls a target's action without arguments.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let selector = Selector(action, file: file, line: line, column: column)
        self.init(title: title, style: style, target: target, action: selector)
    }

    /// Makes a button with a title that calls a target's action with itself.
    public convenience init<Target: AnyObject, Sender>(
        title: String?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, file: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column
    ) {
        let selector = Selector(action, file: file, line: line, column: column)
        self.init(title: title, style: style, target: target, action: selector)
    }

    /// Makes a button with a picture that calls a target's action without arguments.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void, file: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column
    ) {
        let selector = Selector(action, file: file, line: line, column: column)
        self.init(image: image, style: style, target: target, action: selector)
    }

    /// Makes a button with a picture that calls a target's action with itself.
    public convenience init<Target: AnyObject, Sender>(
        image: UIImage?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, file: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column
    ) {
        let selector = Selector(action, file: file, line: line, column: column)
        self.init(image: image, style: style, target: target, action: selector)
    }

    /// Makes one of the usual buttons that calls a target's action without arguments.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void, file: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column
    ) {
        let selector = Selector(action, file: file, line: line, column: column)
        self.init(barButtonSystemItem: systemItem, target: target, action: selector)
    }

    /// Makes one of the usual buttons that calls a target's action with itself.
    public convenience init<Target: AnyObject, Sender>(
        barButtonSystemItem systemItem: SystemItem, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, file: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column
    ) {
        let selector = Selector(action, file: file, line: line, column: column)
        self.init(barButtonSystemItem: systemItem, target: target, action: selector)
    }
}
