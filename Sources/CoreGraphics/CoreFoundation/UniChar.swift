/// A UTF-16 unit, as Core Foundation calls it.
public typealias UniChar = UInt16
