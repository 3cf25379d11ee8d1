import Testing

@testable import ProjectAdoption

@Suite struct ImportScannerTests {
    @Test func `imports are found in all their forms`() {
        let text = """
            import UIKit
              @testable import App
            import struct Foundation.Date
            public import os.log
            @preconcurrency public import WebKit; import Second
            import class MapKit.MKMapView
            importance = 3
            """

        let imports = ImportScanner.imports(in: text)

        #expect(imports.map(\.module) == ["UIKit", "App", "Foundation", "os", "WebKit", "MapKit"])
        #expect(imports.map(\.line) == [1, 2, 3, 4, 5, 6])
    }

    @Test func `imports in comments and behind questions for their module do not count`() {
        let text = """
            // import WebKit
            /* import MapKit
            import Photos */
            /* import Vision */
            #if canImport(SwiftUI) && canImport(Combine)
            import SwiftUI
            #if DEBUG
            import Combine
            #endif
            #elseif canImport(AppKit)
            import AppKit
            #else
            import CoreData
            #endif
            """

        #expect(ImportScanner.imports(in: text).map(\.module) == ["CoreData"])
    }

    @Test(arguments: [
        "#endif\nimport A", "#else\nimport A", "#if\nimport A", "import\nimport A", "#elseif x\nimport A",
    ])
    func `damaged conditions are passed over`(text: String) {
        #expect(ImportScanner.imports(in: text).map(\.module) == ["A"])
    }
}
