public import Foundation

/// Core Foundation's name for bytes that grow, which Foundation on Linux lacks; here they are Foundation's object.
public typealias CFMutableData = NSMutableData
