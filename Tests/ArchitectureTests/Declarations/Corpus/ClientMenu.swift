import UIKit

/// An element of a menu.
class ClientMenuElement: UIMenuElement {
    override var image: UIImage? { super.image }
    override var subtitle: String? {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    override var title: String { super.title }
}

/// A menu that a test reads.
class ClientMenu: UIMenu {
    override var children: [UIMenuElement] { super.children }
    override var identifier: UIMenu.Identifier { super.identifier }
    override var options: UIMenu.Options { super.options }
    override var preferredElementSize: UIMenu.ElementSize {
        get { super.preferredElementSize }
        set { super.preferredElementSize = newValue }
    }
    override var selectedElements: [UIMenuElement] { super.selectedElements }

    override func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu { super.replacingChildren(newChildren) }
}

/// An action that a test performs.
class ClientAction: UIAction {
    override var attributes: UIMenuElement.Attributes {
        get { super.attributes }
        set { super.attributes = newValue }
    }
    override var discoverabilityTitle: String? {
        get { super.discoverabilityTitle }
        set { super.discoverabilityTitle = newValue }
    }
    override var identifier: UIAction.Identifier { super.identifier }
    override var sender: Any? { super.sender }
    override var state: UIMenuElement.State {
        get { super.state }
        set { super.state = newValue }
    }

    override func performWithSender(_ sender: Any?, target: Any?) { super.performWithSender(sender, target: target) }
}

/// A command.
class ClientCommand: UICommand {
    override var action: Selector { super.action }
    override var alternates: [UICommandAlternate] { super.alternates }
    override var attributes: UIMenuElement.Attributes {
        get { super.attributes }
        set { super.attributes = newValue }
    }
    override var discoverabilityTitle: String? {
        get { super.discoverabilityTitle }
        set { super.discoverabilityTitle = newValue }
    }
    override var propertyList: Any? { super.propertyList }
    override var sender: Any? { super.sender }
    override var state: UIMenuElement.State {
        get { super.state }
        set { super.state = newValue }
    }

    override func performWithSender(_ sender: Any?, target: Any?) { super.performWithSender(sender, target: target) }
}

/// A command's other form.
class ClientCommandAlternate: UICommandAlternate {
    override var action: Selector { super.action }
    override var modifierFlags: UIKeyModifierFlags { super.modifierFlags }
    override var title: String { super.title }
}

/// A command with a key.
class ClientKeyCommand: UIKeyCommand {
    override var allowsAutomaticLocalization: Bool {
        get { super.allowsAutomaticLocalization }
        set { super.allowsAutomaticLocalization = newValue }
    }
    override var allowsAutomaticMirroring: Bool {
        get { super.allowsAutomaticMirroring }
        set { super.allowsAutomaticMirroring = newValue }
    }
    override var input: String? { super.input }
    override var modifierFlags: UIKeyModifierFlags { super.modifierFlags }
    override var wantsPriorityOverSystemBehavior: Bool {
        get { super.wantsPriorityOverSystemBehavior }
        set { super.wantsPriorityOverSystemBehavior = newValue }
    }
}

/// Elements that are made later.
class ClientDeferredMenuElement: UIDeferredMenuElement {
    override class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> Self {
        super.uncached(elementProvider)
    }
}

extension ClientMenu {
    static func make() -> [UIMenuElement] {
        let later: UIDeferredMenuElement = .uncached { deliver in deliver([]) }
        return [
            UIMenu(), UIMenu(title: "Title", children: []),
            UIMenu(title: "", image: nil, identifier: .init("file"), options: [.displayInline], children: []),
            UIMenu(title: "", subtitle: nil, image: nil, identifier: nil, options: [], children: []),
            UIAction { _ in }, UIAction(title: "Title") { action in _ = action.title },
            UIAction(
                title: "Title", subtitle: nil, image: nil, identifier: .init("act"), discoverabilityTitle: nil,
                attributes: .destructive, state: .on, handler: { _ in }),
            UICommand(title: "Title", action: .tap),
            UICommand(title: "Title", image: nil, action: .tap, propertyList: 1),
            UIKeyCommand(input: "s", modifierFlags: .command, action: .tap),
            UIKeyCommand(
                title: "Save", action: .tap, input: UIKeyCommand.inputEscape, modifierFlags: [.command, .shift]),
            UIDeferredMenuElement { deliver in deliver([]) }, later,
        ]
    }

    nonisolated static let keys = [
        UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputLeftArrow,
        UIKeyCommand.inputRightArrow, UIKeyCommand.inputEscape, UIKeyCommand.inputPageUp, UIKeyCommand.inputPageDown,
        UIKeyCommand.inputHome, UIKeyCommand.inputEnd, UIKeyCommand.inputDelete, UIKeyCommand.f1, UIKeyCommand.f12,
    ]
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allMenuOptions: [UIMenu.Options] {
        [
            .destructive, .displayInline, .singleSelection,
        ]
    }
    static var allMenuElementAttributes: [UIMenuElement.Attributes] {
        [
            .destructive, .disabled, .hidden, .keepsMenuPresented,
        ]
    }
    static var allMenuElementState: [UIMenuElement.State] {
        [
            .mixed, .off, .on,
        ]
    }
}
