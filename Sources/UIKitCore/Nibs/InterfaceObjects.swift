import Foundation
package import InterfaceArchive
package import ResourceFiles
package import UIFoundation

/// The objects of an interface file that is being loaded, and the app's resources that it names.
package protocol InterfaceObjects: AnyObject {
    /// The object of an element, made at the first call; nil if the element has none.
    func object(for element: InterfaceElement) -> AnyObject?

    /// The object of the element with an identifier: made at the first call, or the one that was given for it; nil for none.
    func object(withID id: String) -> AnyObject?

    /// A template for the part of the file below an element, to make its objects later and repeatedly.
    ///
    /// This call makes no object. The template can make them as long as it lives, even after the loading has ended.
    func template(for element: InterfaceElement) -> any InterfaceTemplate

    /// Whether an element exists in the present traits; variations omit some.
    func includes(_ element: InterfaceElement) -> Bool

    /// The value of an attribute in the present traits, if a variation has another one than the element.
    func variation(of attribute: String, in element: InterfaceElement) -> String?

    /// The value of a property in the present traits, if a variation has another one than the element.
    func variation(ofValue key: String, in element: InterfaceElement) -> InterfaceElement?

    /// The string for a key, such as `a1.text`, in the user's language; nil to use the file's own.
    func localizedText(for key: String) -> String?

    /// The app's image with a name, or that of the file's resources.
    func image(named name: String, fromSymbols: Bool) -> UIImage?

    /// The app's colour with a name, or that of the file's resources.
    func color(named name: String) -> UIColor?

    /// The value of a system colour that the framework does not have, from the file's resources.
    func fallback(forSystemColor name: String) -> UIColor?

    /// The scene, which is stored in each controller that is read from the file.
    var source: (any InterfaceSource)? { get }

    /// Reports a fault of the file once.
    func report(_ fault: ResourceFault)
}

extension InterfaceObjects {
    // Objects without variations have no other values.
    package func variation(ofValue key: String, in element: InterfaceElement) -> InterfaceElement? { nil }
}
