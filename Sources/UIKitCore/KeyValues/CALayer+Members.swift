package import QuartzCore

extension CALayer: LayerMemberOwner {
    package func member(forKey key: String) -> LayerMember? {
        KeyedProperty(key, ofClassOf: self).map { property in
            LayerMember(value: { property.exposedValue }, set: { property.setExposed($0) })
        }
    }
}
