/// A view that shows an item of a list, and later perhaps another one.
package protocol FocusListItem: UIView {
    /// The list that it is in; nil for none.
    var focusList: (any FocusList)? { get }
}
