import CoreGraphics

extension CALayer {
    /// Replaces the sublayers.
    func replaceSublayers(with layers: [CALayer]) {
        for child in children { child.removeFromSuperlayer() }
        for child in layers { addSublayer(child) }
    }

    /// Puts a layer in front of all others inside.
    func append(_ layer: CALayer) {
        if layer.superlayer === self, layer !== mask {
            move(layer, to: children.count - 1)
        } else {
            insertSublayer(layer, at: UInt32(children.count))
        }
    }

    /// Changes the order of a sublayer among the others. It does not leave the tree, so its animations continue.
    ///
    /// - Parameter index: The index in the new order, cut to the valid ones.
    private func move(_ layer: CALayer, to index: Int) {
        let index = min(index, children.count - 1)
        guard children[index] !== layer else { return }
        var others = children.filter { $0 !== layer }
        others.insert(layer, at: index)
        children = others
        setNeedsSnapshot()
        runSublayersAction()
    }

    /// The index among the other sublayers of a sublayer of this layer.
    private func index(of sibling: CALayer?, without layer: CALayer) -> Int? {
        guard let index = children.firstIndex(where: { $0 === sibling }) else { return nil }
        return layer.superlayer === self && children[..<index].holds(layer) ? index - 1 : index
    }

    /// Puts a layer at an index, cut to the valid ones. The index counts without the layer, if it is inside already.
    func insert(_ layer: CALayer, at index: Int) {
        if layer.superlayer === self, layer !== mask { return move(layer, to: index) }
        guard !isInside(layer) else {
            fatalError(
                "\(layer) cannot become a sublayer of \(self), which lies inside it. Remove one of them from its superlayer first."
            )
        }
        layer.removeFromSuperlayer()
        layer.joinPicture()
        children.insert(layer, at: min(index, children.count))
        layer.superlayer = self
        setNeedsSnapshot()
        adoptMarks(of: layer)
        layer.redrawTurnedOver()
        if layer.mayRunActions {
            layer.action(forKey: kCAOnOrderIn)?.run(forKey: kCAOnOrderIn, object: layer, arguments: nil)
        }
        runSublayersAction()
    }

    /// Runs the action for another list of sublayers, which only an app can have asked for.
    private func runSublayersAction() {
        guard mayRunActions else { return }
        action(forKey: "sublayers")?.run(forKey: "sublayers", object: self, arguments: nil)
    }

    /// Applies the marks that a layer kept while it had no superlayer to this tree.
    func adoptMarks(of layer: CALayer) {
        if layer.subtreeNeedsLayout { layer.markAncestorsForLayout() }
        if layer.subtreeNeedsDisplay { layer.markAncestorsForDisplay() }
    }

    /// Puts a layer right behind a sibling; without that sibling, at the back.
    func insert(_ layer: CALayer, behind sibling: CALayer?) {
        guard layer !== sibling else { return }
        insertSublayer(layer, at: UInt32(index(of: sibling, without: layer) ?? 0))
    }

    /// Puts a layer right in front of a sibling; without that sibling, at the front.
    func insert(_ layer: CALayer, before sibling: CALayer?) {
        guard layer !== sibling else { return }
        insertSublayer(layer, at: UInt32(index(of: sibling, without: layer).map { $0 + 1 } ?? children.count))
    }

    /// Replaces a sublayer with another layer; has no effect when it is not a sublayer.
    func replace(_ oldLayer: CALayer, by newLayer: CALayer) {
        guard oldLayer !== newLayer, children.holds(oldLayer) else { return }
        newLayer.removeFromSuperlayer()
        insertSublayer(newLayer, at: UInt32(children.firstIndex { $0 === oldLayer } ?? 0))
        oldLayer.removeFromSuperlayer()
    }

    /// Removes the layer from its superlayer; running animations in it end unfinished, unless they stay at
    /// their end.
    func leaveSuperlayer() {
        guard let superlayer else { return }
        if superlayer.mask === self {
            superlayer.mask = nil
            return
        }
        superlayer.removeChild(self)
        superlayer.setNeedsSnapshot()
        superlayer.unseenSublayers?.forget(self)
        self.superlayer = nil
        slot = -1
        joinPicture()
        dropAnimationsInTree()
        superlayer.runSublayersAction()
    }

    /// Takes a sublayer out of the list: by a loop, because a closure would be checked for its actor at each of them.
    private func removeChild(_ layer: CALayer) {
        for index in children.indices.reversed() where children[index] === layer {
            children.remove(at: index)
            return
        }
    }

    /// Makes a layer without a superlayer this one's mask, for the setter to keep.
    func prepareToMask(with mask: CALayer?, insteadOf old: CALayer?) {
        if let mask, isInside(mask) {
            fatalError("\(mask) cannot mask \(self), which lies inside it. Use a layer of its own as the mask.")
        }
        old?.superlayer = nil
        old?.dropAnimationsInTree()
        mask?.removeFromSuperlayer()
        mask?.joinPicture()
        mask?.superlayer = self
        if let mask {
            adoptMarks(of: mask)
            mask.redrawTurnedOver()
        }
        setNeedsSnapshot()
    }

    /// The topmost layer above this one, itself when it has no superlayer.
    package var rootLayer: CALayer {
        var layer = self
        while let next = layer.superlayer { layer = next }
        return layer
    }

    /// True when the layer belongs to a tree that is shown.
    package var isInShownTree: Bool { rootLayer.isTreeRoot }

    /// True for the layer itself and for all its superlayers.
    func isInside(_ layer: CALayer) -> Bool {
        var ancestor: CALayer? = self
        while let current = ancestor {
            if current === layer { return true }
            ancestor = current.superlayer
        }
        return false
    }
}
