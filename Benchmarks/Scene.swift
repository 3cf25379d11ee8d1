import UIKit

/// An app that does what is measured.
protocol Scene: UIResponder, UIApplicationDelegate {
    /// Called after each frame was shown; a scene that has seen enough reports and ends the program.
    static func frameDidShow()
}
