import CoreGraphics
import Foundation
import HostInterface
import UIKit

/// A long text in a text view: loaded, and typed into at its start, in its middle and at its end, in many lines and in one; the
/// same keystrokes in a text of ten lines show how much the length costs.
enum TypeScene {
    private static let (bytes, bytesOfOneLine) = (10_000_000, 1_000_000)
    private static let (keys, keysInOneLine) = (200, 10)
    private static let tenLines = 750

    static func run() {
        type(text(of: tenLines), "j.type ten lines", keys: keys)
        type(text(of: bytes), "j.type", keys: keys)
    }

    static func runOneLine() { type(text(of: bytesOfOneLine, inOneLine: true), "j.type-long", keys: keysInOneLine) }

    private static func type(_ text: String, _ scene: String, keys: Int) {
        let stage = OffscreenStage()
        stage.frame()
        var view = UITextView()
        let memory = Report.memory
        let load = Report.cpuMilliseconds {
            view = UITextView(frame: stage.root.bounds)
            view.font = UIFont(name: "DejaVu Sans", size: 26)
            view.textContainerInset = .zero
            view.textContainer.lineFragmentPadding = 0
            view.text = text
            view.selectedRange = NSRange()
            stage.root.addSubview(view)
            view.becomeFirstResponder()
            stage.frame()
        }
        Report.line(scene, "load to first frame", load, "ms")
        for (place, name) in ["start", "middle", "end"].enumerated() {
            view.selectedRange = NSRange(location: view.textStorage.length * place / 2, length: 0)
            stage.frame()
            var samples = Samples()
            for key in 0...keys {
                let press = {
                    stage.send(.text(key % 6 == 5 ? " " : "x"))
                    stage.frame()
                }
                if key == 0 { press() } else { samples.measure(press) }
            }
            samples.report(scene, "keystroke at the \(name)", "ms")
        }
        Report.line(scene, "memory with the text", Report.memory - memory, "MB")
        Report.peakMemory(scene)
        let replacement = Report.cpuMilliseconds {
            view.selectAll(nil)
            stage.send(.text("x"))
            stage.frame()
        }
        Report.line(scene, "select all + replace", replacement, "ms")
        if view.text != "x" { print("\(scene): \(view.textStorage.length) characters are left.") }
    }

    /// The peers' text: words in lines of 60 to 90 characters, or in one.
    private static func text(of count: Int, inOneLine: Bool = false) -> String {
        var seed: UInt32 = 1
        func random() -> Int {
            seed = seed &* 1_664_525 &+ 1_013_904_223
            return Int(seed >> 8)
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count + 16)
        var (line, wanted) = (0, 61)
        while bytes.count < count {
            let word = TextScene.words[random() % 64]
            bytes += word.utf8
            bytes.append(UInt8(ascii: " "))
            line += word.utf8.count + 1
            if inOneLine || line < wanted || bytes.count >= count { continue }
            bytes[bytes.count - 1] = UInt8(ascii: "\n")
            (line, wanted) = (0, 61 + random() % 20)
        }
        return String(decoding: bytes.prefix(count), as: UTF8.self)
    }
}
