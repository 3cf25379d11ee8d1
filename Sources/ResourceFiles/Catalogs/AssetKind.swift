/// The kind of a set in an asset catalogue, by the end of its folder's name.
package enum AssetKind: String, CaseIterable, Hashable, Sendable {
    case image = "imageset"
    case color = "colorset"
    case data = "dataset"
    case symbol = "symbolset"
    case appIcon = "appiconset"
    /// Images for one sprite sheet; each is an image of its own too.
    case spriteAtlas = "spriteatlas"

    /// Kinds without a reader here: games, watches, televisions, stickers and augmented reality use them.
    package static let unread: Set<String> = [
        "launchimage", "brandassets", "imagestack", "imagestacklayer", "iconset", "gcleaderboard", "gcdashboardimage",
        "complicationset", "cubetextureset", "mipmapset", "textureset", "sticker", "stickerpack", "stickersequence",
        "stickersiconset", "arresourcegroup", "arreferenceimage", "arobject", "solidimagestack", "iconstack",
    ]
}
