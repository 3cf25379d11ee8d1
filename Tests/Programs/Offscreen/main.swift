import UIKit

// A program without an app: it measures and draws, and says how large a label, its font's line and a picture of it are.

let label = UILabel()
label.font = .systemFont(ofSize: 20)
label.text = "Without an app"
label.sizeToFit()
print("label", Int(label.bounds.width.rounded()), Int(label.bounds.height.rounded(.up)))
print("line", Int(label.font.lineHeight.rounded(.up)))

let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
view.backgroundColor = .white
label.textColor = .black
view.addSubview(label)
let picture = UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
print("picture", Int(picture.size.width), Int(picture.size.height))
try picture.pngData()?.write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
