// The modules that `import UIKit` exports.

@_exported public import CoreGraphics
@_exported public import CoreText
@_exported public import DarwinCompatibility
@_exported public import Foundation
@_exported public import QuartzCore
@_exported public import UIFoundation
@_exported public import UIKitAlerts
@_exported public import UIKitCore
@_exported public import UIKitLists
@_exported public import UIKitNibs
@_exported public import UIKitPages
@_exported public import UIKitPickers
@_exported public import UIKitStacks
@_exported public import UIKitText
