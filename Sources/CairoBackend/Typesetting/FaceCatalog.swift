import CoreText
import Foundation

/// The faces of a configuration, found by their names.
struct FaceCatalog {
    private let faces: [FaceRecord]
    private let facesByName: [String: FaceRecord]
    private let familyKeys: Set<String>
    /// One name per family, sorted.
    let familyNames: [String]

    init(_ configuration: FontconfigConfiguration?) {
        let faces = configuration?.faces() ?? []
        self.faces = faces
        facesByName = Dictionary(
            faces.compactMap { face in face.postScriptName.map { ($0.lowercased(), face) } },
            uniquingKeysWith: { first, _ in first })
        familyKeys = Set(faces.lazy.flatMap(\.families).map { $0.lowercased() })
        // Hash order: sorted.
        familyNames = Set(faces.compactMap(\.families.first)).sorted()
    }

    /// Whether a family is there, however its name is spelt in capitals.
    func hasFamily(_ name: String) -> Bool { familyKeys.contains(name.lowercased()) }

    /// The face with a PostScript name.
    func face(named name: String) -> FaceRecord? { facesByName[name.lowercased()] }

    /// The faces of a family, by weight and upright before italic.
    func faces(ofFamily family: String) -> [FontFaceName] {
        var seen: Set<String> = []
        return faces.filter { $0.families.first == family }.compactMap(\.faceName)
            .filter { seen.insert($0.postScriptName).inserted }
            .sorted {
                ($0.weight, $0.isItalic ? 1 : 0, $0.postScriptName) < (
                    $1.weight, $1.isItalic ? 1 : 0, $1.postScriptName
                )
            }
    }
}
