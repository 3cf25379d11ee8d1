import CoreGraphics
import Foundation
import UIFoundation

/// Ends the program with a sentence where a compositional layout is declared with values that cannot be laid out.
enum DeclarationCheck {
    /// Numbers of an object that must be finite.
    static func check(_ insets: NSDirectionalEdgeInsets, of object: NSObject) {
        guard [insets.top, insets.leading, insets.bottom, insets.trailing].allSatisfy(\.isFinite) else {
            fatalError("\(type(of: object)) got the content insets \(insets). Give finite numbers of points.")
        }
    }

    static func check(_ number: CGFloat, _ name: String, of object: NSObject) {
        guard number.isFinite else {
            fatalError("\(type(of: object)) got the \(name) \(number). Give a finite number of points.")
        }
    }

    static func check(_ frame: CGRect, of object: NSObject) {
        let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
        guard numbers.allSatisfy(\.isFinite), frame.size.width >= 0, frame.size.height >= 0 else {
            fatalError("\(type(of: object)) got the frame \(frame). Give finite numbers, and a size from 0 on.")
        }
    }

    /// Kinds of views that must differ, since a kind and an index path name one view.
    static func checkKinds(_ kinds: [String], of object: NSObject) {
        var seen: Set<String> = []
        for kind in kinds where !seen.insert(kind).inserted {
            fatalError("\(type(of: object)) got two views of the kind \"\(kind)\". Give each a kind of its own.")
        }
    }
}
