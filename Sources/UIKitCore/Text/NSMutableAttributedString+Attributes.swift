public import Foundation

nonisolated extension NSMutableAttributedString {
    /// Adds an object as an attribute, such as a font or a colour, in place of any value that is there.
    ///
    /// Foundation's method of this name takes values of any kind, but on this platform it stops the process when it replaces
    /// an object that is not one of Foundation's own. The compiler prefers this one wherever it knows the value as an object.
    public func addAttribute<Value: NSObject>(_ name: NSAttributedString.Key, value: Value, range: NSRange) {
        addAttributes([name: value], range: range)
    }
}
