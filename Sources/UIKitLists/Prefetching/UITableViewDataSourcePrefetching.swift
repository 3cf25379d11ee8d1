public import Foundation

/// Gets the data of rows ready that will soon be shown.
///
/// Rows that come on screen faster are not mentioned, so a data source has to do without it too.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// The rows at `indexPaths`, the nearest first, will soon be shown if the user scrolls on.
    ///
    /// They lie ahead in the direction of scrolling, as far as the table is high. A row is mentioned once until it was shown or
    /// called off; after a reload all begins anew.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

    /// The rows at `indexPaths`, which were mentioned before, will not be shown soon: the user scrolls elsewhere.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
