import Observation

extension UIView {
    /// The classes of views and controllers of which an instance has read an observable model.
    @exclusivity(unchecked) private static var readingClasses: Set<ObjectIdentifier> = []

    /// Runs a callback of the view or its controller, and runs it again when an observable model that it reads has changed.
    ///
    /// Tracking costs a callback that reads no model about 0.1 µs. A class counts as reading after its first instance has read a
    /// model; the registration of that one remains until the model changes.
    package func observing(_ step: ObservedStep, of type: AnyObject.Type, _ body: () -> Void) {
        var reading = attachments?.readings[step]
        if let reading {
            reading.end()
        } else if Self.readingClasses.contains(ObjectIdentifier(type)) {
            let made = makeReading(step)
            madeAttachments.readings[step] = made
            reading = made
        }
        // The handler is made only when a model was read.
        ModelReading.track(reading, body, onChange: (reading ?? firstReading(step, of: type)).handler)
    }

    private func firstReading(_ step: ObservedStep, of type: AnyObject.Type) -> ModelReading {
        Self.readingClasses.insert(ObjectIdentifier(type))
        let reading = makeReading(step)
        madeAttachments.readings[step] = reading
        return reading
    }

    private func makeReading(_ step: ObservedStep) -> ModelReading {
        ModelReading { [weak self] in self?.run(again: step) }
    }

    /// Marks a callback to run again, because a model that it has read changes.
    func run(again step: ObservedStep) {
        switch step {
        case .layout: setNeedsLayout()
        case .constraints: setNeedsUpdateConstraints()
        case .display: setNeedsDisplay()
        case .configuration: configurationModelDidChange()
        }
    }
}
