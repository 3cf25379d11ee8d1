import Foundation

/// Answers the section of a compositional layout at an index, in the surroundings that it is laid out in.
///
/// It is asked for each section whenever the layout is computed, also in other surroundings, such as another width. nil is right
/// for a section without items alone.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
