import QuartzCore

extension _ConstructibleThroughClass where Self: UIStoryboardSegue {
    /// Makes a segue of a class that is known only at run time.
    ///
    /// - Parameters:
    ///   - identifier: The name that distinguishes it; nil for none.
    ///   - source: The controller at which the segue starts.
    ///   - destination: The controller that the segue shows.
    @_disfavoredOverload public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.init(
            through: ConstructionKey(
                beginningWith: SegueEnds(identifier: identifier, source: source, destination: destination)))
    }
}
