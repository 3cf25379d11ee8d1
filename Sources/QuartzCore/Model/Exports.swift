// The names that `import QuartzCore` exports.

@_exported public import CoreGraphics
@_exported public import Foundation
