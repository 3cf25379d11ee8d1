extension NSLayoutConstraint {
    class func drawnConstraints(
        _ format: String, _ options: FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormat.Fault) {
            let parsed = try VisualFormatParser.parse(format)
            return VisualFormatBuilder(
                format: parsed, text: format, options: options, metrics: metrics, views: views
            ).constraints()
        } catch {
            fatalError(error.description)
        }
    }
}
