import UIKitCore

/// The list that the plugin writes for a module that it rewrites, written by hand.
final class AnoleModule: AnoleModuleExports {
    static func register(_ exports: AnoleExports) {
        Player.exposePlayer(exports)
        LoudPlayer.exposeLoudPlayer(exports)
        UIView.exposeTestMembers(exports)
        Track.exposeTrack(exports)
        Album.exposeAlbum(exports)
        Gauge.exposeGauge(exports)
        exports.maker(ConstructionTests.Screen.self) { ConstructionTests.Screen() }
    }
}
