public import Foundation

/// Core Foundation's name for bytes, which Foundation on Linux lacks; here it is Foundation's value.
public typealias CFData = Data
