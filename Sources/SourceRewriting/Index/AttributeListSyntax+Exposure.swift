import SwiftSyntax

extension AttributeListSyntax {
    private static let exposing = [
        "objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable",
    ]

    /// Whether one of the attributes makes a member known to Objective-C.
    var expose: Bool { Self.exposing.contains(where: has) }
}
