public import Foundation

extension UIWindowScene {
    /// An app's wish for a scene's geometry; the subclass for a platform says more.
    @preconcurrency @MainActor open class GeometryPreferences: NSObject {
        package override init() { super.init() }

        /// Preferences for a screen that can be turned.
        @preconcurrency @MainActor open class iOS: GeometryPreferences {
            /// The orientations of which the interface is to take one; empty when any will do.
            open var interfaceOrientations: UIInterfaceOrientationMask = []

            /// Makes preferences that leave everything open.
            public override init() { super.init() }

            /// Makes preferences for one of some orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                super.init()
                self.interfaceOrientations = interfaceOrientations
            }
        }
    }

    /// The geometry that a scene has at a moment.
    @preconcurrency @MainActor open class Geometry: NSObject {
        /// How the interface is turned.
        open private(set) var interfaceOrientation: UIInterfaceOrientation

        /// The place and size of the window among those of the system, in points.
        ///
        /// Status: partial – the size; the place is the window system's, which does not tell it everywhere, and always zero.
        public let systemFrame: CGRect

        init(interfaceOrientation: UIInterfaceOrientation, systemFrame: CGRect) {
            (self.interfaceOrientation, self.systemFrame) = (interfaceOrientation, systemFrame)
        }
    }
}
