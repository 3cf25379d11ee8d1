import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// Configurations as values: what the looks are made of, and how they follow states.
@Suite(.application) struct ConfigurationValueTests {
    private func state(_ change: (inout UICellConfigurationState) -> Void) -> UICellConfigurationState {
        _ = ViewTester()
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        change(&state)
        return state
    }

    @Test func `the looks have the system's texts and room`() {
        _ = ViewTester()
        let cell = UIListContentConfiguration.cell()
        let value = UIListContentConfiguration.valueCell()
        let header = UIListContentConfiguration.groupedHeader()

        #expect(cell.directionalLayoutMargins == .init(top: 11, leading: 16, bottom: 11, trailing: 8))
        #expect(cell.textProperties.font.pointSize == 17 && cell.textProperties.color == .label)
        #expect(cell.textProperties.numberOfLines == 0 && cell.imageToTextPadding == 16)
        #expect(cell.textToSecondaryTextVerticalPadding == 3 && !cell.prefersSideBySideTextAndSecondaryText)
        #expect(cell.axesPreservingSuperviewLayoutMargins == .horizontal)
        #expect(UIListContentConfiguration.subtitleCell().secondaryTextProperties.font.pointSize == 12)
        #expect(value.prefersSideBySideTextAndSecondaryText && value.textToSecondaryTextHorizontalPadding >= 8)
        #expect(value.secondaryTextProperties.font.pointSize == 17)
        #expect(value.secondaryTextProperties.color == .secondaryLabel)
        #expect(header.textProperties.transform == .uppercase && header.textProperties.font.pointSize == 13)
        #expect(header.directionalLayoutMargins == .init(top: 17, leading: 8, bottom: 6, trailing: 8))
        #expect(UIListContentConfiguration.sidebarCell().textProperties.minimumScaleFactor == 0.9)
    }

    @Test func `a disabled row has weaker text colours, and keeps a colour and a font that the app set`() {
        let disabled = state { $0.isDisabled = true }
        let content = UIListContentConfiguration.cell().updated(for: disabled)
        var own = UIListContentConfiguration.cell()
        own.textProperties.color = .systemRed
        own.textProperties.font = .systemFont(ofSize: 30)
        own = own.updated(for: disabled)

        #expect(content.textProperties.color == .tertiaryLabel)
        #expect(content.secondaryTextProperties.color == .quaternaryLabel)
        #expect(own.textProperties.color == .systemRed && own.textProperties.font.pointSize == 30)
        #expect(own.secondaryTextProperties.color == .quaternaryLabel)
    }

    @Test func `fonts of a look follow the size of text in the state`() {
        _ = ViewTester()
        let large = UICellConfigurationState(
            traitCollection: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
        let content = UIListContentConfiguration.cell().updated(for: large)
        let sidebar = UIListContentConfiguration.sidebarHeader().updated(for: large)

        #expect(
            content.textProperties.font
                == .preferredFont(forTextStyle: .body, compatibleWith: large.traitCollection))
        #expect(content.textProperties.font.pointSize > 30)
        #expect(sidebar.textProperties.font.pointSize == content.textProperties.font.pointSize)
    }

    @Test func `equal descriptions are equal, transformers only as one`() {
        _ = ViewTester()
        var (first, second) = (UIListContentConfiguration.cell(), UIListContentConfiguration.cell())
        let isEqual = first == second
        first.textProperties.colorTransformer = .grayscale
        second.textProperties.colorTransformer = .grayscale
        let hasOne = first == second
        second.textProperties.colorTransformer = UIConfigurationColorTransformer { $0 }

        #expect(isEqual && hasOne)
        #expect(first != second)
        #expect(UIListContentConfiguration.cell() != .subtitleCell())
        #expect(Set([UIBackgroundConfiguration.listPlainCell(), .listPlainCell(), .clear()]).count == 2)
    }

    @Test func `states hold traits and keys of an app's own`() {
        let key = UIConfigurationStateCustomKey("isArchived")
        var state = state { $0.isSwiped = true }
        let former = state
        state[key] = true

        #expect(former[key] == nil && state[key] as? Bool == true)
        #expect(former != state)
        #expect(state.isSwiped && !state.isEditing && state.cellDragState == .none)
    }

    @Test func `backgrounds of cells follow states, those of headers are clear`() {
        let selected = state { $0.isSelected = true }
        let swiped = state { $0.isSwiped = true }
        let target = state { $0.cellDropState = .targeted }
        let moved = state { $0.isReordering = true }
        let cell = UIBackgroundConfiguration.listGroupedCell()

        #expect(cell.backgroundColor == .secondarySystemGroupedBackground)
        #expect(UIBackgroundConfiguration.listPlainCell().backgroundColor == .systemBackground)
        #expect(cell.updated(for: selected).backgroundColor == .systemGray4)
        #expect(cell.updated(for: swiped).backgroundColor == .systemGray5)
        #expect(cell.updated(for: target).backgroundColor == .systemGray2)
        #expect(cell.updated(for: moved).backgroundColor == .secondarySystemGroupedBackground.withAlphaComponent(0.8))
        #expect(UIBackgroundConfiguration.listPlainHeaderFooter().backgroundColor == .clear)
        #expect(UIBackgroundConfiguration.listSidebarCell().cornerRadius == 10)
        #expect(
            UIBackgroundConfiguration.listSidebarCell().updated(for: selected).backgroundColor
                == .quaternarySystemFill)
    }

    @Test func `a background colour that was set stays in every state, nil too`() {
        let selected = state { $0.isSelected = true }
        var own = UIBackgroundConfiguration.listPlainCell()
        own.backgroundColor = .systemGreen
        var tinted = UIBackgroundConfiguration.listPlainCell()
        tinted.backgroundColor = nil

        #expect(own.updated(for: selected).backgroundColor == .systemGreen)
        #expect(tinted.updated(for: selected).backgroundColor == nil)
        #expect(tinted.resolvedBackgroundColor(for: .systemRed) == .systemRed)
    }
}
