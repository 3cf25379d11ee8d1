import SwiftSyntax

/// Visits each node of a file once and asks each rule for its edits.
///
/// The rules are extensions in the folders of their families. All keep every line where it is, and columns where they can.
final class FileRewriter: SyntaxVisitor {
    let source: SourceFile
    /// Its index among the module's files.
    let number: Int
    let index: ModuleIndex
    var edits: Edits
    var diagnostics: [Diagnostic] = []
    /// The calls in the file's registration function, with the conditions around them.
    var registrations: [(conditions: [String], call: String)] = []
    /// Declarations appended to the original's text.
    var appendix: [String] = []
    var movedMembers: [MovedMember] = []
    /// Imports of frameworks that Linux lacks, with their lines.
    var absentImports: [(module: String, line: Int)] = []
    var scopes: [Scope] = []
    /// Conditions of `#if` around the current node.
    var conditions: [String] = []
    /// How many functions, closures and accessors are around the current node.
    var depth = 0
    /// Counts the registration functions.
    var serial = 0
    private(set) lazy var privateNames = PrivateNames.names(in: source)
    private(set) lazy var converter = SourceLocationConverter(fileName: source.path, tree: source.tree)

    init(source: SourceFile, number: Int, index: ModuleIndex) {
        self.source = source
        self.number = number
        self.index = index
        edits = Edits(of: source.bytes)
        super.init(viewMode: .sourceAccurate)
    }

    /// Whether the current node is a member of the innermost type and not inside of one of its functions.
    var isMember: Bool { scopes.last.map { $0.depth == depth } ?? false }

    func report(_ severity: Diagnostic.Severity, at node: some SyntaxProtocol, _ message: String) {
        let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
        diagnostics.append(
            Diagnostic(
                file: source.path, line: location.line, column: location.column, severity: severity, message: message))
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node)
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { end(node.memberBlock, of: node) }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node.name, modifiers: node.modifiers, isGeneric: node.genericParameterClause != nil)
        return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { end(node.memberBlock, of: node) }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node.name, modifiers: node.modifiers, isGeneric: node.genericParameterClause != nil)
        return .visitChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) { end(node.memberBlock, of: node) }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node.name, modifiers: node.modifiers, isGeneric: node.genericParameterClause != nil)
        return .visitChildren
    }
    override func visitPost(_ node: ActorDeclSyntax) { end(node.memberBlock, of: node) }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { end(node.memberBlock, of: node) }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node)
        bindToClasses(node)
        return .visitChildren
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { end(node.memberBlock, of: node) }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if isMember { rewriteMember(node) }
        depth += 1
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if isMember { rewriteMember(node) }
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if isMember { refuseOverride(node.modifiers, of: "an initializer", at: node) }
        depth += 1
        return .visitChildren
    }
    override func visitPost(_ node: InitializerDeclSyntax) { depth -= 1 }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        if isMember { refuseOverride(node.modifiers, of: "a subscript", at: node) }
        depth += 1
        return .visitChildren
    }
    override func visitPost(_ node: SubscriptDeclSyntax) { depth -= 1 }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        depth += 1
        return .visitChildren
    }
    override func visitPost(_ node: DeinitializerDeclSyntax) { depth -= 1 }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        depth += 1
        return .visitChildren
    }
    override func visitPost(_ node: AccessorBlockSyntax) { depth -= 1 }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        depth += 1
        return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }

    // MARK: Attributes

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node)
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        rewrite(node)
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        rewrite(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        rewrite(node)
        return .skipChildren
    }

    // MARK: Expressions

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector": rewriteSelector(node)
        case "keyPath": rewriteKeyPath(node)
        default: return .visitChildren
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "imp_implementationWithBlock" {
            refuseFunctionOfMethod(at: node)
        }
        rewriteOptionalCall(node)
        fillArguments(of: node)
        rewriteClassDescription(node)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteReference(node)
        rewriteAnyObject(node)
        rewriteModuleName(node)
        rewriteModuleBundle(node)
        return .visitChildren
    }
}
