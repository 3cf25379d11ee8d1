import Foundation
import UIKit

/// Draws random numbers in all ways.
struct Chance {
    /// Has libexpat, by which the fonts' settings are read too, read a file.
    static func parse() {
        let file = "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'><objects/></document>"
        _ = UINib(data: Data(file.utf8), bundle: nil).instantiate(withOwner: nil)
    }

    /// Notes the drawn numbers.
    func run() {
        var generator = SystemRandomNumberGenerator()
        Diary.say("integer \(Int.random(in: 0..<1_000_000))")
        Diary.say("generator \(generator.next())")
        Diary.say("order \((0..<20).shuffled())")
        Diary.say("c \(arc4random()) \(arc4random_uniform(1_000_000))")
        Diary.say("identifiers \(UUID()) \(UUID())")
        for number in 0..<4 {
            DispatchQueue.global().async { Diary.say("thread \(number) \(Double.random(in: 0..<1))") }
        }
    }
}
