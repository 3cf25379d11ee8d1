import CairoBackend

/// Installs the adapters for programs that draw, measure or decode before an app is launched, or without any.
///
/// The core finds it by its name: it knows no adapter.
@_cdecl("anole_install_adapters")
public nonisolated func installLinkedAdapters() { CairoAdapters.install() }
