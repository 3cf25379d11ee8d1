/// The contents of a data set or a symbol set: files and when each is chosen.
package struct DataSet: Sendable {
    /// A file of the set and when it is chosen.
    package struct Variant: Sendable {
        package let conditions: AssetConditions
        package let file: String
        /// The uniform type identifier of the set; nil when it leaves it to the file's name.
        package let typeIdentifier: String?
    }

    package private(set) var variants: [Variant] = []
    /// Files that are named and missing, and variants that make no sense.
    package private(set) var faults: [ResourceFault] = []

    /// Reads a set's contents.
    ///
    /// - Parameters:
    ///   - list: the name of the list of variants: `data` or `symbols`.
    ///   - folder: the set's folder.
    ///   - fileExists: whether a path leads to a file.
    package init(
        _ contents: LocatedJSON, list: String, folder: String, fileExists: (String) -> Bool
    ) throws(ResourceFault) {
        guard let variants = contents[list] else { throw contents.fault(expected: "a list \"\(list)\"") }
        for variant in try variants.elements(of: "\"\(list)\"") {
            do throws(ResourceFault) {
                guard let name = try variant.text("filename"), let member = variant["filename"] else { continue }
                let file = folder + "/" + name
                guard fileExists(file) else {
                    throw member.fault(expected: "a file of this name beside it", found: "the name \"\(name)\"")
                }
                self.variants.append(
                    Variant(
                        conditions: try AssetConditions(variant), file: file,
                        typeIdentifier: try variant.text("universal-type-identifier")))
            } catch {
                faults.append(error)
            }
        }
    }
}
