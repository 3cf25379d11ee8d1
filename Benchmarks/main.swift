import Foundation
import UIKit

// uikit-benchmarks [SCENE ...]: runs the peers' scenes, all but startup unless some are named, and prints their costs, one line a
// measure, as `anole<TAB>scene<TAB>metric<TAB>value<TAB>unit`.

let scenes: KeyValuePairs<String, () -> Void> = [
    "startup": StartupScene.run,
    "slide": SlideScene.run,
    "turn": TurnScene.run,
    "push": PushScene.run,
    "text": TextScene.run,
    "labels": LabelScene.run,
    "type": TypeScene.run,
    "type-long": TypeScene.runOneLine,
    "build": BuildScene.run,
    "constraints": ConstraintScene.run,
    "stack": StackScene.run,
    "table": TableScene.run,
    "table-selfsizing": TableScene.runSelfSizing,
    "grid": GridScene.run,
    "compositional": GridScene.runSections,
    "diff": DiffScene.run,
    "nib": NibScene.run,
    "relayout": RelayoutScene.run,
    "events": EventsScene.run,
    "moves": EventsScene.runMoves,
    "one-moves": {
        MovingLayersScene.one(among: 10_000)
        MovingLayersScene.one(among: 100_000)
        MovingLayersScene.one(among: 100_000, dense: true)
        MovingLayersScene.blend()
    },
    "all-move": MovingLayersScene.all,
    "scroll": ScrollScene.run,
    "blur": BlurScene.run,
    "paint": PaintScene.run,
    "present": PresentScene.run,
    "cold": {
        SlideScene.runCold()
        PushScene.runCold()
    },
]

let wanted = CommandLine.arguments.count > 1 ? Array(CommandLine.arguments.dropFirst()) : scenes.dropFirst().map(\.key)
for name in wanted {
    guard let scene = scenes.first(where: { $0.key == name }) else {
        let names = scenes.map(\.key).joined(separator: ", ")
        FileHandle.standardError.write(Data("There is no scene \(name). There are: \(names).\n".utf8))
        exit(64)
    }
    scene.value()
}
