extension UIControl {
    /// Passes on those of the touches that began while the control was switched off, by a call of the superclass.
    func passOn(_ touches: Set<UITouch>, isLast: Bool = false, by call: (Set<UITouch>) -> Void) {
        let others = passedOn.filter { touches.contains($0) }
        guard !others.isEmpty else { return }
        if isLast { passedOn.removeAll { touches.contains($0) } }
        call(Set(others))
    }
}
