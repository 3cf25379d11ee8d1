package import Foundation

/// An object that an initializer can return instead of a new one.
///
/// Only an initializer of a protocol that is not for classes alone can do that.
package nonisolated protocol ObjectAnswering {}

extension NSObject: nonisolated ObjectAnswering {}

nonisolated extension ObjectAnswering where Self: NSObject {
    init(answering object: NSObject) { self = object as! Self }
}
