public import Foundation

/// Core Foundation's name for errors, which Foundation on Linux lacks; here they are Foundation's objects.
public typealias CFError = NSError
