/// The framework's own list of the classes and members that interface files, menus and apps use by name.
final class AnoleModule: AnoleModuleExports {
    static func register(_ exports: AnoleExports) {
        ClassAliases.expose(to: exports)
        Selector.expose(to: exports)
        Selector.exposeShowing(to: exports)
        ViewProperties.expose(to: exports)
        LayerProperties.expose(to: exports)
        ControlProperties.expose(to: exports)
        ContentProperties.expose(to: exports)
        ControllerProperties.expose(to: exports)
        BarProperties.expose(to: exports)
        RecognizerProperties.expose(to: exports)
    }
}
