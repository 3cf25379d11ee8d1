import QuartzCore

extension UIView {
    /// The superview, even if a subclass overrides `superview`; not retained.
    package internal(set) var storedSuperview: UIView? {
        get { superviewReference.object }
        set { superviewReference.object = newValue }
    }

    /// The controller whose root view this is; not retained.
    package var controller: UIViewController? {
        get { controllerReference.object }
        set { controllerReference.object = newValue }
    }

    /// The window of the view; a window has none.
    var windowAbove: UIWindow? { storedSuperview?.nearest { $0.viewFlags.contains(.isWindow) }?.window }

    /// Whether the view is in a window, or is one; no view is retained on the way.
    package var isInWindow: Bool {
        var next: Unmanaged<UIView>? = .passUnretained(self)
        while let view = next {
            if view.borrow({ $0.viewFlags.contains(.isWindow) }) { return true }
            next = view.borrow { $0.superviewReference.unretained }
        }
        return false
    }

    /// The view itself or the first ancestor that satisfies a condition; no view is retained on the way.
    func nearest(where predicate: (UIView) -> Bool) -> UIView? {
        var next: Unmanaged<UIView>? = .passUnretained(self)
        while let view = next {
            if view.borrow(predicate) { return view.takeUnretainedValue() }
            next = view.borrow { $0.superviewReference.unretained }
        }
        return nil
    }

    func firstView(withTag tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in storedSubviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// The nearest controller whose view contains this one.
    package var nearestController: UIViewController? {
        var view: UIView? = self
        while let current = view {
            if let controller = current.controller { return controller }
            view = current.storedSuperview
        }
        return nil
    }

    func insert(_ view: UIView, at index: Int) {
        guard nearest(where: { $0 === view }) == nil else {
            fatalError(
                "\(view) cannot be added to \(self), which lies inside it. Remove one of them from its superview first."
            )
        }
        if view.storedSuperview === self { return reorder(view, to: index) }
        ChildAppearance.checkHierarchy(of: view, in: self)
        let newWindow = window
        let oldWindow = view.window
        let appearing = ChildAppearance.begin(view, enteringWindow: newWindow, superview: self)
        // A view that a presentation moves to another superview does not disappear.
        let disappearing =
            newWindow == nil && oldWindow != nil && view.controller?.ownPresentation == nil
            ? ChildAppearance.begin(view, leavingWindow: oldWindow) : []
        let former = view.storedSuperview
        former?.willRemoveSubview(view)
        view.willMove(toSuperview: self)
        if oldWindow !== newWindow {
            oldWindow?.viewIsLeaving(view)
            view.announceWindow(newWindow)
        }
        view.detach()
        former?.setNeedsLayout()
        let place = max(0, min(index, storedSubviews.count))
        storedSubviews.insert(view, at: place)
        view.storedSuperview = self
        place == storedSubviews.count - 1
            ? layer.addSublayer(view.layer)
            : layer.insertSublayer(view.layer, below: storedSubviews[place + 1].layer)
        view.adoptSurroundings()
        if view.followsSuperviewSize { view.markFollowers() }
        if oldWindow !== newWindow { view.finishWindow(newWindow) }
        view.didMoveToSuperview()
        didAddSubview(view)
        setNeedsLayout()
        if !view.viewFlags.isDisjoint(with: [.subtreeNeedsUpdateConstraints, .needsUpdateConstraints, .needsSolution]) {
            view.viewFlags.remove(.subtreeNeedsUpdateConstraints)
            view.markForConstraintsInTree()
        }
        for appearance in appearing { appearance.finish() }
        for appearance in disappearing { appearance.finish() }
    }

    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard let index = storedSubviews.firstIndex(where: { $0 === sibling }) else { return addSubview(view) }
        guard view !== sibling else { return }
        // The index counts after the view has left its old index among the same siblings.
        let former = view.storedSuperview === self ? storedSubviews.firstIndex { $0 === view } : nil
        let shift = former.map { $0 < index ? -1 : 0 } ?? 0
        insert(view, at: index + offset + shift)
        // Layers without views may lie between the sibling's layer and the one in front of it.
        if offset > 0, let sublayers = layer.sublayers, sublayers.count > storedSubviews.count {
            layer.insertSublayer(view.layer, above: sibling.layer)
        }
    }

    func exchange(_ first: Int, _ second: Int) {
        guard storedSubviews.indices.contains(first), storedSubviews.indices.contains(second) else { return }
        let sublayers = layer.sublayers ?? []
        let places = [first, second].compactMap { index in sublayers.firstIndex { $0 === storedSubviews[index].layer } }
        storedSubviews.swapAt(first, second)
        if let low = places.min(), let high = places.max(), low != high {
            layer.insertSublayer(sublayers[low], above: sublayers[high])
            layer.insertSublayer(sublayers[high], at: UInt32(low))
        }
        setNeedsLayout()
    }

    func remove() {
        guard let superview = storedSuperview else { return }
        let hadWindow = window
        let disappearing = ChildAppearance.begin(self, leavingWindow: hadWindow)
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        if let hadWindow {
            announceWindow(nil)
            hadWindow.viewIsLeaving(self)
        }
        detach()
        superview.setNeedsLayout()
        if hadWindow != nil { finishWindow(nil) }
        didMoveToSuperview()
        for appearance in disappearing { appearance.finish() }
    }

    private func detach() {
        // A superview that was deallocated has not removed its subviews.
        if storedSuperview != nil || layoutState?.isJoined == true, viewFlags.contains(.isKnownToConstraints) {
            leaveContainerOfConstraints()
        }
        guard let superview = storedSuperview else { return }
        superview.storedSubviews.removeLast(same: self)
        layer.removeFromSuperlayer()
        storedSuperview = nil
    }

    private func reorder(_ view: UIView, to index: Int) {
        guard let former = storedSubviews.firstIndex(where: { $0 === view }) else { return }
        let place = max(0, min(index, storedSubviews.count - 1))
        guard place != former else { return }
        storedSubviews.remove(at: former)
        storedSubviews.insert(view, at: place)
        switch place {
        case storedSubviews.count - 1: layer.addSublayer(view.layer)
        case 0: layer.insertSublayer(view.layer, at: 0)
        default: layer.insertSublayer(view.layer, below: storedSubviews[place + 1].layer)
        }
        setNeedsLayout()
    }

    private func announceWindow(_ newWindow: UIWindow?) {
        willMove(toWindow: newWindow)
        for subview in storedSubviews { subview.announceWindow(newWindow) }
    }

    private func finishWindow(_ newWindow: UIWindow?) {
        markSafeArea()
        if newWindow != nil { adoptAppearance() }
        windowDidChange()
        didMoveToWindow()
        for subview in storedSubviews { subview.finishWindow(newWindow) }
    }

    /// Adopts inherited values: scale, colours and tint.
    private func adoptSurroundings() {
        if storedSuperview?.isInWindow == true {
            traitsDidChangeInSubtree()
            propagateTintChange()
        }
    }

    private func markForConstraintsInTree() {
        viewFlags.insert(.subtreeNeedsUpdateConstraints)
        var view = storedSuperview
        while let current = view, !current.viewFlags.contains(.subtreeNeedsUpdateConstraints) {
            current.viewFlags.insert(.subtreeNeedsUpdateConstraints)
            view = current.storedSuperview
        }
    }
}
