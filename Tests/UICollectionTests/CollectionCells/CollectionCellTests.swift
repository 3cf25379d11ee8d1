import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// The parts and states of a cell.
@Suite(.application) struct CollectionCellTests {
    private func cell() -> UICollectionViewCell {
        UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    }

    @Test func `the selected background lies between the background and the content while it is needed`() {
        let cell = cell()
        let (background, chosen) = (UIView(), UIView())
        (cell.backgroundView, cell.selectedBackgroundView) = (background, chosen)
        cell.layoutIfNeeded()

        #expect(cell.subviews == [background, cell.contentView])
        cell.isHighlighted = true
        #expect(cell.subviews == [background, chosen, cell.contentView])
        cell.isSelected = true
        cell.isHighlighted = false
        #expect(chosen.superview === cell)
        #expect(chosen.frame == cell.bounds)
        cell.isSelected = false
        #expect(cell.subviews == [background, cell.contentView])
    }

    @Test func `labels in the content follow the choice`() {
        let cell = cell()
        let label = UILabel()
        cell.contentView.addSubview(label)

        cell.isSelected = true

        #expect(label.isHighlighted)
    }

    @Test func `states are reset when the cell is reused`() {
        let cell = cell()
        (cell.isSelected, cell.isHighlighted) = (true, true)

        cell.prepareForReuse()

        #expect(!cell.isSelected && !cell.isHighlighted)
    }

    @Test func `a handler hears of states before the next layout, once for many changes`() {
        let cell = cell()
        var states: [Bool] = []
        cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }

        cell.layoutIfNeeded()
        cell.isSelected = true
        cell.isSelected = false
        cell.isSelected = true
        #expect(states == [false])
        cell.layoutIfNeeded()

        #expect(states == [false, true])
    }

    @Test func `a content configuration fills the cell with its view`() {
        let cell = cell()
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        cell.contentConfiguration = content
        cell.layoutIfNeeded()

        #expect(cell.contentView is UIListContentView)
        #expect(cell.contentView.frame == cell.bounds)
        cell.contentConfiguration = nil
        #expect(!(cell.contentView is UIListContentView))
        #expect(cell.contentView.superview === cell)
    }

    @Test func `a background configuration and background views drive each other out`() {
        let cell = cell()
        cell.backgroundView = UIView()
        cell.backgroundConfiguration = .listPlainCell()
        #expect(cell.backgroundView == nil)

        cell.backgroundView = UIView()

        #expect(cell.backgroundConfiguration == nil)
    }

    @Test func `the preferred size is that of constraints in whole pixels, and without any that of the layout`() {
        let cell = cell()
        let attributes = UICollectionViewLayoutAttributes(forCellWith: .item(0))
        attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        #expect(cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 100, height: 60))

        cell.contentView.translatesAutoresizingMaskIntoConstraints = true
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            inner.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            inner.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            inner.widthAnchor.constraint(equalToConstant: 70), inner.heightAnchor.constraint(equalToConstant: 20),
        ])

        #expect(cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 70, height: 20))
    }
}
