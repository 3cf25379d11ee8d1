import CoreGraphics
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Layouts in words that are constructed in many ways, and are the same each time.
@Suite(.application) struct DescribedLayoutTests {
    /// A way in which a layout is constructed.
    private enum Course: CaseIterable {
        case atOnce, reversed, oneByOne, exchanged, fromAnotherSize, fromOutside, inUpdate, inLayout, afterLayout
        case onceMore, measuredBetween, viewsOneByOne, hiddenBetween, turnedBack, kept
    }

    private let tester = ViewTester(size: CGSize(width: 480, height: 480))

    private func show(_ made: DescribedViews) { tester.show(made.root, at: .zero) }

    private func perform(_ course: Course, _ made: DescribedViews) {
        let constraints = made.constraints()
        switch course {
        case .atOnce:
            show(made)
            NSLayoutConstraint.activate(constraints)
        case .reversed:
            show(made)
            NSLayoutConstraint.activate(constraints.reversed())
        case .oneByOne:
            show(made)
            for constraint in constraints {
                constraint.isActive = true
                tester.pump()
            }
        case .exchanged:
            show(made)
            NSLayoutConstraint.activate(constraints)
            tester.pump()
            NSLayoutConstraint.deactivate(constraints)
            NSLayoutConstraint.activate(constraints.reversed())
        case .fromAnotherSize:
            made.root.frame.size = CGSize(width: 470, height: 460)
            show(made)
            NSLayoutConstraint.activate(constraints)
            tester.pump()
            made.root.frame.size = made.description.size
        case .fromOutside:
            NSLayoutConstraint.activate(constraints)
            made.root.frame.size = .zero
            made.root.layoutIfNeeded()
            made.root.frame.size = made.description.size
            show(made)
        case .inUpdate:
            made.root.updates = { NSLayoutConstraint.activate(constraints) }
            made.root.setNeedsUpdateConstraints()
            show(made)
        case .inLayout:
            made.root.before = { NSLayoutConstraint.activate(constraints) }
            show(made)
        case .afterLayout:
            made.root.after = { NSLayoutConstraint.activate(constraints) }
            show(made)
        case .onceMore:
            show(made)
            NSLayoutConstraint.activate(constraints)
            tester.pump()
            let superview = made.root.superview
            made.root.removeFromSuperview()
            made.root.frame.size.width += 30
            made.root.layoutIfNeeded()
            made.root.frame.size.width -= 30
            superview?.addSubview(made.root)
        case .measuredBetween:
            show(made)
            for constraint in constraints {
                constraint.isActive = true
                for (view, _) in made.tree { _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
                _ = made.root.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
            }
        case .viewsOneByOne:
            for (view, _) in made.tree.reversed() { view.removeFromSuperview() }
            show(made)
            for (view, around) in made.tree {
                around.addSubview(view)
                for constraint in constraints where !constraint.isActive && isInside(constraint, made) {
                    constraint.isActive = true
                }
                tester.pump()
            }
        case .hiddenBetween:
            show(made)
            for (view, _) in made.tree { view.isHidden = true }
            NSLayoutConstraint.activate(constraints)
            tester.pump()
            for (view, _) in made.tree { view.isHidden = false }
        case .turnedBack:
            made.root.traitOverrides.layoutDirection = .rightToLeft
            show(made)
            NSLayoutConstraint.activate(constraints)
            tester.pump()
            made.root.traitOverrides.layoutDirection = .leftToRight
        case .kept:
            // For a while a view says its frame itself.
            show(made)
            guard let view = made.tree.map(\.view).first(where: { !$0.translatesAutoresizingMaskIntoConstraints })
            else { return }
            view.translatesAutoresizingMaskIntoConstraints = true
            for constraint in constraints where !mentions(constraint, view) { constraint.isActive = true }
            tester.pump()
            view.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate(constraints)
        }
        tester.pump()
        (made.root.updates, made.root.before, made.root.after) = (nil, nil, nil)
    }

    private func mentions(_ constraint: NSLayoutConstraint, _ view: UIView) -> Bool {
        [constraint.firstItem, constraint.secondItem].contains { self.view($0)?.isDescendant(of: view) == true }
    }

    private func isInside(_ constraint: NSLayoutConstraint, _ made: DescribedViews) -> Bool {
        [constraint.firstItem, constraint.secondItem].allSatisfy {
            view($0)?.isDescendant(of: made.root) ?? true
        }
    }

    /// The view that an item of a constraint is, or the one to which it belongs.
    private func view(_ item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

    @Test(arguments: LayoutDescription.all)
    func `a described layout is the same in every order of construction`(description: LayoutDescription) {
        var told = 0
        for course in Course.allCases {
            let before = tester.diagnostics.count
            let made = DescribedViews(description)
            perform(course, made)
            let found = made.differences()
            #expect(found == [], "\(course)")
            made.root.removeFromSuperview()
            told += tester.diagnostics.count - before
        }
        #expect(told == 0 || !description.fitsAllSizes)
    }

    @Test(arguments: LayoutDescription.all)
    func `a described layout is the other way round where one reads from the right`(description: LayoutDescription) {
        guard description.mirrors else { return }
        let made = DescribedViews(description)
        made.root.traitOverrides.layoutDirection = .rightToLeft
        show(made)
        NSLayoutConstraint.activate(made.constraints())
        tester.pump()
        let turned = made.differences(mirrored: true)
        made.root.traitOverrides.layoutDirection = .leftToRight
        tester.pump()

        #expect(turned == [])
        #expect(made.differences() == [])
        #expect(tester.diagnostics == [])
    }
}
