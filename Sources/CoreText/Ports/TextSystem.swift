/// The typesetter in force with the layouts that it has made.
package final class TextSystem: Sendable {
    package let typesetter: any Typesetter
    package let cache: TextLayoutCache

    package init(typesetter: any Typesetter, cache: TextLayoutCache = TextLayoutCache()) {
        self.typesetter = typesetter
        self.cache = cache
    }
}
