import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitLists

/// Declarations that cannot be laid out: the program ends with a sentence.
@Suite(.application) struct LayoutMistakeTests {
    @Test func `a dimension that is no number ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = NSCollectionLayoutDimension.absolute(.nan) }
        }

        #expect(result.sentence.contains("NSCollectionLayoutDimension.absolute got nan"))
    }

    @Test func `a negative dimension ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = NSCollectionLayoutDimension.estimated(-1) }
        }

        #expect(result.sentence.contains("Give a finite number from 0 on."))
    }

    @Test func `an infinite spacing ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = NSCollectionLayoutSpacing.flexible(.infinity) }
        }

        #expect(result.sentence.contains("NSCollectionLayoutSpacing.flexible got inf"))
    }

    @Test func `a group without items ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let size = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1))
                _ = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [])
            }
        }

        #expect(result.sentence.contains("got no subitems"))
    }

    @Test func `a count of none ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let size = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1))
                let item = NSCollectionLayoutItem(layoutSize: size)
                _ = NSCollectionLayoutGroup.vertical(layoutSize: size, repeatingSubitem: item, count: 0)
            }
        }

        #expect(result.sentence.contains("got the count 0. Give one from 1 on."))
    }

    @Test func `two views of a kind on one item end the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let size = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1))
                let badge = NSCollectionLayoutSupplementaryItem(
                    layoutSize: size, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: .top))
                let group = NSCollectionLayoutGroup.vertical(
                    layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
                group.supplementaryItems = [badge, badge]
            }
        }

        #expect(result.sentence.contains("two views of the kind \"badge\""))
    }

    @Test func `two views of a kind given with an item end the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let size = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1))
                let badge = NSCollectionLayoutSupplementaryItem(
                    layoutSize: size, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: .top))
                _ = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge, badge])
            }
        }

        #expect(result.sentence.contains("NSCollectionLayoutItem got two views"))
    }

    @Test func `a frame that is none ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSCollectionLayoutGroupCustomItem(frame: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
            }
        }

        #expect(result.sentence.contains("NSCollectionLayoutGroupCustomItem got the frame"))
    }
}
