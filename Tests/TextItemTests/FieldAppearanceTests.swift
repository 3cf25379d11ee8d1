import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting
import UIKitText

@Suite(.application) struct FieldAppearanceTests {
    @Test func `text fields take font, colours and attributes`() {
        let tester = ViewTester()
        let proxy = UITextField.appearance()
        (proxy.font, proxy.textColor, proxy.keyboardAppearance) = (.systemFont(ofSize: 30), .red, .dark)
        UITextField.appearance(whenContainedInInstancesOf: [UIStepper.self]).defaultTextAttributes = [
            .foregroundColor: UIColor.green
        ]
        let (own, inside, stepper) = (UITextField(), UITextField(), UIStepper())
        own.textColor = .blue
        stepper.addSubview(inside)

        let field = UITextField()
        tester.show(field)
        tester.show(own)
        tester.show(stepper)

        #expect(field.font == .systemFont(ofSize: 30))
        #expect([field.textColor, own.textColor, inside.textColor] == [.red, .blue, .green])
        #expect(field.keyboardAppearance == .dark)
    }
}
