public import Foundation

/// Core Foundation's name for text with attributes, which Foundation on Linux lacks; here it is Foundation's object.
public typealias CFAttributedString = NSAttributedString
