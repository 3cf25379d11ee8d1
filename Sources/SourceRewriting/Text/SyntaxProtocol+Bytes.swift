import SwiftSyntax

extension SyntaxProtocol {
    /// The node without the spaces and comments around it.
    var byteRange: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}
