import UIKit

/// The list that the plugin writes for a module that it rewrites, written by hand.
final class AnoleModule: AnoleModuleExports {
    static func register(_ exports: AnoleExports) { Person.exposePerson(exports) }
}
