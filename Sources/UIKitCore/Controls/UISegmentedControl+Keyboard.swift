extension UISegmentedControl {
    /// Chooses the nearest enabled segment in an arrow's way; arrows lead on from a momentary control, where choosing is doing.
    func segmentStep(_ heading: UIFocusHeading) -> (() -> Void)? {
        guard !isMomentary, let sign = heading.sign(isMirrored: runsRightToLeft) else { return nil }
        return { [self] in
            let way = sign > 0 ? Array(segments.indices) : segments.indices.reversed()
            let rest = storedIndex == Self.noSegment ? way : Array(way.drop { $0 != storedIndex }.dropFirst())
            guard let index = rest.first(where: { segments[$0].isEnabled }) else { return }
            storedIndex = index
            press(nil)
            segments[index].action.map { sendAction($0) }
            sendValueChanged()
        }
    }
}
