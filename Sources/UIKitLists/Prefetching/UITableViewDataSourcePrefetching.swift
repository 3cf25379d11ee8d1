public import Foundation

/// Prepares the data of rows that will soon be shown.
///
/// Rows that become visible sooner are not requested, so a data source must be able to show rows without prefetching.
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
