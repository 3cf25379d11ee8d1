/// The values that a segue begins with, of whichever class it is.
package struct SegueEnds {
    package let identifier: String?
    package let source: UIViewController
    package let destination: UIViewController

    package init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }
}
