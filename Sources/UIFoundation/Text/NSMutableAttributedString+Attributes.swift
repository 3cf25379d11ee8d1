public import Foundation

nonisolated extension NSMutableAttributedString {
    /// Adds an attribute, such as a font or a colour, and replaces a former value.
    ///
    /// Foundation's method of this name takes values of any kind, but on this platform it stops the process when it replaces
    /// an object that is not one of Foundation's own. The compiler prefers this one wherever it knows more of the value than
    /// that it is one.
    public func addAttribute<Value>(_ name: NSAttributedString.Key, value: Value, range: NSRange) {
        addAttributes([name: value], range: range)
    }
}
