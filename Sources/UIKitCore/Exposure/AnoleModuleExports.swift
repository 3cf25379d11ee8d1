/// A module's list of its exposed names, which the plugin of source files writes into each module that it rewrites.
///
/// Each module has one class `AnoleModule` that conforms to it. Nobody calls it at launch: it is found by its name when a class
/// of its module is looked at for the first time.
public protocol AnoleModuleExports: AnyObject {
    /// Registers the classes of the module.
    @MainActor static func register(_ exports: AnoleExports)
}
