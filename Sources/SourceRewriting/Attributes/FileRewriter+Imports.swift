import SwiftSyntax

extension FileRewriter {
    /// Modules of Apple's systems whose names are exported by UIKit here.
    private static let modulesInUIKit: Set<String> = ["Darwin", "ObjectiveC", "CoreFoundation"]
    /// The modules with Apple's loggers, which UIKit does not export on Apple's systems either.
    private static let modulesOfLogging: Set<String> = ["os", "OSLog"]
    /// Modules whose declarations may be in other modules here, so that a single declaration cannot be imported.
    private static let wholeModules: Set<String> = [
        "UIKit", "Foundation", "Dispatch", "CoreGraphics", "QuartzCore", "CoreText",
    ]

    func rewrite(_ node: ImportDeclSyntax) {
        guard let first = node.path.first?.name.text else { return }
        if conditions.isEmpty, source.stem != "main", AbsentFrameworks.names.contains(first) {
            // The copy's header imports it if there is a module of that name.
            absentImports.append((first, converter.location(for: node.positionAfterSkippingLeadingTrivia).line))
            edits.blank(node)
            return
        }
        let isPart = node.path.count > 1
        let module: String
        if Self.modulesInUIKit.contains(first) || first == "Foundation" && source.words.contains(.replacedClasses) {
            module = "UIKit"
        } else if Self.modulesOfLogging.contains(first) {
            module = "UnifiedLogging"
        } else if isPart, node.importKindSpecifier == nil || Self.wholeModules.contains(first) {
            // Submodules exist only in Objective-C.
            module = first
        } else {
            return
        }
        let start = (node.importKindSpecifier?.byteRange ?? node.path.byteRange).lowerBound
        edits.replace(start..<node.path.byteRange.upperBound, with: module)
    }

    /// Rewrites `Darwin.sqrt(x)` without the module's name: Foundation exports the functions of the C library.
    func rewriteModuleName(_ node: MemberAccessExprSyntax) {
        guard let base = node.base?.as(DeclReferenceExprSyntax.self), base.argumentNames == nil,
            Self.modulesInUIKit.contains(base.baseName.text), index.lookUp(base.baseName.text) == nil
        else { return }
        edits.replace(base, with: "Foundation", padded: false)
    }

    /// Rewrites `Bundle.module` to the folder with the target's resources, which is inside of the package manager's bundle.
    ///
    /// Without its type it is known by the label of the argument, as in `UIImage(named: name, in: .module, with: nil)`.
    func rewriteModuleBundle(_ node: MemberAccessExprSyntax) {
        guard node.declName.baseName.text == "module" else { return }
        let isBundle =
            if let base = node.base { Self.namesOfBundle.contains(base.trimmedDescription) } else {
                Self.labelsOfBundle.contains(node.parent?.as(LabeledExprSyntax.self)?.label?.text ?? "")
            }
        if isBundle { edits.replace(node.declName, with: "anoleModule", padded: false) }
    }

    private static let namesOfBundle: Set<String> = ["Bundle", "Foundation.Bundle"]
    private static let labelsOfBundle: Set<String> = ["in", "bundle"]

    /// Removes a `Bundle.module` that a framework's sources declare for Xcode: the package manager makes one for each target.
    ///
    /// - Returns: whether it did.
    func dropModuleBundle(_ node: VariableDeclSyntax) -> Bool {
        guard let scope = scopes.last, scope.kind == .extensionDeclaration,
            Self.namesOfBundle.contains(scope.name), node.modifiers.isStatic, node.bindings.count == 1,
            node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "module"
        else { return false }
        edits.move(node.byteRange)
        return true
    }
}
