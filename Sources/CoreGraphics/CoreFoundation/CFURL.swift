public import Foundation

/// Core Foundation's name for the address of a file, which Foundation on Linux lacks; here it is Foundation's value.
public typealias CFURL = URL
