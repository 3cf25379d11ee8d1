import Foundation
import SDLHost
import Testing

@Suite struct WindowScaleTests {
    private let phone = CGSize(width: 375, height: 667)

    private func scale(
        _ requested: RequestedScale = .display, pixelsPerUnit: CGFloat = 1, density: CGFloat = 1,
        room: CGSize = CGSize(width: 1920, height: 1080)
    ) -> WindowScale {
        WindowScale(
            size: phone, requested: requested, pixelsPerUnit: pixelsPerUnit, densityScale: density, usableSize: room)
    }

    @Test func `a plain display has one pixel for a point`() {
        #expect(scale().pixelsPerPoint == 1)
        #expect(scale().unitsPerPoint == 1)
    }

    @Test func `a dense display has two pixels and two coordinates for a point`() {
        let scale = scale(density: 2, room: CGSize(width: 3840, height: 2160))

        #expect(scale.pixelsPerPoint == 2)
        #expect(scale.unitsPerPoint == 2)
    }

    @Test func `a display that scales by itself has one coordinate for a point`() {
        let scale = scale(pixelsPerUnit: 2, density: 2)

        #expect(scale.pixelsPerPoint == 2)
        #expect(scale.unitsPerPoint == 1)
    }

    @Test func `a window that does not fit takes the largest zoom that does`() {
        #expect(scale(density: 2).zoom == 0.75)
        #expect(scale(room: CGSize(width: 1000, height: 340)).zoom == 0.5)
        #expect(scale(room: CGSize(width: 100, height: 100)).zoom == 0.5)
    }

    @Test func `a scale that was asked for is kept`() {
        let scale = scale(.exactly(3), pixelsPerUnit: 2)

        #expect(scale.pixelsPerPoint == 3)
        #expect(scale.unitsPerPoint == 1.5)
        #expect(scale.zoom == 1)
    }

    @Test func `a recorded scale is taken when the window fits with it`() {
        #expect(scale(.ifItFits(1.5)).pixelsPerPoint == 1.5)
        #expect(scale(.ifItFits(2)).pixelsPerPoint == 1)
    }
}
