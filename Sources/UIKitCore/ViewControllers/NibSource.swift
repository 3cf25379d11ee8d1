package import Foundation

/// The interface file that a controller begins with, of whichever class it is.
package struct NibSource {
    package let name: String?
    package let bundle: Bundle?
}
