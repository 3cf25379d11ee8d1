package import CoreGraphics
package import CoreText
package import Foundation
import Synchronization

/// Typesets text with Pango, HarfBuzz and fontconfig; the results are the same on every device scale.
///
/// Making one is cheap: fonts are loaded when the first text needs them, or by ``prepare()``. The system font, Inter, is loaded
/// from its own directory. The other fonts of the machine are loaded only for a family or a character that is not in it. Calls
/// from several threads take turns.
package final class PangoTypesetter: Typesetter {
    private let engine = Mutex<TypesettingEngine?>(nil)

    package init() {}

    deinit { FontLock.withLock { engine.withLock { $0 = nil } } }

    package func metrics(for font: FontRequest) -> FontMetrics { withEngine { $0.font(for: font).metrics } }

    package func faceName(for font: FontRequest) -> String {
        withEngine { $0.font(for: font).font.postScriptName ?? "" }
    }

    package func font(for request: FontRequest) -> CGFont { withEngine { $0.font(for: request).font } }

    package func register(file path: String) -> Bool { withEngine { $0.register(file: path) } }

    package func register(data: Data, name: String) -> Bool { withEngine { $0.register(data: data, name: name) } }

    package func unregister(file path: String) -> Bool { withEngine { $0.unregister(file: path) } }

    package func unregister(name: String) -> Bool { withEngine { $0.unregister(name: name) } }

    package var familyNames: [String] { withEngine { $0.familyNames } }

    package func faces(ofFamily family: String) -> [FontFaceName] { withEngine { $0.faces(ofFamily: family) } }

    package func face(named name: String) -> FontFaceName? { withEngine { $0.face(named: name) } }

    package func inkBounds(of run: GlyphRun) -> CGRect { InkMeasure.bounds(of: run) }

    package func dropCaches() {
        FontLock.withLock { engine.withLock { $0?.forgetSizes() } }
    }

    package func wordRanges(in string: String) -> [Range<Int>] { WordSearch.ranges(in: string) }

    package func layout(_ request: TextRequest) -> TextLayout { withEngine { $0.layout(request) } }

    /// Calls a closure with the engine, made if there is none yet, when no other thread reads fonts.
    func withEngine<Result: Sendable>(_ body: (TypesettingEngine) -> Result) -> Result {
        FontLock.withLock {
            engine.withLock { engine in
                if let engine {
                    engine.forgetSizesIfMany()
                    return body(engine)
                }
                let made = TypesettingEngine()
                let result = body(made)
                engine = made
                return result
            }
        }
    }
}
