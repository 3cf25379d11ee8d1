/// The modules whose classes are the framework's own, and not an app's.
///
/// The list names targets above this one: a program linked statically knows no other mark of where a class was written. A test
/// compares it with the modules that `UIKit` re-exports, and allows such names in no other file below them.
nonisolated enum FrameworkModules {
    /// Their names; a program need not contain all of them.
    static let names = [
        "UIKitCore", "UIKitAlerts", "UIKitLists", "UIKitNibs", "UIKitPages", "UIKitPickers", "UIKitStacks",
        "UIKitText",
    ]
    private static let modules = Set(names)

    private static let lowerModules: Set<String> = [
        "Foundation", "Swift", "CoreGraphics", "CoreText", "QuartzCore", "UIFoundation",
    ]

    /// Whether a class was declared in one of them or in a module below, and not by an app.
    static func areOrigin(of name: ClassName) -> Bool {
        modules.contains(name.module) || lowerModules.contains(name.module)
    }
}
