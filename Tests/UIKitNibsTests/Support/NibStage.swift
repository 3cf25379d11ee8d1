import CoreGraphics
import Foundation
import ResourceFiles
import Synchronization
import UIKitNibs

@testable import UIKitCore

/// Loads nibs that a test writes, and gathers the reports.
@MainActor enum NibStage {
    /// A whole file around elements, whose first one is in line 3.
    static func file(_ objects: String, resources: String = "") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
        \(objects)
        </objects>
        <resources>\(resources)</resources>
        </document>
        """
    }

    /// The placeholder of an owner with connections.
    static func owner(_ connections: String) -> String {
        "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"><connections>\(connections)</connections></placeholder>"
    }

    /// A nib of elements.
    static func nib(_ objects: String, resources: String = "") -> UINib {
        install()
        return UINib(data: Data(file(objects, resources: resources).utf8), bundle: nil)
    }

    /// Fills the port that the product UIKit fills for apps, and registers the classes of the tests: names are looked for in the
    /// program's own module, which is another one.
    static func install() {
        installedInterfaceLoader.install(NibLoader())
        ExposedClasses.shared.registerModule("UIKitNibsTests")
    }

    /// The outermost objects of elements.
    static func load(_ objects: String, owner: Any? = nil, external: [String: Any] = [:]) -> [Any] {
        nib(objects).instantiate(withOwner: owner, options: [.externalObjects: external])
    }

    /// Loads elements and returns the reports as well, each without the file's name.
    static func reports(_ objects: String, owner: Any? = nil) -> (objects: [Any], reports: [String]) {
        reports(of: nib(objects), owner: owner)
    }

    static func reports(of nib: UINib, owner: Any? = nil) -> (objects: [Any], reports: [String]) {
        let heard = Mutex<[String]>([])
        let objects = ResourceWarnings.shared.redirect(
            to: { line in heard.withLock { $0.append(line) } }, while: { nib.instantiate(withOwner: owner) })
        let lines = heard.withLock { $0 }.map { line in
            line.range(of: " bytes:").map { String(line[$0.upperBound...]) } ?? line
        }
        return (objects, lines)
    }
}
