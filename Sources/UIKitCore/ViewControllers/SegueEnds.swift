/// The values with which a segue of any class is initialised.
package struct SegueEnds {
    package let identifier: String?
    package let source: UIViewController
    package let destination: UIViewController

    package init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }
}
