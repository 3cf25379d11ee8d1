import SwiftSyntax

extension FileRewriter {
    /// Words for Objective-C and Interface Builder, which the tables replace.
    static let removedAttributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
        "GKInspectable",
    ]

    /// - Returns: whether the attribute is gone, and nothing in it is looked at.
    func rewrite(_ node: AttributeSyntax) -> Bool {
        switch node.name {
        case let name where Self.removedAttributes.contains(name): edits.blank(node)
        case "UIApplicationMain", "NSApplicationMain": edits.replace(node, with: "@main")
        case "NSManaged":
            report(
                .error, at: node,
                "@NSManaged properties belong to Core Data, which is not there on Linux; leave the file out with a line "
                    + "'// exclude:' in the target's own file, or the lines with #if canImport(CoreData)")
        default: return false
        }
        return true
    }

    func rewrite(_ node: DeclModifierSyntax) {
        if node.name.tokenKind == .keyword(.dynamic) { edits.blank(node) }
    }
}
