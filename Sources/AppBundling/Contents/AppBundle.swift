package import Foundation
import InterfaceArchive
import ResourceFiles

/// The contents of an app's bundle folder, and the diagnostics for the resources that they are made of.
package struct AppBundle: Sendable {
    /// A file of the bundle.
    package struct File: Sendable, Equatable {
        /// The contents: those of a file on disk, or bytes.
        package enum Contents: Sendable, Equatable {
            case copy(of: String)
            case data(Data)
        }

        /// The path below the bundle's folder.
        package var path: String
        package var contents: Contents
    }

    /// The files, sorted by path.
    package private(set) var files: [File] = []
    /// Remarks, by file and line.
    package private(set) var diagnostics: [BundleDiagnostic] = []
    /// The names of the images and colours in the asset catalogues.
    package private(set) var assets = AssetNames()

    /// The pictures of catalogues, those included that have no symbols, such as app icons.
    private var pictures: Set<String> = []
    private var interfaces: [InterfaceDocument] = []
    /// The resource from which each path of the bundle is made.
    private var origins: [String: String] = [:]

    /// Works out the bundle.
    ///
    /// - Parameters:
    ///   - resources: the files below the folders of the app's sources. Files that are no resources are left out.
    ///   - settings: the build's settings for the app.
    ///   - classes: the classes of the app's sources, with which interface files are compared; nil for no comparison.
    ///   - read: the bytes of a file on disk.
    package init(
        of resources: [ProjectResource], settings: BundleSettings, classes: DeclaredClasses? = nil,
        read: (String) -> Data? = { FileManager.default.contents(atPath: $0) }
    ) {
        var catalogs: [String] = []
        var lists: [String] = []
        for resource in resources.sorted(by: { $0.file < $1.file }) {
            switch resource.kind {
            case .ignored: break
            case .plain(let path): add(path, .copy(of: resource.file), from: resource.file)
            case .informationList: lists.append(resource.file)
            case .catalog(let catalog, let path):
                if catalogs.last != catalog { catalogs.append(catalog) }
                add(path, .copy(of: resource.file), from: resource.file)
            case .interface(let path):
                guard let data = contents(of: resource.file, read) else { break }
                addInterface(data, of: resource.file, path: path, settings: settings, classes: classes)
            case .strings(let folder, let table):
                guard let data = contents(of: resource.file, read) else { break }
                for fault in StringTable(data, file: resource.file).faults { report(fault, .error) }
                add(Self.path(folder, table + ".strings"), .copy(of: resource.file), from: resource.file)
            case .stringsDictionary(let folder, let table):
                guard let data = contents(of: resource.file, read) else { break }
                let dictionary = StringsDictionary(data, file: resource.file)
                for fault in dictionary.faults { report(fault, .error) }
                add(dictionary.texts, table: table, folder: folder, from: resource.file)
            case .stringCatalog(let table):
                guard let data = contents(of: resource.file, read) else { break }
                add(StringCatalog(data, file: resource.file), table: table, from: resource.file)
            }
        }
        for catalog in catalogs { judge(AssetCatalog(path: catalog)) }
        let images = ImageNames(assets: pictures, files: files.map(\.path))
        for document in interfaces {
            diagnostics += ResourceNameCheck(of: document, images: images, colors: assets.colors).diagnostics
        }
        addInformation(lists, settings: settings, read)
        files.sort { $0.path < $1.path }
        diagnostics.sort { ($0.file, $0.line ?? 0, $0.message) < ($1.file, $1.line ?? 0, $1.message) }
    }

    private static func path(_ folder: String, _ name: String) -> String { folder.isEmpty ? name : folder + "/" + name }

    private mutating func report(_ fault: ResourceFault, _ severity: BundleDiagnostic.Severity) {
        diagnostics.append(BundleDiagnostic(fault, severity: severity))
    }

    private mutating func contents(of file: String, _ read: (String) -> Data?) -> Data? {
        let data = read(file)
        if data == nil {
            diagnostics.append(BundleDiagnostic(file: file, severity: .error, message: "the file cannot be read"))
        }
        return data
    }

    private mutating func add(_ path: String, _ contents: File.Contents, from origin: String) {
        // Foundation crashes when it reads one, so that no other file may be written under such a name.
        guard !path.hasSuffix(".stringsdict") else { return }
        if let first = origins[path] {
            diagnostics.append(
                BundleDiagnostic(
                    file: origin, severity: .error,
                    message: "the app has another file \(path), of \(first); its bundle can have only one"))
            return
        }
        origins[path] = origin
        files.append(File(path: path, contents: contents))
    }

    // MARK: Interface files

    private mutating func addInterface(
        _ data: Data, of file: String, path: String, settings: BundleSettings, classes: DeclaredClasses?
    ) {
        do throws(ResourceFault) {
            let document = try InterfaceDocument(data, file: file)
            for fault in document.warnings { report(fault, .warning) }
            if let classes {
                let severity: BundleDiagnostic.Severity = settings.connectionsMustFit ? .error : .warning
                diagnostics +=
                    ConnectionCheck(
                        of: document, classes: classes, module: settings.executable, severity: severity
                    ).diagnostics
            }
            interfaces.append(document)
            add(path, .copy(of: file), from: file)
        } catch {
            report(error, .error)
        }
    }

    // MARK: Texts

    private mutating func add(
        _ texts: [String: VariedText], table: String, folder: String, from origin: String
    ) {
        guard !texts.isEmpty, let data = try? VariedText.file(of: texts) else { return }
        add(Self.path(folder, table + ".plurals.json"), .data(data), from: origin)
    }

    private mutating func add(_ catalog: StringCatalog, table: String, from origin: String) {
        for fault in catalog.faults { report(fault, .error) }
        // Hash order: sorted by language.
        for (language, texts) in catalog.languages.sorted(by: { $0.key < $1.key }) {
            let folder = language + ".lproj"
            add(Self.path(folder, table + ".strings"), .data(StringTable.file(of: texts.texts)), from: origin)
            add(texts.varied, table: table, folder: folder, from: origin)
        }
    }

    // MARK: Catalogues

    private mutating func judge(_ catalog: AssetCatalog) {
        for fault in catalog.faults { report(fault, .warning) }
        for folder in catalog.unread {
            diagnostics.append(
                BundleDiagnostic(file: folder, severity: .warning, message: "nothing reads assets of this kind"))
        }
        for entry in catalog.entries {
            do throws(ResourceFault) {
                for fault in try Self.faults(of: entry) { report(fault, .warning) }
            } catch {
                report(error, .warning)
            }
            if [.image, .symbol, .appIcon].contains(entry.kind) { pictures.insert(entry.name) }
            switch entry.kind {
            case .image: assets.images.insert(entry.name)
            case .color: assets.colors.insert(entry.name)
            case .symbol:
                diagnostics.append(
                    BundleDiagnostic(
                        file: entry.folder, severity: .warning,
                        message: "nothing reads symbol sets; an image set with an SVG file can stand in for it"))
            default: break
            }
        }
    }

    private static func faults(of entry: AssetCatalog.Entry) throws(ResourceFault) -> [ResourceFault] {
        func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
        guard entry.kind != .spriteAtlas else { return [] }
        let contents = try AssetCatalog.contents(of: entry.folder)
        return switch entry.kind {
        case .image: try ImageSet(contents, folder: entry.folder, fileExists: exists).faults
        case .color: try ColorSet(contents).faults
        case .data: try DataSet(contents, list: "data", folder: entry.folder, fileExists: exists).faults
        case .symbol: try DataSet(contents, list: "symbols", folder: entry.folder, fileExists: exists).faults
        case .appIcon: try IconSet(contents, folder: entry.folder, fileExists: exists).faults
        case .spriteAtlas: []
        }
    }

    // MARK: Information

    private mutating func addInformation(
        _ lists: [String], settings: BundleSettings, _ read: (String) -> Data?
    ) {
        let file =
            settings.informationFile ?? (lists.count == 1 ? lists[0] : lists.first { $0.hasSuffix("/Info.plist") })
        let information: InformationFile
        if let file {
            guard let data = contents(of: file, read) else { return }
            information = InformationFile(data, file: file, settings: settings)
        } else {
            information = InformationFile(settings: settings)
        }
        diagnostics += information.diagnostics
        if let data = information.data { add("Info.plist", .data(data), from: file ?? "the build") }
    }
}
