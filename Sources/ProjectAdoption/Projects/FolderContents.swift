package import Foundation

/// The files of a folder, by their paths from it.
package protocol FolderContents {
    /// All files below a folder, sorted; a folder that looks like a file to an app's author, such as an asset catalogue,
    /// is one.
    func files(in folder: String) -> [String]
    /// Folders of other projects' copies, whose files are not listed.
    var checkouts: [String] { get }
    /// Whether a file or folder is there.
    func exists(_ path: String) -> Bool
    /// The bytes of a file; nil where there is none.
    func data(_ path: String) -> Data?
}
