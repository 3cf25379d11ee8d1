import CairoBackend
import CoreText
import DarwinCompatibility
import UIKitCore
import UIKitNibs
import UIKitText

/// Installs the adapters for programs that draw, measure or decode before an app is launched, or without any.
///
/// The core finds it by its name: it knows no adapter.
@_cdecl("anole_install_adapters")
public nonisolated func installLinkedAdapters() {
    // The empty port may be the other one: a test keeps the typesetter that it has installed.
    if installedTextSystem.isEmpty { CairoAdapters.install() }
    installedTitleEditor.install(TitleFieldEditor.self)
    installedInterfaceLoader.install(NibLoader())
    installedKeyedValueReader.install(ExposedValueReader())
}
