/// The first stored property of classes whose objects are values in attributed strings.
///
/// Where Foundation on Linux compares such values, it takes the eight bytes behind an object's header for the type number that
/// the objects of Core Foundation keep there, and stops the process when they happen to hold a number that it knows, such as
/// zero. It knows none with all bits set, and asks the object itself then.
nonisolated struct ForeignObjectMark {
    private let bits = UInt64.max
}
