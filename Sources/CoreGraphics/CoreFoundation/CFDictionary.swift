/// Core Foundation's name for tables, which Foundation on Linux lacks; here it is Swift's own dictionary.
public typealias CFDictionary = [AnyHashable: Any]
