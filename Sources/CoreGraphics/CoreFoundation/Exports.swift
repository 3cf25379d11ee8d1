// The names that `import CoreGraphics` exports: points, sizes, rectangles and their numbers, which are Foundation's on Linux.

@_exported public import Foundation
