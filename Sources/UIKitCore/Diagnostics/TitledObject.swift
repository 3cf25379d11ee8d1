/// An object that sentences for the programmer call by more than its class.
protocol TitledObject: AnyObject {
    /// What tells it from others of its class, the best first; the first that says anything counts.
    var distinctions: [String?] { get }
}
