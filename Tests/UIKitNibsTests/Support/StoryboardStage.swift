import Foundation
import ResourceFiles
import Synchronization
import UIKitCore
import UIKitNibs

/// Storyboards that a test writes.
@MainActor final class StoryboardStage {
    let storyboard: UIStoryboard
    private let folder: NibFolder

    /// Writes a storyboard of scenes, the first of which is the initial one unless another is named.
    init(_ scenes: String..., initial: String? = "a", others: [String: String] = [:]) {
        var files = others
        files["Main.storyboard"] = Self.file(scenes.joined(separator: "\n"), initial: initial)
        folder = NibFolder(files)
        storyboard = UIStoryboard(name: "Main", bundle: folder.bundle)
    }

    /// The initial controller.
    func makeInitial<Controller: UIViewController>(as type: Controller.Type = Controller.self) -> Controller {
        storyboard.instantiateInitialViewController() as! Controller
    }

    /// A whole file around scenes.
    static func file(_ scenes: String, initial: String? = "a") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\
        \(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
        <scenes>
        \(scenes)
        </scenes>
        </document>
        """
    }

    /// A scene of a controller, named like its identifier.
    ///
    /// - Parameters:
    ///   - id: The controller's identifier, and name.
    ///   - kind: The class of the controller, of this module.
    ///   - view: The contents of its view's element.
    ///   - connections: The controller's connections.
    ///   - beside: Other objects of the scene.
    ///   - inside: Other elements of the controller.
    static func scene(
        _ id: String, _ kind: String = "SceneController", view: String = "", connections: String = "",
        beside: String = "", inside: String = ""
    ) -> String {
        """
        <scene sceneID="scene-\(id)"><objects>
        <viewController storyboardIdentifier="\(id.uppercased())" id="\(id)" customClass="\(kind)" \
        customModule="UIKitNibsTests" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="\(id)-view"><rect key="frame" x="0" y="0" width="100" height="80"/>
        \(view)</view>\(inside)
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="name" value="\(id)"/>
        </userDefinedRuntimeAttributes>
        <connections>\(connections)</connections>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-first" sceneMemberID="firstResponder"/>
        <exit id="\(id)-exit" userLabel="Exit" sceneMemberID="exit"/>
        \(beside)
        </objects></scene>
        """
    }

    /// A scene of a container with relationships.
    static func container(_ id: String, _ element: String, _ relationships: String) -> String {
        """
        <scene sceneID="scene-\(id)"><objects>
        <\(element) id="\(id)" sceneMemberID="viewController">
        <connections>\(relationships)</connections>
        </\(element)>
        </objects></scene>
        """
    }

    static func segue(_ kind: String, to destination: String, _ rest: String = "", id: String) -> String {
        "<segue destination=\"\(destination)\" kind=\"\(kind)\" \(rest) id=\"\(id)\"/>"
    }

    static func relationship(_ name: String, to destination: String, id: String) -> String {
        segue("relationship", to: destination, "relationship=\"\(name)\"", id: id)
    }

    /// A button in a view, with connections.
    static func button(_ connections: String, id: String = "button") -> String {
        "<subviews><button id=\"\(id)\" tag=\"5\"><connections>\(connections)</connections></button></subviews>"
    }

    /// The faults that are reported while an action runs, each without the path of its file.
    static func reports(of action: () -> Void) -> [String] {
        let heard = Mutex<[String]>([])
        ResourceWarnings.shared.redirect(to: { line in heard.withLock { $0.append(line) } }, while: action)
        return heard.withLock { $0 }.map { line in
            line.range(of: ".storyboard:").map { String(line[$0.upperBound...]) } ?? line
        }
    }
}
