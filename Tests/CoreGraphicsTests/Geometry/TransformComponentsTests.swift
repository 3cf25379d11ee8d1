import CoreGraphics
import Foundation
import Testing

@Suite struct TransformComponentsTests {
    @Test func `a transform is put together again from its steps`() {
        let transform = CGAffineTransform(a: 2, b: 1, c: -3, d: 0.5, tx: 7, ty: 8)

        let again = CGAffineTransform(transform.decomposed())

        for key in [\CGAffineTransform.a, \.b, \.c, \.d, \.tx, \.ty] {
            #expect(abs(again[keyPath: key] - transform[keyPath: key]) < 1e-12)
        }
        #expect(CGAffineTransform.identity.decomposed() == CGAffineTransformComponents())
        #expect(CGAffineTransform(scaleX: 0, y: 2).decomposed().scale == CGSize(width: 0, height: 2))
    }

    @Test func `a rectangle survives as a dictionary`() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

        #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
        #expect(CGPoint(dictionaryRepresentation: ["X": 1, "Y": NSNumber(value: 2.5)]) == CGPoint(x: 1, y: 2.5))
        #expect(CGSize(dictionaryRepresentation: ["Width": 1]) == nil)
    }
}
