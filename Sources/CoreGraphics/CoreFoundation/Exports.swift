// What `import CoreGraphics` brings along: points, sizes, rectangles and their numbers, which are Foundation's on Linux.

@_exported public import Foundation
