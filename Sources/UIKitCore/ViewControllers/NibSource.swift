package import Foundation

/// The interface file with which a controller of any class is initialised.
package struct NibSource {
    package let name: String?
    package let bundle: Bundle?
}
