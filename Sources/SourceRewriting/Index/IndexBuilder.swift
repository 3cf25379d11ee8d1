import SwiftSyntax

/// Collects the declarations of a file: types, their members' names, and their exposure to Objective-C.
///
/// Bodies of functions are not visited, because other files cannot use their declarations.
final class IndexBuilder: SyntaxVisitor {
    private(set) var fragments: [IndexedFragment] = []
    private var open: [IndexedFragment] = []
    private var aliases: [String: String] = [:]
    private let file: Int?
    private let imports: Set<String>
    private let source: SourceFile
    /// How many `#if` are around the current node.
    private var conditionDepth = 0

    /// - Parameters:
    ///   - source: The file.
    ///   - file: Its index among those that are rewritten; nil for one that is only read.
    private init(_ source: SourceFile, file: Int?) {
        self.source = source
        self.file = file
        imports = source.importedModules
        super.init(viewMode: .sourceAccurate)
    }

    static func fragments(of source: SourceFile, file: Int?) -> [IndexedFragment] {
        guard !source.isBroken else { return [] }
        let builder = IndexBuilder(source, file: file)
        builder.walk(source.tree)
        if !builder.aliases.isEmpty {
            // They belong to the file; the type without a name is only for them.
            var fragment = IndexedFragment(type: IndexedType(name: "", kind: .other, inherited: []), isExtension: false)
            fragment.aliases = builder.aliases
            builder.fragments.append(fragment)
        }
        return builder.fragments
    }

    // MARK: Types

    private func begin(
        _ name: String, _ kind: IndexedType.Kind, _ inherited: InheritanceClauseSyntax?, _ members: MemberBlockSyntax,
        isGeneric: Bool, isExtension: Bool = false
    ) {
        let outer = open.last
        var type = IndexedType(
            name: (outer.map { $0.type.name + "." } ?? "") + name, kind: kind,
            inherited: inherited?.inheritedTypes.map { $0.type.trimmedDescription } ?? [])
        if let leftOut = source.leftOut[members.leftBrace.byteRange.upperBound] {
            type.add(leftOut, of: source.bytes, isExtension: isExtension)
        }
        type.isGeneric = isGeneric || outer?.type.isGeneric == true
        open.append(IndexedFragment(type: type, isExtension: isExtension, isReference: file == nil))
    }

    private func end() { fragments.append(open.removeLast()) }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(
            node.name.text.unquoted, .classDeclaration, node.inheritanceClause, node.memberBlock,
            isGeneric: node.genericParameterClause != nil)
        open[open.count - 1].type.exposesAll = node.attributes.has("objcMembers")
        open[open.count - 1].type.objectiveCName = node.attributes.objectiveCName
        open[open.count - 1].type.body = IndexedType.Body(
            file: file, end: node.memberBlock.rightBrace.byteRange.lowerBound, imports: imports)
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { end() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(
            node.name.text.unquoted, .other, node.inheritanceClause, node.memberBlock,
            isGeneric: node.genericParameterClause != nil)
        return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { end() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(
            node.name.text.unquoted, .other, node.inheritanceClause, node.memberBlock,
            isGeneric: node.genericParameterClause != nil)
        return .visitChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) { end() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(
            node.name.text.unquoted, .other, node.inheritanceClause, node.memberBlock,
            isGeneric: node.genericParameterClause != nil)
        return .visitChildren
    }
    override func visitPost(_ node: ActorDeclSyntax) { end() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node.name.text.unquoted, .protocolDeclaration, node.inheritanceClause, node.memberBlock, isGeneric: false)
        open[open.count - 1].type.isObjectiveC = node.attributes.has("objc")
        open[open.count - 1].type.access = node.modifiers.access
        return .visitChildren
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { end() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = ModuleIndex.plainName(of: node.extendedType.trimmedDescription)
        begin(
            name, .foreign, node.inheritanceClause, node.memberBlock, isGeneric: node.genericWhereClause != nil,
            isExtension: true)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { end() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        // A typealias means a class only if it names one without generic arguments.
        if let name = node.initializer.value.className, node.genericParameterClause == nil {
            aliases[(open.last.map { $0.type.name + "." } ?? "") + node.name.text.unquoted] = ModuleIndex.plainName(
                of: name)
        }
        return .skipChildren
    }

    // MARK: Conditions

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in BuildCondition.possibleClauses(of: node) {
            // A condition that holds in every app does not count as one.
            let isCertain = clause.condition.map {
                BuildCondition.value(of: $0) == true || $0.trimmedDescription == "canImport(UIKit)"
            }
            conditionDepth += isCertain == true ? 0 : 1
            if let elements = clause.elements { walk(elements) }
            conditionDepth -= isCertain == true ? 0 : 1
        }
        return .skipChildren
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let fragment = open.last else { return .skipChildren }
        let parameters = node.signature.parameterClause.parameters
        let method = IndexedMethod(
            baseName: node.baseName, fullName: node.fullName, selector: node.selectorName,
            parameters: parameters.map { $0.type.singleLine },
            isStatic: node.modifiers.isStatic, isOverride: node.modifiers.has(.override),
            isInExtension: fragment.isExtension, isPlain: node.isPlain,
            exposure: Exposure(node.attributes, node.modifiers))
        let index = open.count - 1
        open[index].type.methods[method.baseName, default: []].append(method)
        if node.modifiers.has(.optional) { open[index].type.optionalRequirements.append(method) }
        if method.isOverride {
            open[index].overrides.append(method.fullName)
            open[index].overrideKeys.append(node.dispatchKey)
        }
        if node.isDispatchable, conditionDepth == 0 { open[index].dispatchable.insert(node.dispatchKey) }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let fragment = open.last else { return .skipChildren }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted else {
                continue
            }
            let index = open.count - 1
            open[index].type.properties[name] = IndexedProperty(
                name: name, key: node.attributes.objectiveCName ?? name, typeName: binding.className,
                isOverride: node.modifiers.has(.override), isInExtension: fragment.isExtension,
                exposure: Exposure(node.attributes, node.modifiers))
            if node.modifiers.has(.optional), let type = binding.typeAnnotation?.type {
                open[index].type.optionalProperties[name] = FileRewriter.optionalValue(of: type)
            }
            if node.modifiers.has(.override) {
                open[index].overrides.append(name)
                open[index].overrideKeys.append(name)
            }
            if node.isDispatchable, conditionDepth == 0 { open[index].dispatchable.insert(name) }
        }
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if let fragment = open.last, !fragment.isExtension {
            open[open.count - 1].type.initializers.add(node, isConditional: conditionDepth > 0)
        }
        return .skipChildren
    }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        // Statements of main.swift declare no names for other files.
        node.item.is(DeclSyntax.self) ? .visitChildren : .skipChildren
    }
}
