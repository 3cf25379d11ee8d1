/// An object that sentences for the programmer call by more than its class.
protocol TitledObject: AnyObject {
    /// Names that distinguish it from others of its class, the best first; the first that is not nil counts.
    var distinctions: [String?] { get }
}
