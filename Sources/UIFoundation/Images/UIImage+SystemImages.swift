nonisolated extension UIImage {
    /// A circle with three dots, for a list of actions.
    public class var actions: UIImage { system("ellipsis.circle") }
    /// A circle with a plus.
    public class var add: UIImage { system("plus.circle") }
    /// A circle with a minus.
    public class var remove: UIImage { system("minus.circle") }
    /// A check mark.
    public class var checkmark: UIImage { system("checkmark") }
    /// A check mark in a circle.
    public class var strokedCheckmark: UIImage { system("checkmark.circle") }

    private class func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
