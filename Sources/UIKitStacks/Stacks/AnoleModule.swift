import UIKitCore

/// The properties of stack views that interface files and apps reach by key.
final class AnoleModule: AnoleModuleExports {
    static func register(_ exports: AnoleExports) {
        exports.alias("UIStackView", UIStackView.self)
        exports.property("axis", \UIStackView.axis)
        exports.property("distribution", \UIStackView.distribution)
        exports.property("alignment", \UIStackView.alignment)
        exports.property("spacing", \UIStackView.spacing)
        exports.property("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement)
        exports.property("layoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement)
        exports.property("arrangedSubviews", \UIStackView.arrangedSubviews)
    }
}
