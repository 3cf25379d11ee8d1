import Foundation
package import InterfaceArchive
package import ResourceFiles
package import UIFoundation

/// The objects of an interface file that is being loaded, and the app's resources that it names.
package protocol InterfaceObjects: AnyObject {
    /// The object that an element means, made at the first call; nil where the element means none.
    func object(for element: InterfaceElement) -> AnyObject?

    /// The object of the element that has an identifier: made at the first call, or the one that was given for it; nil for none.
    func object(withID id: String) -> AnyObject?

    /// The part of the file that an element is the beginning of, to make its objects later and as often as is wanted.
    ///
    /// Nothing of it is made now; it can be made for as long as the template lives, also when the loading has ended.
    func template(for element: InterfaceElement) -> any InterfaceTemplate

    /// Whether an element counts in the present traits; variations leave some out.
    func includes(_ element: InterfaceElement) -> Bool

    /// The value of an attribute of an element in the present traits, where a variation has another one than the element.
    func variation(of attribute: String, in element: InterfaceElement) -> String?

    /// The value of a property of an element in the present traits, where a variation has another one than the element.
    func variation(ofValue key: String, in element: InterfaceElement) -> InterfaceElement?

    /// The text for a key, such as `a1.text`, in the user's language; nil where the file's own is to be used.
    func localizedText(for key: String) -> String?

    /// The app's picture of a name, or that of the file's resources.
    func image(named name: String, fromSymbols: Bool) -> UIImage?

    /// The app's colour of a name, or that of the file's resources.
    func color(named name: String) -> UIColor?

    /// The value of a system colour that the framework does not have, from the file's resources.
    func fallback(forSystemColor name: String) -> UIColor?

    /// Gives each object that a controller reads from the file the way back to its scene.
    var source: (any InterfaceSource)? { get }

    /// Says a fault of the file once.
    func report(_ fault: ResourceFault)
}

extension InterfaceObjects {
    // Of objects without variations none has another value.
    package func variation(ofValue key: String, in element: InterfaceElement) -> InterfaceElement? { nil }
}
