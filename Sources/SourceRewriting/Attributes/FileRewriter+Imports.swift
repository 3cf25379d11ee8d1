import SwiftSyntax

extension FileRewriter {
    /// Modules that only Apple's systems have, and whose names come with UIKit here.
    private static let modulesInUIKit: Set<String> = ["Darwin", "ObjectiveC", "CoreFoundation"]
    /// The modules with Apple's loggers, which UIKit does not bring along there either.
    private static let modulesOfLogging: Set<String> = ["os", "OSLog"]
    /// Modules whose declarations may lie in others here, so that one cannot be imported by itself.
    private static let wholeModules: Set<String> = [
        "UIKit", "Foundation", "Dispatch", "CoreGraphics", "QuartzCore", "CoreText",
    ]

    /// Classes that Foundation has in name only, for which UIKit has others; a file that imports both can name neither.
    private static let replacedClasses: Set<String> = ["NSExpression", "NSComparisonPredicate"]

    private var mentionsReplacedClasses: Bool {
        source.tree.tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier(let name) = token.tokenKind else { return false }
            return Self.replacedClasses.contains(name)
        }
    }

    func rewrite(_ node: ImportDeclSyntax) {
        guard let first = node.path.first?.name.text else { return }
        if conditions.isEmpty, source.stem != "main", AbsentFrameworks.names.contains(first) {
            // The copy's header imports it where there is a module of that name after all.
            absentImports.append((first, converter.location(for: node.positionAfterSkippingLeadingTrivia).line))
            edits.blank(node)
            return
        }
        let isPart = node.path.count > 1
        let module: String
        if Self.modulesInUIKit.contains(first) || first == "Foundation" && mentionsReplacedClasses {
            module = "UIKit"
        } else if Self.modulesOfLogging.contains(first) {
            module = "UnifiedLogging"
        } else if isPart, node.importKindSpecifier == nil || Self.wholeModules.contains(first) {
            // Parts of modules are Objective-C's.
            module = first
        } else {
            return
        }
        let start = (node.importKindSpecifier?.byteRange ?? node.path.byteRange).lowerBound
        edits.replace(start..<node.path.byteRange.upperBound, with: module)
    }

    /// Rewrites `Darwin.sqrt(x)`: the functions of the C library are found through Foundation, as all that it brings along.
    func rewriteModuleName(_ node: MemberAccessExprSyntax) {
        guard let base = node.base?.as(DeclReferenceExprSyntax.self), base.argumentNames == nil,
            Self.modulesInUIKit.contains(base.baseName.text), index.lookUp(base.baseName.text) == nil
        else { return }
        edits.replace(base, with: "Foundation", padded: false)
    }
}
