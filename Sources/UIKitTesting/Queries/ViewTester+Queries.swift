// Statically linked programs have no Swift Testing: there the rest of the library is built without testers.
#if canImport(Testing)
import Foundation
public import UIKitCore

extension ViewTester {
    /// The front-most visible view that matches.
    ///
    /// - Parameter query: The condition.
    /// - Throws: An error that lists the visible views when none matches.
    /// - Complexity: linear in the number of views in the window.
    public func view(_ query: ViewQuery) throws -> UIView {
        guard let view = matches(query).last else {
            let texts = visibleViews.compactMap(\.shownText).map { "\"\($0)\"" }
            throw TestFailure(
                "Found no \(query.description). "
                    + (texts.isEmpty
                        ? "No view shows a text." : "The texts shown are " + texts.joined(separator: ", ") + "."))
        }
        return view
    }

    /// The front-most visible view that matches, as the class that is wanted.
    ///
    /// - Parameter query: The condition.
    /// - Parameter type: The class of the result.
    /// - Throws: An error that lists the visible views when none matches or the view has another class.
    public func view<View: UIView>(_ query: ViewQuery, as type: View.Type) throws -> View {
        let found = try view(query)
        guard let view = found as? View else { throw TestFailure("\(found) is no \(type).") }
        return view
    }

    /// The number of visible views that match.
    ///
    /// - Complexity: linear in the number of views in the window.
    public func count(_ query: ViewQuery) -> Int { matches(query).count }

    /// Whether any visible view matches.
    ///
    /// - Complexity: linear in the number of views in the window.
    public func exists(_ query: ViewQuery) -> Bool { !matches(query).isEmpty }

    private func matches(_ query: ViewQuery) -> [UIView] { visibleViews.filter { query.matches($0) } }

    /// The views of every window that can be seen, in drawing order.
    private var visibleViews: [UIView] {
        var views: [UIView] = []
        func visit(_ view: UIView) {
            guard !view.isHidden, view.alpha > 0 else { return }
            views.append(view)
            view.subviews.forEach(visit)
        }
        UIApplication.shared.windows.forEach(visit)
        return views
    }
}
#endif
