import Foundation

extension UIScrollView {
    /// Stops the program when one of a scroll view's own recognizers is given a delegate other than the scroll view.
    static func check(
        _ delegate: (any UIGestureRecognizerDelegate)?, isDelegateOf recognizer: String, in scrollView: UIScrollView?
    ) {
        guard delegate != nil, delegate !== scrollView else { return }
        fatalError(
            "The \(recognizer) of \(scrollView.map { "\($0)" } ?? "a scroll view") was given another delegate. "
                + "Only the scroll view may be: make a subclass that conforms to UIGestureRecognizerDelegate.")
    }
}
