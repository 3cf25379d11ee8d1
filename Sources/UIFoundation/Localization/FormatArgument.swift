import CoreGraphics
public import Foundation

/// A value that a format can show: numbers and texts.
///
/// Foundation's formatting functions accept any `CVarArg`. Those with arguments of this protocol are the better match for the
/// compiler, so that calls with numbers and texts choose plural forms of the app's tables.
public nonisolated protocol FormatArgument: CVarArg {}

nonisolated extension Int: FormatArgument {}
nonisolated extension Int8: FormatArgument {}
nonisolated extension Int16: FormatArgument {}
nonisolated extension Int32: FormatArgument {}
nonisolated extension Int64: FormatArgument {}
nonisolated extension UInt: FormatArgument {}
nonisolated extension UInt8: FormatArgument {}
nonisolated extension UInt16: FormatArgument {}
nonisolated extension UInt32: FormatArgument {}
nonisolated extension UInt64: FormatArgument {}
nonisolated extension Float: FormatArgument {}
nonisolated extension Double: FormatArgument {}
nonisolated extension CGFloat: FormatArgument {}
nonisolated extension Bool: FormatArgument {}
nonisolated extension String: FormatArgument {}
nonisolated extension NSString: FormatArgument {}
