public import Foundation

extension UIWindowScene {
    /// An app's preferences for a scene's geometry; a subclass for each platform has the properties.
    @preconcurrency @MainActor open class GeometryPreferences: NSObject {
        package override init() { super.init() }

        /// Preferences for a screen that can rotate.
        @preconcurrency @MainActor open class iOS: GeometryPreferences {
            /// The acceptable orientations of the interface; if empty, all are.
            open var interfaceOrientations: UIInterfaceOrientationMask = []

            /// Makes preferences without restrictions.
            public override init() { super.init() }

            /// Makes preferences for one of some orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                super.init()
                self.interfaceOrientations = interfaceOrientations
            }
        }
    }

    /// The geometry of a scene at a moment.
    @preconcurrency @MainActor open class Geometry: NSObject {
        /// The orientation of the interface.
        open private(set) var interfaceOrientation: UIInterfaceOrientation

        /// The frame of the window in the window system, in points.
        ///
        /// Status: partial – the size; the origin is the window system's, which does not report it everywhere, and always zero.
        public let systemFrame: CGRect

        init(interfaceOrientation: UIInterfaceOrientation, systemFrame: CGRect) {
            (self.interfaceOrientation, self.systemFrame) = (interfaceOrientation, systemFrame)
        }
    }
}
