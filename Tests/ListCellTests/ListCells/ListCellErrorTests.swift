import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// Mistakes of programs with list cells stop them with a sentence.
@Suite(.application) struct ListCellErrorTests {
    @Test func `two accessories of one kind`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UICollectionViewListCell(frame: .zero).accessories = [.checkmark(), .label(text: "a"), .checkmark()]
            }
        }
        #expect(
            result.sentence.contains("was given two accessories of the kind checkmark. Give a cell one of each kind"))
    }

    @Test func `a view that constraints lay out`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                UICollectionViewListCell(frame: .zero).accessories = [
                    .customView(configuration: .init(customView: view, placement: .leading()))
                ]
            }
        }
        #expect(result.sentence.contains("Leave translatesAutoresizingMaskIntoConstraints true"))
    }

    @Test func `a negative padding`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
                (configuration.headerMode, configuration.headerTopPadding) = (.supplementary, -1)
                _ = ListStage([["a"]], configuration)
            }
        }
        #expect(result.sentence.contains("has a headerTopPadding of -1.0. Give a finite number from 0 on, or nil."))
    }
}
