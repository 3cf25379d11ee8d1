import SwiftSyntax

extension AttributeListSyntax {
    private static let exposing = [
        "objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable",
    ]

    /// Whether a word among them makes a member known to Objective-C.
    var expose: Bool { Self.exposing.contains(where: has) }
}
