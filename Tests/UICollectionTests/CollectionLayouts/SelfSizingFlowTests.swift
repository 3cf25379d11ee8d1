import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// Items of a flow layout that size themselves.
@Suite(.application) struct SelfSizingFlowTests {
    private func stage(_ count: Int, _ height: @escaping (Int) -> CGFloat) -> CollectionStage {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 320, height: 50)
        layout.minimumLineSpacing = 0
        return CollectionStage(counts: [count], layout: layout) { stage in
            stage.configure = { $0.wanted = CGSize(width: 320, height: height($1.item)) }
        }
    }

    private func tops(_ stage: CollectionStage) -> [CGFloat] { stage.cells.map(\.frame.minY) }

    @Test func `items on screen have the sizes that they say, and others the estimate`() {
        let stage = stage(20) { _ in 100 }

        #expect(tops(stage) == [0, 100, 200, 300, 400])
        #expect(stage.collection.layoutAttributesForItem(at: .item(19))?.frame.height == 50)
        // Only so many were made as the estimate said, nine; those that had no room after all are known as well.
        #expect(stage.collection.contentSize.height == CGFloat(9 * 100 + 11 * 50))
    }

    @Test func `an item is asked once while it shows`() {
        let stage = stage(20) { _ in 100 }
        let cell = stage.cell("0.2")

        stage.scroll(to: 30)
        stage.scroll(to: 60)

        #expect(cell?.questions == 1)
    }

    @Test func `items measured larger above do not move visible ones`() {
        let stage = stage(100) { _ in 70 }
        stage.collection.scrollToItem(at: .item(60), at: .top, animated: false)
        stage.tester.pump()
        let cell = stage.cell("0.60")
        let before = (cell?.frame.minY ?? 0) - stage.collection.contentOffset.y

        stage.collection.contentOffset.y -= 30
        stage.tester.pump()

        let after = (stage.cell("0.60")?.frame.minY ?? 0) - stage.collection.contentOffset.y
        #expect(before == 0)
        #expect(after == 30)
        #expect(stage.cell("0.59")?.frame.height == 70)
    }

    @Test func `a jump ends at its item, with any measured sizes`() {
        let stage = stage(200) { CGFloat(30 + $0 * 13 % 90) }

        for item in [150, 20, 199, 80, 0] {
            stage.collection.scrollToItem(at: .item(item), at: .top, animated: false)
            stage.tester.pump()

            let limit = stage.collection.contentSize.height - 440
            let top = stage.collection.layoutAttributesForItem(at: .item(item))?.frame.minY ?? -1
            #expect(stage.collection.contentOffset.y == min(top, limit))
        }
    }

    @Test func `constraints of the content say the size`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = UICollectionViewFlowLayout.automaticSize
        let stage = CollectionStage(counts: [2], layout: layout) { stage in
            stage.configure = { cell, path in
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(view)
                NSLayoutConstraint.activate([
                    view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                    view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                    view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                    view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                    view.widthAnchor.constraint(equalToConstant: CGFloat(80 + 20 * path.item)),
                    view.heightAnchor.constraint(equalToConstant: 33.3),
                ])
            }
        }

        // Whole pixels of a screen of scale 2.
        #expect(stage.cells.map(\.frame.size) == [CGSize(width: 80, height: 33.5), CGSize(width: 100, height: 33.5)])
    }

    @Test func `another width discards measured sizes`() {
        let stage = stage(20) { _ in 100 }
        let cell = stage.cell("0.0")
        cell?.wanted = CGSize(width: 300, height: 60)

        stage.collection.frame.size.width = 300
        stage.tester.pump()

        #expect(stage.collection.layoutAttributesForItem(at: .item(19))?.frame.height == 50)
        #expect(cell?.frame == CGRect(x: 0, y: 0, width: 300, height: 60))
    }

    @Test func `another width far down shows measured items, and moves the content no farther than it got shorter`() {
        let stage = stage(60) { _ in 100 }
        for item in 0...30 { stage.collection.scrollToItem(at: .item(item), at: .top, animated: false) }
        stage.tester.pump()
        #expect(stage.collection.contentOffset.y == 3000)

        stage.collection.frame.size.width = 300
        stage.tester.pump()

        // Sixty items of 50 points by the estimate end at 3000; then those from 51 on, at 2550, turn out to be larger.
        #expect(stage.collection.contentOffset.y == 2560)
        #expect(stage.shown == (51...55).map { "0.\($0)" })
        #expect(stage.cells.allSatisfy { $0.frame.height == 100 })
    }

    @Test func `other insets beside the lines make visible items be measured again`() {
        let stage = stage(20) { _ in 100 }
        let cell = stage.cell("0.0")
        cell?.wanted = CGSize(width: 300, height: 60)

        stage.collection.contentInset.left = 20
        stage.tester.pump()

        #expect(cell?.frame.size == CGSize(width: 300, height: 60))
        #expect(stage.cell("0.1")?.frame.height == 100)
    }

    @Test func `sizes move with their items in an update`() {
        let stage = stage(20) { CGFloat(60 + $0) }
        stage.batch {
            stage.names[0].insert("X", at: 0)
            stage.configure = { $0.wanted = CGSize(width: 320, height: 20 + CGFloat($1.item)) }
            stage.collection.insertItems(at: [.item(0)])
        }
        stage.tester.settle()

        #expect(stage.cell("X")?.frame.height == 20)
        #expect(stage.cell("0.0")?.frame == CGRect(x: 0, y: 20, width: 320, height: 60))
        #expect(stage.cell("0.3")?.frame.height == 63)
    }

    @Test func `an item whose content asks for it is sized again, along with an animation`() {
        let stage = stage(20) { _ in 100 }
        let cell = stage.cell("0.1")
        cell?.wanted = CGSize(width: 320, height: 150)

        UIView.animate(withDuration: 1) { cell?.invalidateIntrinsicContentSize() }

        #expect(cell?.frame == CGRect(x: 0, y: 100, width: 320, height: 150))
        #expect(stage.cell("0.2")?.frame.minY == 250)
        #expect(stage.cell("0.2")?.layer.animationKeys()?.isEmpty == false)
        stage.tester.settle()
    }

    @Test func `no item is sized again where that is switched off`() {
        let stage = stage(20) { _ in 100 }
        stage.collection.selfSizingInvalidation = .disabled
        let cell = stage.cell("0.1")
        cell?.wanted = CGSize(width: 320, height: 150)

        cell?.invalidateIntrinsicContentSize()
        stage.tester.pump()

        #expect(cell?.frame.height == 100)
    }
}
