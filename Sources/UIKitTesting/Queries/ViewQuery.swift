public import UIKitCore

/// A condition for finding views, with a description in words.
@MainActor public struct ViewQuery {
    /// The view that the query looks for, as the object of a sentence.
    public let description: String
    let matches: (UIView) -> Bool

    /// Makes a query from a description and a test that the view matches.
    ///
    /// - Parameters:
    ///   - description: The object of the sentence that reports a failure, such as `a red button`.
    ///   - matches: Returns whether a view is one of those that are looked for; called for visible views, in no fixed order.
    public init(_ description: String, matches: @escaping (UIView) -> Bool) {
        (self.description, self.matches) = (description, matches)
    }

    /// The view that draws or is titled with a text.
    public static func text(_ text: String) -> ViewQuery {
        ViewQuery("a view with the text \"\(text)\"") { $0.shownText == text }
    }

    /// Views of a class, subclasses included.
    public static func type<View: UIView>(_ type: View.Type) -> ViewQuery {
        ViewQuery("a \(type)") { $0 is View }
    }

    /// The view with a tag.
    public static func tag(_ tag: Int) -> ViewQuery { ViewQuery("a view with the tag \(tag)") { $0.tag == tag } }

    /// One particular view.
    public static func view(_ view: UIView) -> ViewQuery { ViewQuery("\(view)") { $0 === view } }

    /// Views that match and lie inside an ancestor that matches another query.
    ///
    /// - Parameters:
    ///   - ancestor: The query for the ancestor, at any distance.
    ///   - query: The query for the views inside.
    /// - Complexity: linear in the number of ancestors of each view that matches `query`.
    public static func descendant(of ancestor: ViewQuery, matching query: ViewQuery) -> ViewQuery {
        ViewQuery("\(query.description) inside \(ancestor.description)") { view in
            guard query.matches(view) else { return false }
            var next = view.superview
            while let current = next {
                if ancestor.matches(current) { return true }
                next = current.superview
            }
            return false
        }
    }
}
