import Foundation
import UIKitCore

/// The list that the plugin writes for a module that it rewrites, written by hand.
final class AnoleModule: AnoleModuleExports {
    static func register(_ x: AnoleExports) {
        x.alias("APPView", NotingView.self)
        x.property("caption", \NotingView.caption)
        x.property("partner", \NotingView.partner)
        x.property("helpers", \NotingView.helpers)
        x.property("amount", \NotingView.amount)
        x.property("count", \NotingView.count)
        x.property("loud", \NotingView.isLoud)
        x.property("place", \NotingView.place)
        x.property("extent", \NotingView.extent)
        x.property("area", \NotingView.area)
        x.property("span", \NotingView.span)
        x.property("inner", \NotingView.inner)
        x.maker(PlainObject.self) { PlainObject() }
        x.property("factor", \NotingConstraint.factor)
        x.method("awakeFromNib") { (object: PlainObject) in object.awakeFromNib() }
        x.property("view", \PlainObject.view)
        x.property("number", \PlainObject.number)
        x.property("first", \NotingController.first)
        x.property("second", \NotingController.second)
        x.property("loose", \NotingController.loose)
        x.property("width", \NotingController.width)
        x.property("all", \NotingController.all)
        x.property("name", \SceneController.name)
        x.property("detail", \SceneController.detail)
        x.property("item", \SceneController.item)
        x.method("comeBack:") { (home: SceneController, segue: UIStoryboardSegue) in home.comeBack(segue) }
        x.method("makeDetail:sender:identifier:") {
            (maker: MakingController, coder: NSCoder, sender: Any?, identifier: String?) in
            maker.makeDetail(coder, sender: sender, identifier: identifier)
        }
        x.method("touch") { (owner: NotingController) in owner.touch() }
        x.method("touch:") { (owner: NotingController, sender: Any?) in owner.touch(sender) }
    }
}
