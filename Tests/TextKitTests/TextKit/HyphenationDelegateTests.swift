import CairoBackend
import CoreGraphics
import CoreText
import Foundation
import Testing
import UIFoundation
import UIKitTesting

/// Hyphens at the ends of lines that a delegate allows or refuses, by the patterns for American English.
@Suite(.application) struct HyphenationDelegateTests {
    private final class Delegate: NSObject, NSLayoutManagerDelegate {
        var refused: Set<Int> = []
        var (hyphens, words): ([Int], [Int]) = ([], [])

        func layoutManager(
            _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
        ) -> Bool {
            hyphens.append(charIndex)
            return !refused.contains(charIndex)
        }

        func layoutManager(
            _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
        ) -> Bool {
            words.append(charIndex)
            return true
        }
    }

    private static let font = UIFont.systemFont(ofSize: 17)
    /// The word begins at 10 and may be divided before the characters 13, 15, 18 and 20.
    private static let text = "Some text representative"

    private func width(_ text: String) -> CGFloat {
        TextLayout.make(TextRequest(text, font: FontRequest(size: 17))).size.width
    }

    /// A text with as much room as some text needs.
    private func stage(_ text: String, hyphenation factor: Float, room: String) -> TextStage {
        let style = NSMutableParagraphStyle()
        style.hyphenationFactor = factor
        let container = NSTextContainer(size: .zero)
        container.lineFragmentPadding = 0
        let stage = TextStage(
            NSTextStorage(
                string: text,
                attributes: [.font: Self.font, .paragraphStyle: style, .languageIdentifier: "en_US"]),
            containers: [container])
        installedTextSystem.install(TextSystem(typesetter: PangoTypesetter()))
        container.size = CGSize(width: width(room) + 1, height: 0)
        return stage
    }

    @Test func `a delegate is asked for the characters behind hyphens, and for words apart`() {
        let stage = stage(Self.text + " words", hyphenation: 1, room: "Some text represen\u{2010}")
        let delegate = Delegate()

        stage.manager.delegate = delegate

        #expect(stage.lines == ["Some text represen", "tative words"])
        #expect(Set(delegate.hyphens) == [18])
        #expect(delegate.words == [])
    }

    @Test func `a line ends at an earlier hyphen where the delegate refuses the last one`() {
        let stage = stage(Self.text, hyphenation: 1, room: "Some text represen\u{2010}")
        let delegate = Delegate()
        delegate.refused = [18]

        stage.manager.delegate = delegate

        #expect(stage.lines == ["Some text repre", "sentative"])
    }

    @Test func `a word stays whole where the delegate refuses all hyphens in it`() {
        let stage = stage(Self.text, hyphenation: 1, room: "Some text represen\u{2010}")
        let delegate = Delegate()
        delegate.refused = [13, 15, 18, 20]

        stage.manager.delegate = delegate

        #expect(stage.lines == ["Some text ", "representative"])
        #expect(Set(delegate.words) == [10])
    }

    @Test func `a soft hyphen is asked for too`() {
        let text = "Some text represen\u{AD}tative"
        let stage = stage(text, hyphenation: 0, room: "Some text represen\u{2010}")
        let delegate = Delegate()
        #expect(stage.lines == ["Some text represen\u{AD}", "tative"])

        delegate.refused = [19]
        stage.manager.delegate = delegate

        #expect(stage.lines == ["Some text ", "represen\u{AD}tative"])
        #expect(delegate.hyphens.contains(19))
    }

    @Test func `a word wider than the line is divided even where the delegate refuses it`() {
        let stage = stage("representative", hyphenation: 1, room: "represen\u{2010}")
        let delegate = Delegate()
        delegate.refused = [3, 5, 8, 10]

        stage.manager.delegate = delegate

        #expect(stage.lines == ["represen", "tative"])
    }
}
