// What `import QuartzCore` brings along.

@_exported public import CoreGraphics
@_exported public import Foundation
