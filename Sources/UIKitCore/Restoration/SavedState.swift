package import Foundation

/// An app's saved state: an archive of its delegate, and one of each controller and view that takes part.
package nonisolated struct SavedState: Codable, Equatable {
    /// The entry of a controller.
    struct Place: Codable, Equatable {
        /// The index of its parent's or presenter's entry, which is lower; nil at the root.
        var owner: Int?
        /// The restoration identifiers from the root down to the controller's own.
        var path: [String]
        /// The mangled name of the class that makes it.
        var maker: String?
        /// Whether its view was loaded.
        var isViewLoaded: Bool
        /// The archive that it encoded.
        var archive: Data
        /// The archives of the controller's views that have identifiers; nil without any.
        var views: [View]?
    }

    /// A view with a state, among those of its controller.
    struct View: Codable, Equatable {
        var identifier: String
        /// The archive that it encoded.
        var archive: Data
    }

    var application: Data
    var places: [Place]

    /// The form in which it is saved: a property list with a checksum, so that an incomplete one is never read.
    package func data() throws -> Data {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        let content = try encoder.encode(self)
        return try encoder.encode(SavedStateEnvelope(content: content))
    }

    /// Whether bytes are a saved state, even a damaged one: a property list with the mark that `data()` writes.
    package static func isOne(_ data: Data) -> Bool {
        data.starts(with: "bplist".utf8) && data.firstRange(of: SavedStateEnvelope.format.utf8) != nil
    }

    init(application: Data, places: [Place]) { (self.application, self.places) = (application, places) }

    /// Reads the form that `data()` writes; throws a `SavedStateError` for other bytes.
    package init(_ data: Data) throws {
        do {
            let envelope = try PropertyListDecoder().decode(SavedStateEnvelope.self, from: data)
            try envelope.check()
            self = try PropertyListDecoder().decode(SavedState.self, from: envelope.content)
        } catch let error as SavedStateError {
            throw error
        } catch {
            throw SavedStateError("it is no saved state")
        }
        for (number, place) in places.enumerated() where place.owner.map({ !(0..<number).contains($0) }) == true {
            throw SavedStateError("place \(number) has an owner that does not come before it")
        }
    }
}
