public import Foundation

// On Apple's platforms every object is an argument of a format, and so is a value that becomes one. In a string's format each
// shows its description, an object that the list of arguments keeps.

extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The description, as the argument of a string's format.
    public var _cVarArgObject: any CVarArg { self as? NSString ?? NSString(string: String(describing: self)) }

    /// The object's address; strings' formats ask for ``_cVarArgObject`` instead.
    public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}

extension CVarArg where Self: _ObjectiveCBridgeable, _ObjectiveCType: NSObject {
    /// The object's description, as the argument of a string's format.
    public var _cVarArgObject: any CVarArg { NSString(string: String(describing: _bridgeToObjectiveC())) }

    /// Never asked for: formats ask for ``_cVarArgObject``.
    public var _cVarArgEncoding: [Int] { fatalError("A format encodes \(self) by its object.") }
}

extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Data: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension DateComponents: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Decimal: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension IndexPath: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension IndexSet: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Set: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension URL: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {}
