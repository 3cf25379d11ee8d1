import Foundation

/// Opens the files of fonts.
package protocol FontReader: Sendable {
    /// The first face in a font file's bytes; nil when they are none.
    func face(in data: Data) -> (any FontFace)?

    /// The face with a PostScript or full name; nil when no font of the machine has it.
    func face(named name: String) -> CGFont?
}

/// The reader that `CGFont` uses.
package let installedFontReader = PortSlot<any FontReader>("FontReader")
