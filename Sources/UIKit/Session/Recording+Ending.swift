import HostInterface

extension Recording {
    /// The session up to a media time, at which it ends.
    ///
    /// Answers that were not complete by then are kept as far as they had arrived, so that a replay waits for the rest as the
    /// session did. This includes requests that are made a moment later: a replay may make them earlier. So are programs.
    func ending(at end: Double) -> Recording {
        let kept = events.compactMap { event -> RecordedEvent? in
            if case .answer(let answer) = event.event, event.time > end {
                return RecordedEvent(time: end, event: .answer(answer.arrived(until: end)))
            }
            if case .program(let run) = event.event, event.time > end {
                return RecordedEvent(time: end, event: .program(run.done(until: end)))
            }
            return event.time <= end && event.event != .end ? event : nil
        }
        return Recording(header: header, events: kept + [RecordedEvent(time: end, event: .end)])
    }
}

nonisolated extension NetworkAnswer {
    /// The answer of a request that was not complete at a time: the parts that had arrived.
    fileprivate func arrived(until end: Double) -> NetworkAnswer {
        var result = self
        result.parts = parts.filter { $0.time <= end }
        (result.failure, result.message) = (.unanswered, nil)
        if result.parts.isEmpty { (result.status, result.header, result.body) = (nil, [], nil) }
        return result
    }
}
