package import Foundation

extension NSCoder {
    /// The coder as one of an interface file; nil for archives of other kinds.
    package var interface: InterfaceCoder? { self as? InterfaceCoder }
}
