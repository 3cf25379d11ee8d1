import InterfaceArchive

/// Compares the outlets, actions, segues and classes that an interface file names with the app's sources.
///
/// Does not judge members that only the framework's classes know, nor those that a class of an unknown module could inherit.
struct ConnectionCheck {
    private let document: InterfaceDocument
    private let classes: DeclaredClasses
    private let module: String
    private let severity: BundleDiagnostic.Severity
    private(set) var diagnostics: [BundleDiagnostic] = []

    /// Checks a file.
    ///
    /// - Parameters:
    ///   - document: The file.
    ///   - classes: The classes of the app's sources.
    ///   - module: The name of the app's module.
    ///   - severity: The severity of the findings.
    init(
        of document: InterfaceDocument, classes: DeclaredClasses, module: String, severity: BundleDiagnostic.Severity
    ) {
        (self.document, self.classes, self.module, self.severity) = (document, classes, module, severity)
        walk([document.root], controller: nil)
    }

    /// Walks through elements in the file's order; scenes determine the controllers at the start of segues.
    private mutating func walk(_ roots: [InterfaceElement], controller: InterfaceElement?) {
        var controllers: [ObjectIdentifier: InterfaceElement] = [:]
        for scene in document.scenes { controllers[ObjectIdentifier(scene.element)] = scene.controller }
        var waiting = roots.map { (element: $0, controller: controller) }
        while let (element, outer) = waiting.popLast() {
            let controller = controllers[ObjectIdentifier(element)] ?? outer
            judgeClass(of: element)
            for connection in element.children(in: "connections") {
                judge(connection, of: element, controller: controller)
            }
            for child in element.children.reversed() { waiting.append((child, controller)) }
        }
    }

    private mutating func report(_ element: InterfaceElement, _ message: String, near: [String] = []) {
        let hint = near.isEmpty ? "" : "; there is " + near.map { "'\($0)'" }.joined(separator: ", ")
        diagnostics.append(
            BundleDiagnostic(file: element.file, line: element.line, severity: severity, message: message + hint))
    }

    // MARK: Classes

    private mutating func judgeClass(of element: InterfaceElement) {
        guard let name = element["customClass"], classes.named(name) == nil, !FrameworkNames.isClass(name) else {
            return
        }
        // Classes of other modules are known to these only.
        let named = element["customModule"]
        guard named == nil || named == module || element["customModuleProvider"] == "target" else { return }
        report(
            element, "the app has no class '\(name)', which <\(element.name)> is of",
            near: NearMisses.of(name, among: classes.names))
    }

    private func chain(of element: InterfaceElement?) -> (name: String, chain: DeclaredClasses.Chain)? {
        guard let name = element?["customClass"], let declared = classes.named(name) else { return nil }
        let chain = classes.chain(from: declared)
        guard chain.endsInFramework, !chain.classes.contains(where: \.isGeneric) else { return nil }
        return (name, chain)
    }

    // MARK: Connections

    private mutating func judge(
        _ connection: InterfaceElement, of source: InterfaceElement, controller: InterfaceElement?
    ) {
        switch connection.name {
        case "outlet", "outletCollection": judgeOutlet(connection, of: source)
        case "action": judgeAction(connection)
        case "segue":
            if let selector = connection["unwindAction"] {
                judgeAnybodysAction(selector, of: connection, kind: "unwind action")
            }
            if let selector = connection["destinationCreationSelector"] {
                judgeAction(selector, of: connection, target: controller, kind: "segue action", word: "@IBSegueAction")
            }
        default: break
        }
    }

    private mutating func judgeOutlet(_ connection: InterfaceElement, of source: InterfaceElement) {
        guard let key = connection["property"], !FrameworkNames.outlets.contains(key),
            let (name, chain) = chain(of: source),
            !chain.classes.contains(where: { $0.answersAnyKey || $0.outlets.contains(key) })
        else { return }
        if chain.classes.contains(where: { $0.properties.contains(key) }) {
            report(connection, "the property '\(key)' of the class '\(name)' is no outlet without @IBOutlet")
        } else {
            report(
                connection, "the class '\(name)' has no outlet '\(key)'",
                near: NearMisses.of(key, among: chain.classes.flatMap(\.outlets)))
        }
    }

    private mutating func judgeAction(_ connection: InterfaceElement) {
        guard let selector = connection["selector"], let id = connection["destination"] else { return }
        let target = document.element(id)
        if id == "-2" || target?["placeholderIdentifier"] == "IBFirstResponder" {
            judgeAnybodysAction(selector, of: connection, kind: "action")
        } else {
            judgeAction(selector, of: connection, target: target, kind: "action", word: "@IBAction")
        }
    }

    private mutating func judgeAction(
        _ selector: String, of connection: InterfaceElement, target: InterfaceElement?, kind: String, word: String
    ) {
        guard !FrameworkNames.actions.contains(selector), let (name, chain) = chain(of: target),
            !Self.has(selector, in: chain.classes)
        else { return }
        if chain.classes.contains(where: { $0.methods.contains(selector) }) {
            report(connection, "the method '\(selector)' of the class '\(name)' is no \(kind) without \(word)")
        } else {
            report(
                connection, "the class '\(name)' has no \(kind) '\(selector)'",
                near: NearMisses.of(selector, among: chain.classes.flatMap(\.actions)))
        }
    }

    private static func has(_ selector: String, in classes: [DeclaredClass]) -> Bool {
        classes.contains { declared in
            // An outlet's setter is a method too.
            declared.actions.contains(selector)
                || declared.outlets.contains { "set\($0.prefix(1).uppercased())\($0.dropFirst()):" == selector }
        }
    }

    /// Judges an action whose object is found when it is sent.
    private mutating func judgeAnybodysAction(_ selector: String, of connection: InterfaceElement, kind: String) {
        let actions = classes.actions
        guard !FrameworkNames.actions.contains(selector), !actions.contains(selector) else { return }
        report(
            connection, "no class of the app has the \(kind) '\(selector)'",
            near: NearMisses.of(selector, among: actions))
    }
}
