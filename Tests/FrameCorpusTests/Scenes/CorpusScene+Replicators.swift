import CoreGraphics
import Foundation
import QuartzCore

extension CorpusScene {
    nonisolated static let replicators = [
        CorpusScene("replicator-circle") { canvas in
            canvas.add(CAReplicatorLayer(), CGRect(x: 2, y: 2, width: 60, height: 60)) { layer in
                layer.instanceCount = 12
                layer.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
                layer.instanceAlphaOffset = -1.0 / 12
                layer.add(27, 2, 6, 16, 0x202020) { $0.cornerRadius = 3 }
            }
        },
        CorpusScene("replicator-row") { canvas in
            canvas.add(CAReplicatorLayer(), CGRect(x: 2, y: 20, width: 60, height: 24)) { layer in
                layer.instanceCount = 5
                layer.instanceTransform = CATransform3DMakeTranslation(12, 0, 0)
                layer.instanceColor = .hex(0xFF8040)
                (layer.instanceRedOffset, layer.instanceBlueOffset) = (-0.2, 0.2)
                layer.add(0, 0, 10, 24, 0xFFFFFF)
            }
        },
        CorpusScene("replicator-grid") { canvas in
            canvas.add(CAReplicatorLayer(), CGRect(x: 2, y: 2, width: 60, height: 60)) { rows in
                rows.instanceCount = 4
                rows.instanceTransform = CATransform3DMakeTranslation(0, 15, 0)
                rows.instanceGreenOffset = -0.25
                rows.add(CAReplicatorLayer(), CGRect(x: 0, y: 0, width: 60, height: 15)) { columns in
                    columns.instanceCount = 4
                    columns.instanceTransform = CATransform3DMakeTranslation(15, 0, 0)
                    columns.instanceBlueOffset = -0.25
                    columns.add(2, 2, 10, 10, 0xFFFFFF) { dot in
                        dot.cornerRadius = 5
                        dot.borderWidth = 1
                    }
                }
            }
        },
    ]
}
