/// A view that shows the content of a configuration.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
    /// The description of the content that shows; setting it shows another one, of a kind that the view supports.
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can show a configuration; by default one of the kind that it shows now.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
