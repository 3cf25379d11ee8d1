import Testing

@testable import SourceScanning

@Suite struct PublicSurfaceTests {
    /// Public types whose names do not begin with a prefix of Apple's, each with its reason.
    private let extras = [
        "AnoleExports": "Receives what rewritten sources expose by name; Objective-C's runtime knows that on iOS.",
        "AnoleKeyValueObserver": "Has the method that Swift cannot override, for classes of apps below NSObject alone.",
        "AnoleModuleExports": "Has the module's list of what it exposes by name, which rewritten sources have.",
        "AutoreleasingUnsafeMutablePointer": "The standard library's name, which only Objective-C brings.",
        "CFAttributedString": "Core Foundation's name, which Foundation on Linux lacks.",
        "CFError": "Core Foundation's name, which Foundation on Linux lacks.",
        "CFIndex": "Core Foundation's name, which Foundation on Linux lacks.",
        "CFMutableData": "Core Foundation's name, which Foundation on Linux lacks.",
        "CFRange": "Core Foundation's name, which Foundation on Linux lacks.",
        "CFURL": "Core Foundation's name, which Foundation on Linux lacks.",
        "UniChar": "Core Foundation's name, which Foundation on Linux lacks.",
        "CFArray": "Core Foundation's name, which Foundation on Linux lacks.",
        "CFData": "Core Foundation's name, which Foundation on Linux lacks.",
        "CFDictionary": "Core Foundation's name, which Foundation on Linux lacks.",
        "CFString": "Core Foundation's name, which Foundation on Linux lacks.",
        "CFTypeRef": "Core Foundation's name, which Foundation on Linux lacks.",
        "CFTimeInterval": "Core Foundation's name, which Foundation on Linux lacks.",
        "_ConstructibleThroughClass":
            "Has initializers for classes that are known only at run time, which Objective-C calls.",
        "ConstructibleObject": "Lets classes of apps be made by their type, with no initializer to write.",
        "ConstructionKey": "Stands in required initialisers of classes that are made by their type.",
        "ColorResource": "Apple's name for a colour that a build has made a symbol for.",
        "ImageResource": "Apple's name for an image that a build has made a symbol for.",
        "FormatArgument": "Makes formats of the app's tables reach their plurals, which Foundation on Linux lacks.",
        "CustomLocalizedStringResourceConvertible": "Apple's name, which Foundation on Linux lacks.",
        "LocalizedStringResource": "Apple's name, which Foundation on Linux lacks.",
        "Selector": "Apple's name, which only Objective-C brings.",
        "Method": "Apple's name, which only Objective-C brings.",
        "IMP": "Apple's name, which only Objective-C brings.",
        "_UIKitNumericRawRepresentable":
            "Apple's name of what priorities, weights and levels share; it has an underscore.",
        "_ScrollDelegating": "Has the delegate of scroll views, so that classes below can declare a narrower one.",
        "_AccessibleObject": "Has the accessibility properties of all objects; responders declare their own.",
        "_WindowOwner": "Has the property of delegates that is optional once more where only the protocol is known.",
        "_ColorLiteralType": "The compiler's name for what a colour literal makes.",
        "_ImageLiteralType": "The compiler's name for what an image literal makes.",
        "_KeyValueCodingAndObserving": "Apple's name of what observes key paths; it has an underscore.",
        "objc_AssociationPolicy": "Apple's name, which only Objective-C brings.",
        "UndoManager": "Foundation's name, which Foundation on Linux lacks.",
        "SessionClock": "Tells apps a date that replays; iOS has no such thing.",
        "SessionRandomNumberGenerator": "Lets apps draw random numbers that replay; iOS has no such thing.",
        "SessionStorage": "Stands for an app's container on iOS, so that replays find the same files and settings.",
    ]

    @Test func `public types without Apple's prefix are listed with a reason`() {
        var report = CheckReport()
        let prefixes = ["UI", "CA", "CG", "CT", "NS"]

        let project = ProjectTree.shared
        let lower = project.sources(of: "UIFoundation", "QuartzCore", "CoreGraphics", "CoreText")
        for source in lower + project.viewSources {
            for type in source.declarations where type.kind.isType && type.isTopLevel && type.isPublic {
                report.seen += 1
                if !prefixes.contains(where: type.name.hasPrefix), extras[type.name] == nil {
                    report.findings.append(source.finding(type.line, "\(type.name) is public but no name of Apple's."))
                }
            }
        }

        report.expectClean(atLeast: 80, of: "public types")
    }

    @Test func `every listed extra is still public`() {
        let declarations = ProjectTree.shared.librarySources.flatMap(\.declarations)

        let stale = extras.keys.filter { name in
            !declarations.contains { $0.name == name && $0.kind.isType && $0.isPublic }
        }

        #expect(stale.isEmpty)
    }
}
